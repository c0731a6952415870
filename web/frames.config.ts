import { defineConfig } from "@playwright/test";
import plain from "./playwright.config";

/** `npm run frames` measures how many frames a second the browser draws with the fullest board of Thrones. */
export default defineConfig(plain, { testMatch: "frames.ts", timeout: 240_000, workers: 1 });
