import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// What stands in a page is built once node by node, which a phone does faster than reading it as HTML.
export default { preprocess: vitePreprocess(), compilerOptions: { fragments: "tree" } };
