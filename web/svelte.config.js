import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// A page is built node by node, which a phone does faster than reading it as HTML. All components use runes.
export default { preprocess: vitePreprocess(), compilerOptions: { fragments: "tree", runes: true } };
