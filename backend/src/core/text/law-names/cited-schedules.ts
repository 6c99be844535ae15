import type { TextSpan } from '../text-span.js';
import { labelsIn } from './parts.js';
import { ORDINAL, plainNumber } from './plain-number.js';

/** A schedule that is cited, or an item of one; offsets of the text. */
export interface CitedSchedule extends TextSpan {
  kind: 'schedule';
  /** As it is written: 'Second Schedule', 'Schedule II', 'the Schedule'; '' where only a list and its entry are named. */
  schedule: string;
  /** The list, part or class of it with its number in figures; null where none is named. */
  group: { word: 'list' | 'part' | 'class'; number: string } | null;
  /** 'item', 'form' or 'table' with its number; null where the whole schedule is cited. */
  item: { word: 'item' | 'form' | 'table'; number: string } | null;
  /** From the outside in: '(2)', '(a)'. */
  steps: readonly string[];
}

const NUMBER = String.raw`(?:[ivxlc]{1,6}|\d{1,3}|[a-h])(?![\p{L}\p{M}\p{N}])`;
/** Ordinals of schedules in Hindi, in their order. */
const HINDI_ORDINAL = 'पहली|दूसरी|तीसरी|चौथी|पांचवीं|छठी|सातवीं|आठवीं|नौवीं|दसवीं|ग्यारहवीं|बारहवीं';
const HINDI_ORDINALS = HINDI_ORDINAL.split('|');
const SCHEDULE = String.raw`(?:the )?(?:(?:${ORDINAL}|\d{1,2}(?:st|nd|rd|th)) sch(?:edule|ed?\.?)?(?!\p{L})|schedules?(?:[ -]${NUMBER})?|sche?d?\.? ?-?${NUMBER}|(?:annexure|appendix)(?: (?:[ivxlc]{1,6}|\d{1,3}|[a-z])(?![\p{L}\p{N}]))?)|(?:${HINDI_ORDINAL}) अनुसूची|अनुसूची(?: ${NUMBER})?`;
const NAMED_LIST = 'union list|state list|concurrent list|संघ सूची|राज्य सूची|समवर्ती सूची';
const NAMED_LISTS = NAMED_LIST.split('|');
const LISTS = 3;
const GROUP = String.raw`(?:list|part|class)[ -]${NUMBER}|${NAMED_LIST}`;
const ITEM = String.raw`(?:items?|entry|entries|articles?|art\.?|serial no\.?|s\.? ?no\.?|sl\. ?no\.?|paragraphs?|paras?\.?|clauses?|rules?|forms?|tables?|प्रविष्टि|मद) ?(?:no\.? ?)?\d{1,3}[A-Z]{0,2}(?: ?\([0-9A-Za-z]{1,4}\)){0,6}`;
const PIECE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:(?<schedule>${SCHEDULE})|(?<group>${GROUP})|(?<item>${ITEM}))(?![\p{L}\p{M}\p{N}])`,
  'giu',
);
/** Between the pieces of one citation. */
const JOINS = /^[ ,:–-]{0,3}(?:(?:of|to|in|under|की|के|में) )?(?:the )?$/iu;
/** The name of an act between them: "the Schedule to the Sample Act, 1990, class I". */
const ACT_BETWEEN = /^ ?(?:of|to) (?:the )?[^,;?.]{2,70} (?:act|code|sanhita|india)(?:,? \d{4})?,? $/iu;
/** After "the Schedule", which is cited by itself; one with a number is in any place. */
const ALONE = /^ ?(?:$|[?.,]|(?:of|to|in) the \p{Lu})/u;
const NUMBERED = new RegExp(
  String.raw`^(?:the )?(?:(?:${ORDINAL}|\d{1,2}(?:st|nd|rd|th)) |\p{L}{3,9}[. -]{1,2}(?:[ivxlc]{1,6}|\d{1,3}|[a-h])$|(?:${HINDI_ORDINAL}) )`,
  'iu',
);
const ITEM_PARTS = /^(\D+?) ?(?:no\.? ?)?(\d{1,3}[A-Z]{0,2})((?: ?\([0-9A-Za-z]{1,4}\)){0,6})$/iu;

type PieceKind = 'schedule' | 'group' | 'item';
interface Piece extends TextSpan {
  kind: PieceKind;
  text: string;
}

const GROUP_WORDS = ['list', 'part', 'class'] as const;
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
    const between = last && text.slice(last.end, piece.start);
    const joins = between !== undefined && (JOINS.test(between) || (last?.kind === 'schedule' && ACT_BETWEEN.test(between)));
    const belongs = open && joins && !open.some(({ kind }) => kind === piece.kind);
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
    if (!NUMBERED.test(schedule) && (!ALONE.test(text.slice(end)) || !/\bSchedule\b|अनुसूची/u.test(schedule))) return null;
  }
  return { kind: 'schedule', schedule: inEnglish(schedule ?? ''), group, item: item?.item ?? null, steps: item?.steps ?? [], start, end };
}

function groupOf(text: string | undefined): CitedSchedule['group'] {
  if (text === undefined) return null;
  const list = NAMED_LISTS.indexOf(text.toLowerCase());
  if (list >= 0) return { word: 'list', number: String((list % LISTS) + 1) };
  const [word = '', number = ''] = text.split(/[ -]/u);
  const kind = GROUP_WORDS.find((each) => each === word.toLowerCase()) ?? 'part';
  return { word: kind, number: plainNumber(number) };
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
  const [, figures] = /^(?:the )?(\d{1,2})(?:st|nd|rd|th) /iu.exec(schedule) ?? [];
  if (figures !== undefined) return `Schedule ${figures}`;
  return schedule
    .replace(/^अनुसूची/u, 'Schedule')
    .replace(/\bsch(?:ed?)?\.?(?= ?-?[\divxlca-h]{1,6}$|$)/iu, 'Schedule ')
    .replace(/ {2,}|-/gu, ' ')
    .trim();
}
