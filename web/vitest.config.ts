import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// One page for all files of tests: a new one for each costs five times the tests themselves.
export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "jsdom",
      isolate: false,
      setupFiles: ["tests/setup.ts"],
      include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    },
  }),
);
