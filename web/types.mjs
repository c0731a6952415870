// Writes the types of the wire, of the lobby and of the games' views from the schemas that the hall documents, and those of the page's texts from
// the English ones: npm run types. With --check it only says whether they are so.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { parse, Visitor } from "@fluent/syntax";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const docs = new URL("../docs/programs/", import.meta.url);
const read = async (name, revive) => JSON.parse(await readFile(new URL(name, docs), "utf8"), revive);

// Titles of single fields would become types of their own.
function bare(schema) {
  for (const part of Object.values(schema.properties ?? {})) delete bare(part).title;
  for (const definition of Object.values(schema.$defs ?? {})) bare(definition);
  return schema;
}

// Lists with a type for each place: json-schema-to-typescript knows the older keyword for them.
function places(_, part) {
  if (!part?.prefixItems) return part;
  const { prefixItems: items, ...list } = part;
  return { ...list, items };
}

// What the hall says is whole: what has a default is there as well.
function whole(name, part) {
  if (!part?.properties) return places(name, part);
  const given = Object.entries(part.properties).flatMap(([field, { default: usual }]) =>
    usual === undefined ? [] : field,
  );
  return { ...part, required: [...(part.required ?? []), ...given] };
}

async function types(name, title, revive = places) {
  return await written(bare(await read(`${name}.json`, revive)), title);
}

async function written(schema, title) {
  return await compile({ ...schema, title }, title, {
    bannerComment: "",
    additionalProperties: false,
    unreachableDefinitions: false,
    format: false,
  });
}

// The types of deals stand in deals.ts, whichever games have them.
async function view(game) {
  let deals = "";
  const schema = await read(`view-${game}.json`, (_, part) => {
    if (part?.$ref !== "#/$defs/Deals") return part;
    deals = 'import type { Deals } from "./deals";\n\n';
    return { tsType: "Deals" };
  });
  return deals + (await written(bare(schema), "View"));
}

/** The fields of a text: those that it counts by are numbers. */
class Fields extends Visitor {
  found = new Map();
  visitVariableReference({ id: { name } }) {
    if (!this.found.has(name)) this.found.set(name, "string | number");
  }
  visitFunctionReference(call) {
    const [field] = call.arguments.positional;
    if (call.id.name === "NUMBER" && field?.type === "VariableReference") this.found.set(field.id.name, "number");
    this.genericVisit(call);
  }
  visitSelectExpression(choice) {
    const { selector, variants } = choice;
    const counts = variants.some(({ key }) => /^(zero|one|two|few|many)$/.test(key.name ?? "one"));
    if (counts && selector.type === "VariableReference") this.found.set(selector.id.name, "number");
    this.genericVisit(choice);
  }
}

async function words() {
  const folder = new URL("src/words/en/", import.meta.url);
  const lines = [];
  for (const file of (await readdir(folder)).sort())
    for (const entry of parse(await readFile(new URL(file, folder), "utf8")).body) {
      if (entry.type === "Junk") throw new Error(`${file}: ${entry.annotations[0]?.message}\n${entry.content}`);
      if (entry.type !== "Message") continue;
      const fields = new Fields();
      fields.visit(entry);
      const given = [...fields.found].map(([name, type]) => `${name}: ${type}`).join("; ");
      lines.push(`  "${entry.id.name}": ${given ? `{ ${given} }` : "object"};\n`);
    }
  return `/** Every text of the page, and what must be given to say it. */\nexport interface Words {\n${lines.join("")}}\n`;
}

const note = (from) => `// Made from ${from} by \`npm run types\`; don't change it by hand.\n\n`;
const generated = {
  "incoming.ts": await types("wire-incoming", "Incoming"),
  "outgoing.ts": await types("wire-outgoing", "Outgoing", whole),
  "deals.ts": await types("deals", "Deals"),
  "lobby.ts": astToString(await openapi(await read("openapi.json"))),
};
for (const file of await readdir(docs)) {
  const game = /^view-(.*)\.json$/.exec(file)?.[1];
  if (game) generated[`${game}.ts`] = await view(game);
}
for (const [name, text] of Object.entries(generated)) generated[name] = note("docs/programs") + text;
generated["words.ts"] = note("src/words/en") + (await words());
for (const [name, text] of Object.entries(generated)) {
  const path = new URL(`src/generated/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) await writeFile(path, text);
  else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
    console.error(`${name} is not what it is made from; write it again with npm run types`);
    process.exitCode = 1;
  }
}
