import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA } from './retrieval-sets.mjs';

const FOLDER = join(DATA, 'starter-law');
const SECTION = /^## Section (\S+?) - (.*)$/gm;

/** Where the product loads it from. */
export const STARTER_LAW = `file:${FOLDER}`;

export const hasStarterLaw = () => existsSync(join(FOLDER, 'manifest.json'));

/** The acts of the starter library by their titles in the guide: their text, and the sections that stand under headings of their own. */
export function starterActs() {
  const { acts } = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8'));
  return new Map(
    acts.map(({ act, parts }) => {
      const text = parts.map(({ path }) => readFileSync(join(FOLDER, path), 'utf8')).join('\n');
      return [act, { text, sections: sectionsOf(text) }];
    }),
  );
}

/** @returns {Map<string, { heading: string, text: string }>} the words of each section; empty for a print page by page */
function sectionsOf(text) {
  const heads = [...text.matchAll(SECTION)];
  const sections = new Map();
  for (const [at, { 0: head, 1: number, 2: heading, index }] of heads.entries()) {
    const next = text.indexOf('\n## ', index + head.length);
    const end = Math.min(next < 0 ? text.length : next, heads[at + 1]?.index ?? text.length);
    const body = withoutMarks(text.slice(index + head.length, end)).trim();
    if (!sections.has(number)) sections.set(number, { heading: heading.trim().replace(/[.\s]+$/, ''), text: body });
  }
  return sections;
}

/** "^1[(2) …]": marks of footnotes, and brackets around what was put in. */
const withoutMarks = (text) => text.replace(/\^\s?\d{1,3}\s{0,3}/gu, '').replace(/\[(\(\w{1,4}\))\]/gu, '$1');
