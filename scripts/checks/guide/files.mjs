import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../../lib/paths.mjs';

const GUIDE = 'backend/src/features/retrieval/guide';
const MOST_ISSUES = 20;
/** How the lists mark a number that no longer holds a section. */
const NO_SECTION = /^(?:omitted|repealed)\b/i;

/** All files of the guide: acts by their title; topics, tables of successors and sections without force as `{ file, content }`. */
export function readGuide() {
  return {
    acts: new Map(folder('acts').map(({ content }) => [content.title, content])),
    topics: folder('topics'),
    successors: folder('successors'),
    words: folder('words'),
    gone: { file: 'gone.json', content: json('gone.json') },
    commencements: { file: 'commencements.json', content: json('commencements.json') },
  };
}

/** Says in one line each what keeps a file from having its form; nothing when it has it. */
export function formProblems(file, parsed) {
  return parsed.success
    ? []
    : parsed.error.issues.slice(0, MOST_ISSUES).map(({ path, message }) => `${file} ${path.join('.')}: ${message}`);
}

/** The heading of a section, Article, Order or Rule in the list of its act, or undefined when the act has none of that number. */
export function headingOf(act, section) {
  return act.sections[section] ?? act.items?.[section];
}

/** Whether a heading only marks where a section once stood. */
export function isEmpty(heading) {
  return NO_SECTION.test(heading);
}

function folder(name) {
  return readdirSync(inRoot(`${GUIDE}/${name}`))
    .filter((entry) => entry.endsWith('.json'))
    .map((entry) => ({ file: `${name}/${entry}`, content: json(`${name}/${entry}`) }));
}

function json(path) {
  return JSON.parse(readFileSync(inRoot(`${GUIDE}/${path}`), 'utf8'));
}
