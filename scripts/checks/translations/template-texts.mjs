import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../lib/paths.mjs';
import { sourceFiles } from '../../lib/source-files.mjs';

const FEATURE = 'backend/src/features/templates';

/**
 * What people read of the document templates that come with the product.
 * @returns {{ names: string[], texts: Set<string> }} the types of document, and every label, heading, explanation and choice of a form
 */
export function templateTexts() {
  const read = (folder, pattern) =>
    sourceFiles([`${FEATURE}/${folder}`], pattern).map((file) => [file, readFileSync(inRoot(file), 'utf8')]);
  const blocks = Object.fromEntries(read('blocks', /[.]json$/).map(([file, json]) => [path.basename(file, '.json'), JSON.parse(json)]));
  const templates = read('shipped', /\/template[.]json$/).map(([, json]) => JSON.parse(json));
  return {
    names: templates.map(({ documentType }) => documentType),
    texts: new Set(templates.flatMap((template) => textsIn(template, blocks))),
  };
}

/**
 * What one template is, in a sentence, and the texts of its form, those of the shared blocks that it uses included.
 * @param {{ fields: object[], price?: { description: string } }} template
 * @param {Record<string, object>} blocks by name
 * @returns {string[]}
 */
export function textsIn(template, blocks) {
  const ofForm = template.fields.flatMap((field) => {
    if (!field.block) return stringsIn(field);
    const shared = stringsIn(blocks[field.block]?.fields ?? []).map((text) => text.replaceAll('{label}', field.label));
    return [...stringsIn(field), ...shared];
  });
  return [...stringsIn(template.price?.description), ...ofForm];
}

const stringsIn = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/**
 * What is wrong with the Hindi of the templates: a template without a name, or Hindi of something that no template says.
 * @param {{ names: Record<string, string>, texts: Record<string, string> }} hindi
 * @param {{ names: string[], texts: Set<string> }} templates
 * @returns {string[]} one line each
 */
export function templateProblems(hindi, templates) {
  const entries = [...Object.entries(hindi.names), ...Object.entries(hindi.texts)];
  return [
    ...templates.names.filter((name) => !Object.hasOwn(hindi.names, name)).map((name) => `templates.json: no Hindi name for ${name}`),
    ...Object.keys(hindi.names)
      .filter((name) => !templates.names.includes(name))
      .map((name) => `templates.json: no template is ${name}`),
    ...Object.keys(hindi.texts)
      .filter((text) => !templates.texts.has(text))
      .map((text) => `templates.json: no template says "${text}"`),
    ...entries.filter(([, translation]) => !translation.trim()).map(([text]) => `templates.json: "${text}" is empty`),
  ];
}
