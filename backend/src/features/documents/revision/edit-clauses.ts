import { outlineOf, type OutlineClause } from './clause-outline.js';

const SUB_CLAUSE = /^\s*(\d{1,3})\.\d{1,3}\s/;
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

const tidy = (text: string): string => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
