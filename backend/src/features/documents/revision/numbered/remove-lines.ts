import { MARK } from '../../values/marks.js';
import { type NumberedLine, referencesIn } from './numbered-text.js';

const LEVEL: Readonly<Record<string, number>> = { [MARK.clause]: 1, [MARK.sub]: 2, [MARK.item]: 3, [MARK.subitem]: 4, [MARK.schedule]: 1 };
const levelOf = ({ mark }: NumberedLine): number => LEVEL[mark] ?? 9;

/** "## Consequences": what stands over the lines behind it. */
export const isHeading = (line: NumberedLine | undefined): boolean => line?.mark === '' && line.text.startsWith('#');

/** Where what belongs to a line ends: its sub-paragraphs, items and text without a number. */
export function endOf(lines: readonly NumberedLine[], from: number, bodyEnd: number): number {
  const first = lines[from];
  if (!first) return from;
  const level = levelOf(first);
  let to = from + 1;
  while (
    to < lines.length &&
    !isHeading(lines[to]) &&
    !((lines[to]?.mark !== '' && levelOf(lines[to] ?? first) <= level) || (to >= bodyEnd && first.mark !== MARK.schedule))
  )
    to += 1;
  return to;
}

const ANNEX = /\bAnnexure (?:[A-Z]{1,4}-\d{1,2}|[A-Z]|\d{1,2})\b/g;
/** An entry of a list of documents, which gives the annexure its name. */
const LISTED_ANNEX = /^Annexure (?:[A-Z]{1,4}-\d{1,2}|[A-Z]|\d{1,2})(?=:)/;

/** What `removeLines` makes of a text; `citedBy` names the lines that cannot do without what is removed. */
export type LinesRemoved = { lines: NumberedLine[] } | { citedBy: NumberedLine[] };

/**
 * Takes lines `from` to before `to` out and takes back what other lines say about them. Lines whose sense depends on a reference to
 * what is gone stop it.
 */
export function removeLines(lines: readonly NumberedLine[], from: number, to: number): LinesRemoved {
  const gone = new Set(lines.slice(from, to).map(({ id }) => id));
  const annexes = new Set(lines.slice(from, to).flatMap(({ text }) => LISTED_ANNEX.exec(text)?.[0] ?? []));
  const citedBy: NumberedLine[] = [];
  const rest = [...lines.slice(0, from), ...lines.slice(to)].flatMap((line) => {
    if ((line.text.match(ANNEX) ?? []).some((cited) => annexes.has(cited))) citedBy.push(line);
    if (!referencesIn(line.text).some((id) => gone.has(id))) return [line];
    const text = withoutReferences(line.text, gone);
    if (text === null) citedBy.push(line);
    return text === null || text === '' ? [] : [{ ...line, text }];
  });
  if (citedBy.length > 0) return { citedBy };
  return { lines: withListEnds(lines, rest, gone) };
}

const REF = String.raw`(?:(?:sub-?)?(?:clause|paragraph)s?\s)?[\ue005\ue004]ID\ue007`;
const OTHER = String.raw`(?:(?:sub-?)?(?:clause|paragraph)s?\s)?[\ue005\ue004]\d+\ue007`;
/** Ways in which a sentence mentions another clause and does without it, each with what is left. */
const MENTIONS: readonly [string, string][] = [
  [String.raw`(${OTHER}),?\s(?:or|and)\s${REF}`, '$1'],
  [String.raw`${REF},?\s(?:or|and)\s(${OTHER})`, '$1'],
  [String.raw`(${OTHER}),\s${REF}(?=,|\s(?:or|and)\s)`, '$1'],
  [String.raw`^${REF},\s(?=.*?\s(?:or|and)\s)`, ''],
  [String.raw`,?\sunless\s[^,.;]{1,60}\s(?:under|in)\s${REF}(?:\sor\sextended\sin\swriting)?`, ''],
  [String.raw`,?\s(?:except|other\sthan)\s(?:as\s\w{1,12}\s)?(?:under|in|by)\s${REF}`, ''],
  [String.raw`^(?:Subject\sto|Except\sas\s\w{1,12}\sin|Without\sprejudice\sto|In\saddition\sto|Notwithstanding)\s${REF},\s`, ''],
  [String.raw`,?\s(?:subject\sto|without\sprejudice\sto|in\saddition\sto)\s${REF}`, ''],
  [String.raw`,\swith\s${REF},`, ''],
  [String.raw`\s(?:ended|settled|terminated)\sunder\s${REF}`, ' ended'],
];
/** An item that says nothing but that another clause is broken. */
const ONLY_MENTION =
  /^(?:(?:a |the )?(?:serious |material )?breach of |breaks |payment under )?(?:(?:clause|paragraph)s? )?[\ue005]\d+\ue007[;,.]?(?: (?:or|and))?$/;

