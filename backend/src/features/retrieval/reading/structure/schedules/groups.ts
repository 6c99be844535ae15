import { ORDINAL, plainNumber } from '../../../../../core/text/law-names/plain-number.js';
import { looksLikeHeading, type Line } from '../lines.js';
import { startsItem } from './items.js';
import { capital } from './schedule-label.js';

const GROUP =
  /^\W{0,2}(part|order|list|division|chapter|form|table|class)\s*(?:[-–—.]\s*)?(?:no\.?\s*)?([ivxlc]{1,7}(?:\s?[-–]?\s?[a-h])?|\d{1,3}[a-z]?|[a-z])(?![\p{L}\p{N}])[\s.:–—-]*/iu;
/** "SECOND DIVISION—APPEALS" */
const COUNTED = new RegExp(String.raw`^\W{0,2}(${ORDINAL}) (division|part|list|form|table)(?![\p{L}\p{N}])[\s.:–—-]*`, 'iu');
const MAX_NAME = 140;

/** A part of a schedule that has a number of its own: a part, an order with its rules, a list, a form. */
export interface Group {
  /** Where its heading begins. */
  start: number;
  /** With its title: 'Order VII — Plaint', or '' for what stands before the first. */
  name: string;
  /** As it is cited: 'Order VII', 'List II'. */
  cited: string;
  kind: 'order' | 'list' | 'whole' | 'part' | '';
  /** As it is labelled in the index: 'order 7', 'list 2', 'form 5'. */
  label: string;
  lines: Line[];
}

/** What is cited as a whole, whatever numbers it contains. */
const WHOLE = /^(?:form|table|class)$/iu;

const isTitle = (line: string): boolean => looksLikeHeading(line) || (line.length < 80 && /^\p{Lu}[^.;:]*[^.;:,—–-]$/u.test(line));

function groupAt(lines: readonly Line[], at: number): (Omit<Group, 'start' | 'lines'> & { last: number }) | null {
  const line = lines[at] as Line;
  if (line.text.length > MAX_NAME) return null;
  const ordinal = COUNTED.exec(line.text);
  const [whole = '', word = '', number = ''] = ordinal ? [ordinal[0], ordinal[2], ordinal[1]] : (GROUP.exec(line.text) ?? []);
  const rest = line.text.slice(whole.length);
  if (!word || /^[\p{Ll}(,;]/u.test(rest) || !/^\W{0,2}\p{Lu}/u.test(line.text)) return null;
  const next = lines[at + 1];
  const titled =
    !/\p{L}/u.test(rest) &&
    next !== undefined &&
    next.text.length < MAX_NAME &&
    isTitle(next.text.replace(/^\W*\[|\]$/gu, '')) &&
    !startsItem(next.text);
  const title = (/\p{L}/u.test(rest) ? rest : titled ? next.text : '')
    .replace(/\s+/g, ' ')
    .replace(/^\[|\]$/gu, '')
    .trim();
  const cited = ordinal ? `${capital(number)} ${capital(word)}` : `${capital(word)} ${number.toUpperCase().replace(/[\s–]/gu, '')}`;
  const kind = /^order$/iu.test(word) ? 'order' : /^list$/iu.test(word) ? 'list' : WHOLE.test(word) ? 'whole' : 'part';
  return {
    name: title ? `${cited} — ${title}` : cited,
    cited,
    kind,
    label: `${word.toLowerCase()} ${plainNumber(number)}`,
    last: titled ? at + 1 : at,
  };
}

/** The lines of a schedule by its groups; the first holds what stands before them. */
export function groupsOf(lines: readonly Line[]): Group[] {
  const groups: Group[] = [{ start: 0, name: '', cited: '', kind: '', label: '', lines: [] }];
  for (let at = 0; at < lines.length; at++) {
    const group = groupAt(lines, at);
    if (group) {
      const { last, ...named } = group;
      groups.push({ ...named, start: (lines[at] as Line).start, lines: [] });
      at = last;
    } else groups.at(-1)?.lines.push(lines[at] as Line);
  }
  return groups;
}
