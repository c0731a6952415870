/** Writes `licences.txt` beside the page: what others have made of all that is bundled, with its licence. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULES = join(import.meta.dirname, "node_modules");
/** Texts of packages that bring none. */
const OWN = join(import.meta.dirname, "licences");
const APACHE = join(import.meta.dirname, "../LICENSE");

/** The package that a file belongs to, if it is one of others. */
const packageOf = (file: string): string | undefined => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

function textOf(name: string, licence: string): string {
  const found = readdirSync(join(MODULES, name)).find((file) => /^licen[cs]e/i.test(file));
  const own = join(OWN, `${name.replace("/", "-")}.txt`);
  const file = found ? join(MODULES, name, found) : existsSync(own) ? own : licence === "Apache-2.0" ? APACHE : "";
  if (!file) throw new Error(`${name} brings no text of its licence (${licence}); put it into web/licences/`);
  // Vite's own is followed by those of what it is built with, none of which gets into the page.
  return (readFileSync(file, "utf8").split("\n# Licenses of bundled dependencies")[0] ?? "").trim();
}

export function licences(): Plugin {
  return {
    name: "licences",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((made) =>
        made.type === "chunk" ? made.moduleIds : made.originalFileNames,
      );
      // Vite adds a few lines of its own, by which parts of the page are fetched.
      const names = [...new Set([...files.flatMap((file) => packageOf(file) ?? []), "vite"])].sort();
      const parts = names.map((name) => {
        const { version, license } = JSON.parse(readFileSync(join(MODULES, name, "package.json"), "utf8")) as Record<
          "version" | "license",
          string
        >;
        return `${name} ${version} (${license})\n\n${textOf(name, license)}\n`;
      });
      const source = ["What others have made and this page holds, with their licences.\n", ...parts].join(
        `\n${"=".repeat(78)}\n\n`,
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