/** A text that no longer mentions lines that are gone; '' where nothing is left of it, null where it needs them. */
function withoutReferences(text: string, gone: ReadonlySet<number>): string | null {
  let rest = text;
  for (const id of new Set(referencesIn(text).filter((each) => gone.has(each)))) {
    for (let round = 0; round < 4 && referencesIn(rest).includes(id); round += 1) {
      if (ONLY_MENTION.test(rest)) return '';
      const before = rest;
      for (const [pattern, left] of MENTIONS) {
        // eslint-disable-next-line patterns/known-pattern -- a constant pattern of bounded loops with digits for the id; one line, four rounds
        rest = rest.replace(new RegExp(pattern.replaceAll('ID', String(id))), left);
        if (rest !== before) break;
      }
      if (rest === before) return null;
    }
  }
  return rest.replace(/^\p{Ll}/u, (first) => (/^\p{Lu}/u.test(text) ? first.toUpperCase() : first));
}

/** What joins the last but one item of a list to the last. */
const JOINT = /; (or|and)$/;
const isItem = ({ mark }: NumberedLine): boolean => mark === MARK.item || mark === MARK.subitem;

/** An item that became the last of its list ends the sentence; the last but one joins it to the last. */
function withListEnds(before: readonly NumberedLine[], after: readonly NumberedLine[], gone: ReadonlySet<number>): NumberedLine[] {
  const kept = new Set(after.map(({ id }) => id));
  const changed = new Map<number, string>();
  for (const [index, line] of before.entries()) {
    if (!isItem(line) || (kept.has(line.id) && !gone.has(line.id))) continue;
    const list = listAround(before, index);
    const left = list.filter(({ id }) => kept.has(id));
    const joint = list.map(({ text }) => JOINT.exec(text)?.[1]).find((each) => each !== undefined);
    const [last, next] = [left.at(-1), left.at(-2)];
    if (last && list.at(-1)?.text.endsWith('.')) changed.set(last.id, last.text.replace(/;(?: (?:and|or))?$/, '.'));
    if (next && joint !== undefined && next.text.endsWith(';')) changed.set(next.id, `${next.text} ${joint}`);
  }
  return after.map((line) => {
    const text = changed.get(line.id);
    return text === undefined ? line : { ...line, text: withItsReferences(text, line) };
  });
}

/** The items of the list that one of them stands in, in their order. */
function listAround(lines: readonly NumberedLine[], index: number): NumberedLine[] {
  const mark = lines[index]?.mark;
  const isOfList = (line: NumberedLine | undefined) =>
    line !== undefined && (isItem(line) || (line.mark === '' && line.text.trim() === ''));
  let [from, to] = [index, index];
  while (isOfList(lines[from - 1])) from -= 1;
  while (isOfList(lines[to + 1])) to += 1;
  return lines.slice(from, to + 1).filter((line) => line.mark === mark);
}

/** An item that lost a reference keeps its own words up to the end, which alone changes. */
const withItsReferences = (text: string, { text: own }: NumberedLine): string =>
  own.replace(/(?:;(?: (?:and|or))?|\.)?$/, '') + (/(?:;(?: (?:and|or))?|\.)$/.exec(text)?.[0] ?? '');
