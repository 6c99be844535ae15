/** How many of the sections that acts name themselves our reading finds with their number, and how many it finds twice. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../scripts/lib/paths.mjs';
import { impliedSections } from './lib/implied-sections.mjs';
import { result } from './lib/result.mjs';
import { DATA } from './lib/retrieval-sets.mjs';

const NAME = 'sections';
const FOLDER = join(DATA, 'indian-acts', 'raw');
const READING = inRoot('backend', 'dist', 'features', 'retrieval', 'reading');
const SHOWN = 12;

/**
 * Reads the acts as they came out of their PDF files. Each act that misses or doubles a section is named.
 * @returns {Promise<{ name: string, results: object[], notes?: string[], skipped?: string }>}
 */
export async function run() {
  if (!existsSync(FOLDER)) return { name: NAME, results: [], skipped: 'skipped: the data folder is not beside the checkout' };
  const { prepareText } = await import(pathToFileURL(join(READING, 'text-cleaner.js')).href);
  const { parseStructure } = await import(pathToFileURL(join(READING, 'structure', 'parse-structure.js')).href);
  const notes = [];
  const total = { acts: 0, named: 0, found: 0, doubles: 0, contents: 0, milliseconds: 0 };
  for (const name of readdirSync(FOLDER).sort()) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const begun = performance.now();
    const { text: cleaned } = prepareText(text.split('\f').map((page, i) => ({ number: i + 1, text: page })));
    const units = parseStructure(cleaned, 'act');
    total.milliseconds += performance.now() - begun;
    const { labels, from, omitted } = impliedSections(text);
    const found = units.filter(({ kind }) => kind === 'section').map(({ label }) => label);
    const missing = labels.filter((label) => !found.includes(label));
    const doubles = found.filter((label, i) => found.indexOf(label) !== i);
    total.acts += 1;
    total.contents += from === 'contents' ? 1 : 0;
    total.named += labels.length;
    total.found += labels.length - missing.length;
    total.doubles += doubles.length;
    if (missing.length + doubles.length > 0)
      notes.push(`${name} (${labels.length} by ${from}, ${omitted.length} omitted): missing ${some(missing)}; twice ${some(doubles)}`);
  }
  notes.unshift(`${total.acts} acts, ${total.contents} of them with a table of contents`);
  return {
    name: NAME,
    results: [
      result('sections found with their number', { ours: (100 * total.found) / total.named, unit: '%', target: '>= 99' }),
      result('sections named by the acts', { ours: total.named, unit: '' }),
      result('sections found twice', { ours: total.doubles, unit: '', target: '<= 0' }),
      result('cleaned and read', { ours: total.milliseconds, unit: 'ms' }),
    ],
    notes,
  };
}

const some = (labels) =>
  labels.length === 0 ? 'none' : labels.slice(0, SHOWN).join(', ') + (labels.length > SHOWN ? `, … (${labels.length})` : '');
