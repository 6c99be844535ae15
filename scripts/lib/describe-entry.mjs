import { inRoot } from './paths.mjs';

/**
 * Prints what the back end says of itself, from its source: a line of JSON with the schema, for which others wait, and one with the other files,
 * texts by the files that they are for. In one program, since to load the back end takes longer than to describe it.
 */
const source = (file) => import(inRoot('backend/src', file));
const say = (texts) => process.stdout.write(`${JSON.stringify(texts)}\n`);

const { schemaText } = await source('print-schema.ts');
say({ 'schema.graphql': await schemaText() });
const { openApiFiles } = await source('print-openapi.ts');
say(await openApiFiles());
