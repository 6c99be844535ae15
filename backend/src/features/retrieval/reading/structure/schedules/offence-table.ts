import type { Line } from '../lines.js';
import { numberingChain, numberKey } from '../numbering.js';

/** Headings of the columns of a table that says of each offence whether a person may be arrested, released on bail, and by whom tried. */
const HEADS = [/\boffences?\b/iu, /\bcognizable\b/iu, /\bbailable\b/iu, /\btriable\b/iu];
/** Lines among which the headings stand, from the beginning of the table on. */
const MAX_HEAD_LINES = 60;
/** "303(2) Theft.", "Section 49", "64(1) [Rape.]" */
const ROW =
  /^[[“"'\s]*(?:[Ss]ection\s+)?(\d{1,3}[A-Z]{0,2})((?:\s?\((?:\d{1,2}|[a-z])\)){0,3})(?:\s+\(further entry\))?(?:\.?\s+(?=[[“"'(]{0,2}\p{Lu})|\s*$)/u;
const MAX_GAP = 12;
const LEAST_ROWS = 2;

/** A row of a table of offences, with all that follows up to the next section. */
export interface OffenceRow {
  start: number;
  /** '303(2)'. */
  section: string;
}

/** Rows of a table of offences, each by the section that it is about; [] where the lines are no such table. */
export function offenceRows(lines: readonly Line[]): OffenceRow[] {
  const head = lines.slice(0, MAX_HEAD_LINES);
  if (!HEADS.every((pattern) => head.some(({ text }) => pattern.test(text)))) return [];
  const candidates = lines.flatMap(({ text, start }) => {
    const [, number, steps = ''] = ROW.exec(text) ?? [];
    if (number === undefined) return [];
    const section = number + steps.replace(/\s/gu, '');
    return [{ start, section, number, key: numberKey(number), weight: 1 }];
  });
  // Rows of one section share its number: each number counts once in the chain, at its first row.
  const firsts = candidates.filter(({ number }, at) => number !== candidates[at - 1]?.number);
  const chain = numberingChain(firsts, MAX_GAP).map((at) => firsts[at]);
  if (chain.length < LEAST_ROWS) return [];
  const rows: OffenceRow[] = [];
  let open = 0;
  for (const { start, section, number } of candidates) {
    while ((chain[open + 1]?.start ?? Infinity) <= start) open += 1;
    const first = chain[open];
    if (!first || start < first.start || number !== first.number) continue;
    if (rows.at(-1)?.section !== section) rows.push({ start, section });
  }
  return rows;
}

/** Whether a row says of an offence both whether it is cognizable and whether it is bailable, so that its columns can be told apart. */
export const isReadable = (row: string): boolean => /\bcogni[sz]able\b/iu.test(row) && /\bbailable\b/iu.test(row);
