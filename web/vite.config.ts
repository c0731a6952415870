import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences.ts";

const hall = "http://127.0.0.1:8344";

/** The words of a language other than English; what it calls itself is known before it is chosen. */
const OTHER_WORDS = /\/src\/words\/(?!en\/)([\w-]+)\/(?!language\.)[\w-]+\.ftl/;

export default defineConfig({
  base: "./", // the hall may be below a path of another site, and puts that in its place
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/greathall/hall/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the hall's policy allows files of its own only, no data in addresses
    target: "es2022",
    // The files of a language come as one, when it is chosen.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ test: OTHER_WORDS, name: (file) => OTHER_WORDS.exec(file)?.[1] ?? null }] },
      },
    },
  },
  server: { proxy: { "/api": hall, "/wire": { target: hall, ws: true } } },
});
