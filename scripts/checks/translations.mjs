import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { sourceFiles } from '../lib/source-files.mjs';
import { templateProblems, templateTexts } from './translations/template-texts.mjs';
import { textsOf } from './translations/texts.mjs';

const CATALOGUES = 'frontend/src/shared/i18n/hindi';
/** Of what the server says: the names and forms of its templates. */
const TEMPLATES = `${CATALOGUES}/templates.json`;
/** Loaded with the administrators' panel only. */
const ADMIN_CATALOGUE = /\/admin[\w-]*[.]json$/;
const ADMIN_SOURCE = /^frontend\/src\/pages\/admin\//;

/** Every text of the client has its Hindi, every Hindi is of a text that is used, and both name the same values. */
export const translations = {
  name: 'translations',
  mend: 'a line in frontend/src/shared/i18n/hindi for each text, and none for a text that is gone',
  run: async () => {
    const { default: ts } = await import('typescript');
    const { parse } = await import('@messageformat/parser');
    const texts = sourceFiles(['frontend/src'], /(?<![.]test)[.]tsx?$/).flatMap((file) =>
      textsOf(ts, file, readFileSync(inRoot(file), 'utf8')).map((found) => ({ ...found, file })),
    );
    const catalogues = sourceFiles([CATALOGUES], /(?<!\/templates)[.]json$/).map((file) => {
      const json = readFileSync(inRoot(file), 'utf8');
      return { file, hindi: JSON.parse(json), twice: twiceIn(json) };
    });
    const problems = [
      ...problemsOf(texts, catalogues, (text) => valuesOf(parse(text))),
      ...templateProblems(JSON.parse(readFileSync(inRoot(TEMPLATES), 'utf8')), templateTexts()),
    ];
    return { ok: problems.length === 0, output: problems.join('\n'), note: `${new Set(texts.map(({ text }) => text)).size} texts` };
  },
};

/**
 * Texts that stand twice in a catalogue of one line each: of those a parser keeps the last, and two screens may have meant two things.
 * @param {string} json
 * @returns {string[]}
 */
export function twiceIn(json) {
  const keys = json.split('\n').flatMap((line) => (line.startsWith('  "') ? [line.slice(2, line.indexOf('": "') + 1)] : []));
  return keys.filter((key, at) => keys.indexOf(key) < at).map((key) => JSON.parse(key));
}

/**
 * What is wrong with the catalogues.
 * @param {{ file: string, text?: string, wrong?: string, isMessage?: boolean }[]} texts
 * @param {{ file: string, hindi: Record<string, string>, twice?: string[] }[]} catalogues
 * @param {(message: string) => string[]} valuesIn names of the values that a message in ICU MessageFormat takes, sorted
 * @returns {string[]} one line each
 */
export function problemsOf(texts, catalogues, valuesIn) {
  const problems = texts.flatMap(({ file, wrong }) => (wrong ? [`${file}: ${wrong}`] : []));
  for (const { file, twice = [] } of catalogues) problems.push(...twice.map((text) => `${path.basename(file)}: "${text}" is in it twice`));
  const entries = catalogues.flatMap(({ file, hindi }) =>
    Object.entries(hindi).map(([text, translation]) => ({ file, text, translation })),
  );
  const known = new Map();
  for (const { file, text, translation } of entries) {
    if (known.has(text) && ADMIN_CATALOGUE.test(file) === ADMIN_CATALOGUE.test(known.get(text).file))
      problems.push(`${path.basename(file)}: "${text}" is in ${path.basename(known.get(text).file)} as well`);
    if (!known.has(text) || !ADMIN_CATALOGUE.test(file)) known.set(text, { file, translation });
    if (!String(translation).trim()) problems.push(`${path.basename(file)}: "${text}" is empty`);
  }
  const used = new Map();
  for (const { file, text, isMessage } of texts) {
    if (text === undefined || used.has(`${ADMIN_SOURCE.test(file)} ${text}`)) continue;
    used.set(`${ADMIN_SOURCE.test(file)} ${text}`, true).set(text, true);
    const hindi = known.get(text);
    if (!hindi) problems.push(`${file}: no Hindi for "${text}"`);
    else if (ADMIN_CATALOGUE.test(hindi.file) && !ADMIN_SOURCE.test(file))
      problems.push(`${file}: "${text}" has its Hindi in the panel's catalogue`);
    else {
      const wanted = isMessage ? text : '';
      problems.push(...differences(wanted, hindi.translation, valuesIn).map((one) => `${path.basename(hindi.file)}: "${text}": ${one}`));
    }
  }
  for (const { file, text } of entries) if (!used.has(text)) problems.push(`${path.basename(file)}: no text of the client is "${text}"`);
  return problems;
}

function differences(text, translation, valuesIn) {
  try {
    const [wanted, given] = [text, translation].map((message) => valuesIn(message).join(', '));
    return wanted === given ? [] : [`takes ${wanted || 'no values'}, its Hindi ${given || 'none'}`];
  } catch (error) {
    return [error.message.split('\n')[0]];
  }
}

/** Names of the values in a parsed message, those inside of plurals too. */
function valuesOf(tokens) {
  const names = new Set();
  const visit = (token) => {
    if (token.arg) names.add(token.arg);
    for (const { tokens: inner } of token.cases ?? []) inner.forEach(visit);
  };
  tokens.forEach(visit);
  return [...names].sort();
}
