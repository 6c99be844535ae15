import { MARK } from '../values/marks.js';
import { outlineOf, type OutlineClause } from '@themis/draft';
import { type NumberedLine, parseNumbered, printNumbered } from './numbered/numbered-text.js';

const SUB_CLAUSE = /^\s*(\d{1,3})\.\d{1,3}\s/;
/** Adds a clause after the last one. In a text without numbered clauses it becomes a part with a heading. */
export function addClause(text: string, title: string, paragraphs: readonly string[]): string {
  const { lines, clauses, bodyEnd } = outlineOf(text);
  if (isInParagraphs(text)) return addParagraphs(text, title, paragraphs);
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
  if (isInParagraphs(text)) return addParagraphs(text, SPECIAL, conditions);
  const { lines, clauses } = outlineOf(text);
  const special = clauses.find(({ title }) => title.toLowerCase() === SPECIAL.toLowerCase());
  if (!special) return addClause(text, SPECIAL, conditions);
  const held = countOf(lines.slice(special.from, special.to), special);
  const added = conditions.flatMap((condition, index) => ['', `${special.number}.${held + index + 1} ${condition}`]);
  return tidy([...lines.slice(0, special.to), ...added, '', ...lines.slice(special.to)].join('\n'));
}

/** Whether a text counts its paragraphs through and has no sub-paragraphs, as notices, letters and pleadings do. */
function isInParagraphs(text: string): boolean {
  const { lines, clauses } = outlineOf(text);
  return clauses.length > 0 && !lines.some((line) => SUB_CLAUSE.test(line));
}

/** Adds numbered paragraphs under a heading, after those that stand under it; numbers and references follow. */
function addParagraphs(text: string, heading: string, paragraphs: readonly string[]): string {
  const { clauses, bodyEnd } = outlineOf(text);
  const lines = parseNumbered(text);
  const wanted = `## ${heading.toLowerCase()}`;
  const at = lines.findIndex(({ mark, text: words }) => mark === '' && words.toLowerCase() === wanted);
  const headingAfter = at < 0 ? -1 : lines.findIndex(({ text: words }, index) => index > at && words.startsWith('#'));
  const next = headingAfter < 0 ? undefined : clauses.find(({ from }) => from > headingAfter);
  const headingOfNext = next ? lines.slice(0, next.from).findLastIndex(({ text: words }) => words.startsWith('#')) : bodyEnd;
  const place = at >= 0 && at < bodyEnd ? headingOfNext : bodyEnd;
  let id = lines.reduce((most, line) => Math.max(most, line.id), 0);
  const line = (mark: string, words: string): NumberedLine => ({ id: (id += 1), mark, text: words });
  const added = [
    ...(place === headingOfNext && at >= 0 && at < bodyEnd ? [] : [line('', ''), line('', `## ${heading}`)]),
    ...paragraphs.flatMap((words) => [line('', ''), line(MARK.clause, words)]),
    line('', ''),
  ];
  return tidy(printNumbered([...lines.slice(0, place), ...added, ...lines.slice(place)]));
}

const countOf = (lines: readonly string[], { number }: OutlineClause): number =>
  lines.filter((line) => SUB_CLAUSE.exec(line)?.[1] === String(number)).length;

const tidy = (text: string): string => `${text.replace(/\n{3,}/g, '\n\n').trim()}\n`;
