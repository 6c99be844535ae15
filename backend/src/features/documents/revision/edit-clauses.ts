import { clauseNamed, outlineOf, type OutlineClause } from './clause-outline.js';

const LABELS = String.raw`\d{1,3}(?:\.\d{1,3}){0,3}(?:\([a-z]{1,5}\)){0,2}`;
const REFERENCE = new RegExp(
  String.raw`\b((?:sub-?)?(?:clause|paragraph)s?\s+)(${LABELS}(?:\s{0,2}(?:,|and|or|to)\s{1,2}${LABELS}){0,8})(?!\s+of\s+(?:the|that|an?)\s)`,
  'gi',
);
const SUB_CLAUSE = /^\s*(\d{1,3})\.\d{1,3}\s/;
const LEADING_LABEL = /^(\s*\**)(\d{1,3})(\.(?=\s)|(?:\.\d{1,3})+\.?(?=\s))/;

export type Removal = { text: string; title: string } | { refusal: 'not-found' | 'referred-to' };

/** Takes a clause out, renumbers what follows and the references to it. A clause that others refer to stays. */
export function removeClause(text: string, name: string): Removal {
  const outline = outlineOf(text);
  const clause = clauseNamed(outline, name);
  if (!clause || outline.clauses.length < 2) return { refusal: 'not-found' };
  const { lines } = outline;
  const rest = [...lines.slice(0, clause.from), ...lines.slice(clause.to)].join('\n');
  if (referencesIn(rest).has(clause.number)) return { refusal: 'referred-to' };
  const renumbered = (number: number) => (number > clause.number ? number - 1 : number);
  const kept = [
    ...lines.slice(0, clause.from),
    ...lines.slice(clause.to, outline.bodyEnd).map((line) => relabelled(line, renumbered)),
    ...lines.slice(outline.bodyEnd),
  ];
  return { text: tidy(withReferences(kept.join('\n'), renumbered)), title: clause.title };
}

/** Adds a clause after the last one. In a text without numbered clauses it becomes a part with a heading. */
export function addClause(text: string, title: string, paragraphs: readonly string[]): string {
  const { lines, clauses, bodyEnd } = outlineOf(text);
  const number = clauses.length + 1;
  const added =
    clauses.length > 0
      ? [`${number}. ${title}`, ...paragraphs.map((paragraph, index) => `${number}.${index + 1} ${paragraph}`)]
      : [`## ${title}`, ...paragraphs.map((paragraph) => `- ${paragraph}`)];
  return tidy([...lines.slice(0, bodyEnd), '', ...added.flatMap((line) => [line, '']), ...lines.slice(bodyEnd)].join('\n'));
}

const SPECIAL = 'Special conditions';

/** Sets out texts word for word as special conditions, after those that are there. */
export function addSpecialConditions(text: string, conditions: readonly string[]): string {
  const { lines, clauses } = outlineOf(text);
  const special = clauses.find(({ title }) => title.toLowerCase() === SPECIAL.toLowerCase());
  if (!special) return addClause(text, SPECIAL, conditions);
  const held = countOf(lines.slice(special.from, special.to), special);
  const added = conditions.flatMap((condition, index) => ['', `${special.number}.${held + index + 1} ${condition}`]);
  return tidy([...lines.slice(0, special.to), ...added, '', ...lines.slice(special.to)].join('\n'));
}

const countOf = (lines: readonly string[], { number }: OutlineClause): number =>
  lines.filter((line) => SUB_CLAUSE.exec(line)?.[1] === String(number)).length;

function relabelled(line: string, map: (number: number) => number): string {
  return line.replace(LEADING_LABEL, (_whole, lead: string, number: string, rest: string) => `${lead}${map(Number(number))}${rest}`);
}

function withReferences(text: string, map: (number: number) => number): string {
  return text.replace(REFERENCE, (_whole, word: string, labels: string) => {
    return word + labels.replace(new RegExp(LABELS, 'g'), (label) => label.replace(/^\d+/, (number) => String(map(Number(number)))));
  });
}

function referencesIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const match of text.matchAll(REFERENCE))
    for (const [label] of (match[2] ?? '').matchAll(new RegExp(LABELS, 'g'))) found.add(parseInt(label, 10));
  return found;
}

const tidy = (text: string): string => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
