import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const hall = "http://127.0.0.1:8344";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/greathall/hall/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the hall's policy allows files of its own only, no data in addresses
    target: "es2022",
  },
  server: { proxy: { "/api": hall, "/wire": { target: hall, ws: true } } },
});
