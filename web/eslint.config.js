// Few rules, of what types and formatting cannot say: a promise that nobody waits for, and props that nothing reads.
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { files: ["src/**/*.ts", "src/**/*.svelte"], extends: [tseslint.configs.base] },
  svelte.configs["flat/base"],
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"], parser: tseslint.parser } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: false }],
      "svelte/no-unused-props": "error",
    },
  },
  { ignores: ["src/wire/types.ts"] },
);
