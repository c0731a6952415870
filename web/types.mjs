// Writes the types of the wire and of the lobby from the schemas that the hall documents: npm run types
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const docs = new URL("../docs/programs/", import.meta.url);
const read = async (name) => JSON.parse(await readFile(new URL(name, docs), "utf8"));

// Titles of single fields would become types of their own.
function bare(schema) {
  for (const part of Object.values(schema.properties ?? {})) delete part.title;
  for (const definition of Object.values(schema.$defs ?? {})) bare(definition);
  return schema;
}

async function wire(name, title) {
  const schema = { ...bare(await read(`wire-${name}.json`)), title };
  return await compile(schema, title, {
    bannerComment: "",
    additionalProperties: false,
    unreachableDefinitions: false,
    format: false,
  });
}

const note = "// Made from docs/programs by `npm run types`; don't change it by hand.\n\n";
await writeFile(new URL("src/made/incoming.ts", import.meta.url), note + (await wire("incoming", "Incoming")));
await writeFile(new URL("src/made/outgoing.ts", import.meta.url), note + (await wire("outgoing", "Outgoing")));
await writeFile(
  new URL("src/made/lobby.ts", import.meta.url),
  note + astToString(await openapi(await read("openapi.json"))),
);
