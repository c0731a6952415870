// Writes the types of the wire, of the lobby and of the games' views from the schemas that the hall documents: npm run types. With --check it only says whether they are so.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const docs = new URL("../docs/programs/", import.meta.url);
const read = async (name, revive) => JSON.parse(await readFile(new URL(name, docs), "utf8"), revive);

// Titles of single fields would become types of their own.
function bare(schema) {
  for (const part of Object.values(schema.properties ?? {})) delete part.title;
  for (const definition of Object.values(schema.$defs ?? {})) bare(definition);
  return schema;
}

async function types(name, title) {
  return await written(bare(await read(`${name}.json`)), title);
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

const note = "// Made from docs/programs by `npm run types`; don't change it by hand.\n\n";
const generated = {
  "incoming.ts": await types("wire-incoming", "Incoming"),
  "outgoing.ts": await types("wire-outgoing", "Outgoing"),
  "deals.ts": await types("deals", "Deals"),
  "lobby.ts": astToString(await openapi(await read("openapi.json"))),
};
for (const file of await readdir(docs)) {
  const game = /^view-(.*)\.json$/.exec(file)?.[1];
  if (game) generated[`${game}.ts`] = await view(game);
}
for (const [name, text] of Object.entries(generated)) {
  const path = new URL(`src/generated/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) await writeFile(path, note + text);
  else if ((await readFile(path, "utf8").catch(() => "")) !== note + text) {
    console.error(`${name} is not what docs/programs says; write it again with npm run types`);
    process.exitCode = 1;
  }
}
