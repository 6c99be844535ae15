import { operationsOf } from './unsaid.mjs';

const NAME = 'document';

/**
 * Examples of an OpenAPI document (3.1) that their own schemas refuse.
 * @returns {Promise<string[]>} each as its place and what is wrong
 */
export async function wrongExamples(document) {
  // Loaded here, since on a fresh clone the packages are there only once the checks have installed them.
  const [{ Ajv2020 }, { fullFormats }] = await Promise.all([import('ajv/dist/2020.js'), import('ajv-formats/dist/formats.js')]);
  // A file stands in an example as its name.
  const ajv = new Ajv2020({ strict: false, formats: { ...fullFormats, binary: true } });
  ajv.addSchema(document, NAME);
  const problems = [];
  const judge = (media, at) => {
    if (media?.example === undefined || !media.schema) return;
    const validate = ajv.compile(inDocument(media.schema));
    if (!validate(media.example)) problems.push(`${at}: ${ajv.errorsText(validate.errors, { separator: '; ' }).slice(0, 300)}`);
  };
  for (const [where, { requestBody, responses }] of operationsOf(document)) {
    for (const media of Object.values(requestBody?.content ?? {})) judge(media, `${where}, example of the body`);
    for (const [status, { content }] of Object.entries(responses))
      for (const media of Object.values(content ?? {})) judge(media, `${where} ${status}, example of the answer`);
  }
  return problems;
}

/** The schema with its references read in the document that it comes from. */
const inDocument = (schema) =>
  JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' && typeof value === 'string' ? `${NAME}${value}` : value));
