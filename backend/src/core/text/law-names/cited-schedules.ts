import type { TextSpan } from '../text-span.js';
import { labelsIn } from './parts.js';
import { ORDINAL, plainNumber } from './plain-number.js';

/** A schedule that is cited, or an item of one; offsets of the text. */
export interface CitedSchedule extends TextSpan {
  kind: 'schedule';
  /** As it is written: 'Second Schedule', 'Schedule II', 'the Schedule'; '' where only a list and its entry are named. */
  schedule: string;
  /** The list or part of it with its number in figures; null where none is named. */
  group: { word: 'list' | 'part'; number: string } | null;
  /** 'item', 'form' or 'table' with its number; null where the whole schedule is cited. */
  item: { word: 'item' | 'form' | 'table'; number: string } | null;
  /** From the outside in: '(2)', '(a)'. */
  steps: readonly string[];
}

const NUMBER = String.raw`(?:[ivxlc]{1,6}|\d{1,3}|[a-h])(?![\p{L}\p{M}\p{N}])`;
/** Ordinals of schedules in Hindi, in their order. */
const HINDI_ORDINALS = 'पहली दूसरी तीसरी चौथी पांचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं'.split(' ');
const SCHEDULE = String.raw`(?:the )?(?:(?:${ORDINAL}) sch(?:edule|ed?\.?)?(?!\p{L})|schedules?(?:[ -]${NUMBER})?|sche?d?\.? ?-?${NUMBER}|(?:annexure|appendix)(?: (?:[ivxlc]{1,6}|\d{1,3}|[a-z])(?![\p{L}\p{N}]))?)|(?:${HINDI_ORDINALS.join('|')}) अनुसूची|अनुसूची(?: ${NUMBER})?`;
const NAMED_LIST = ['union list', 'state list', 'concurrent list'];
const GROUP = String.raw`(?:list|part)[ -]${NUMBER}|${NAMED_LIST.join('|')}`;
const ITEM = String.raw`(?:items?|entry|entries|articles?|art\.?|serial no\.?|s\.? ?no\.?|sl\. ?no\.?|paragraphs?|paras?\.?|clauses?|rules?|forms?|tables?|प्रविष्टि|मद) ?(?:no\.? ?)?\d{1,3}[A-Z]{0,2}(?: ?\([0-9A-Za-z]{1,4}\)){0,6}`;
const PIECE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?<schedule>${SCHEDULE})|(?<group>${GROUP})|(?<item>${ITEM}))(?![\p{L}\p{M}\p{N}])`,
  'giu',
);
/** Between the pieces of one citation. */
const JOINS = /^[ ,:–-]{0,3}(?:(?:of|to|in|under|की|के|में) )?(?:the )?$/iu;
/** After a schedule that is cited by itself. */
const ALONE = /^ ?(?:$|[?.,]|(?:of|to|in) the \p{Lu})/u;
const ITEM_PARTS = /^(\D+?) ?(?:no\.? ?)?(\d{1,3}[A-Z]{0,2})((?: ?\([0-9A-Za-z]{1,4}\)){0,6})$/iu;

type PieceKind = 'schedule' | 'group' | 'item';
interface Piece extends TextSpan {
  kind: PieceKind;
  text: string;
}

const KINDS: readonly PieceKind[] = ['schedule', 'group', 'item'];

/**
 * "item 3 of the Second Schedule", "Schedule II, entry 7", "Sch. VII List II entry 1", "entry 5 of the State List", "the Third Schedule". In
 * the order of the text; none overlap.
 * @param text with single blanks
 */
export function citedSchedules(text: string): CitedSchedule[] {
  const pieces = [...text.matchAll(PIECE)].map((match): Piece => {
    const kind = KINDS.find((each) => match.groups?.[each] !== undefined) ?? 'schedule';
    return { kind, text: match[0], start: match.index, end: match.index + match[0].length };
  });
  const joined: Piece[][] = [];
  for (const piece of pieces) {
    const open = joined.at(-1);
    const last = open?.at(-1);
    const belongs = last && open && !open.some(({ kind }) => kind === piece.kind) && JOINS.test(text.slice(last.end, piece.start));
    if (belongs) open.push(piece);
    else joined.push([piece]);
  }
  return joined.flatMap((each) => citationOf(each, text) ?? []);
}

function citationOf(pieces: readonly Piece[], text: string): CitedSchedule | null {
  const of = (kind: PieceKind): string | undefined => pieces.find((piece) => piece.kind === kind)?.text;
  const [schedule, group, item] = [of('schedule'), groupOf(of('group')), itemOf(of('item'))];
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? 0;
  // Lists with entries of their own are those of one schedule; a part or an item alone may be of anything.
  if (schedule === undefined && !(group?.word === 'list' && item)) return null;
  if (schedule !== undefined && !group && !item) {
    // "the schedule of payments" is not a name; one with a number or a capital is.
    if (!ALONE.test(text.slice(end)) || (/^(?:the )?schedules?$/iu.test(schedule) && !/\bSchedule\b/u.test(schedule))) return null;
  }
  return { kind: 'schedule', schedule: inEnglish(schedule ?? ''), group, item: item?.item ?? null, steps: item?.steps ?? [], start, end };
}

function groupOf(text: string | undefined): CitedSchedule['group'] {
  if (text === undefined) return null;
  const list = NAMED_LIST.indexOf(text.toLowerCase()) + 1;
  if (list > 0) return { word: 'list', number: String(list) };
  const [word = '', number = ''] = text.split(/[ -]/u);
  return { word: /^list$/iu.test(word) ? 'list' : 'part', number: plainNumber(number) };
}

function itemOf(text: string | undefined): (Pick<CitedSchedule, 'steps'> & { item: NonNullable<CitedSchedule['item']> }) | null {
  const [, word = '', number = '', labels = ''] = ITEM_PARTS.exec(text ?? '') ?? [];
  if (number === '') return null;
  const named = /^(?:form|table)/iu.exec(word)?.[0].toLowerCase();
  return { item: { word: named === 'form' || named === 'table' ? named : 'item', number: number.toUpperCase() }, steps: labelsIn(labels) };
}

/** 'Schedule 7' for 'सातवीं अनुसूची'; 'Schedule VII' for 'Sch. VII'. */
function inEnglish(schedule: string): string {
  const ordinal = HINDI_ORDINALS.findIndex((word) => schedule.startsWith(word)) + 1;
  if (ordinal > 0) return `Schedule ${ordinal}`;
  return schedule
    .replace(/^अनुसूची/u, 'Schedule')
    .replace(/\bsch(?:ed?)?\.?(?= ?-?[\divxlca-h]{1,6}$|$)/iu, 'Schedule ')
    .replace(/ {2,}|-/gu, ' ')
    .trim();
}
