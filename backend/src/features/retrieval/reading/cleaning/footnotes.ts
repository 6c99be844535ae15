import { nonBlankLines, type Cut, type PageLine } from './cut.js';

/** The amendment notes at the foot of a page: where they stand, and the numbers that marks in its text may point to. */
export interface PageNotes {
  cut: Cut | null;
  numbers: ReadonlySet<string>;
}

const NONE: PageNotes = { cut: null, numbers: new Set() };
/** Notes take up no more than this many lines of a page. */
const MAX_NOTE_LINES = 60;
/** The number of a note and the stop after it; a text layer may split the digits, as in "1 2.". */
const NUMBERED = /^(\d \d(?=[.*])|\d{1,2}(?!\d| \d))\s?([.*]?)\s*(?=\D)/u;
/** How official prints word their notes; read without white space, since broken text layers put it inside words. */
const KNOWN_NOTE =
  /^\d{1,2}[.*]?(?:Subs|Ins\.|Inserted|Omitted|Omited|Rep\.|Added|Renumbered|Re-numbered|Re-lettered|The(?:original|former|said)?(?:words?|brackets|letters?|figures?|provisos?|Explanation|section|sub-section|clause|item)|Certainwords|Cl\.|Clauses?|Sub-?section|Ss?\.|Sections?|Provisos?|Explanations?|Vide|See|W\.e\.f|w\.e\.f|ThisAct|Now|Ithasbeen|Chapter|Part|Illustrations?|TheAct)/u;
/** Words that only a note begins with; "1. Section 5 …" may be a clause. */
const SURE_NOTE = /^\d{1,2}[.*]?(?:Subs\.|Ins\.|Omitted|Rep\.|Added|Renumbered|Re-numbered)/u;
/** What was done to the law and by what, or where it was made known. */
const DONE_BY = /w\.?r?\.?e\.f|ibid|by(?:the)?Acts?\d|bys\.\d|byA\.O|A\.O\.19|byReg\.|vide(?:notification|S\.O|Gazette)|Rep\.bys/iu;
/** Characters within which a note says what was done. */
const NOTE_OPENING = 500;
/** Words that a first note worded freely must have. */
const NOTE_WORDS = /\b(?:Act|A\.\s?O\.|w\.e\.f|Reg\.|Sch\.|rep\.|subs\.|ins\.|ibid|Notification|see)/u;

/** "19. Re-admission of appeal.—Where an appeal …": below it stands law, whatever was taken for the foot of a page. */
const HEADED = /^\[?\d{1,4}[A-Z]{0,2}\.\s[^.]{3,160}\.\s?[—–]/u;

/** Whether a line begins a note in the words of official prints. */
export const isKnownNote = (line: string): boolean => /^\d/.test(line) && KNOWN_NOTE.test(squeeze(line));

/** Whether a whole note says what an amendment did. */
const isSure = (note: string): boolean => SURE_NOTE.test(squeeze(note)) || DONE_BY.test(squeeze(note));

const squeeze = (text: string): string => text.replace(/\s+/gu, '');

interface Note {
  number: number;
  known: boolean;
  words: boolean;
}

/** The notes that count upwards from 1, beginning with line `from`; an unnumbered line continues the note before it. */
function notesFrom(lines: readonly PageLine[], from: number): Note[] {
  const notes: Note[] = [];
  let words = '';
  const close = (): void => {
    const last = notes.at(-1);
    if (last) {
      last.words = NOTE_WORDS.test(words);
      last.known &&= isSure(words.slice(0, NOTE_OPENING));
    }
    words = '';
  };
  for (const { text } of lines.slice(from)) {
    const [, number = '', stop = ''] = NUMBERED.exec(text) ?? [];
    const known = isKnownNote(text);
    if (number && (stop || known) && Number(squeeze(number)) === (notes.at(-1)?.number ?? 0) + 1) {
      close();
      notes.push({ number: Number(squeeze(number)), known, words: false });
    }
    words += `${text} `;
  }
  close();
  return notes;
}

/**
 * The block of notes ("1. Subs. by Act 63 of 1980, s. 2 …") at the foot of each page of a printed act: it begins with a first note
 * of known wording, or with a first one in words of its own that a second one of known wording follows.
 */
export function amendmentNotes(pages: readonly string[], starts: readonly number[]): PageNotes[] {
  if (pages.length < 2) return pages.map(() => NONE);
  return pages.map((text, page) => {
    const tail = nonBlankLines(text, starts[page] ?? 0).slice(-MAX_NOTE_LINES);
    const last = tail.at(-1);
    for (let at = tail.length - 1; at >= 0 && last; at--) {
      const line = tail[at] as PageLine;
      if (NUMBERED.exec(line.text)?.[1] !== '1') continue;
      if (tail.slice(at).some(({ text: own }) => HEADED.test(own) && !isKnownNote(own))) break;
      const notes = notesFrom(tail, at);
      const [first, second] = notes;
      if (!first || !(first.known || (first.words && (second?.known ?? KNOWN_ALONE.test(squeeze(line.text)))))) continue;
      const numbers = new Set(notes.map(({ number }) => String(number)));
      return { cut: { start: line.start, end: last.end, reason: 'amendmentNote' }, numbers };
    }
    return looseNotes(tail);
  });
}

/** Notes of known wording that end a page without counting from 1, as where an earlier page has the first of them. */
function looseNotes(tail: readonly PageLine[]): PageNotes {
  const isLoose = (line: PageLine): boolean => isKnownNote(line.text) && isSure(line.text);
  let from = tail.length;
  for (let at = tail.length - 1; at >= 0; at--) {
    const line = tail[at] as PageLine;
    if (isLoose(line)) from = at;
    else if (NUMBERED.test(line.text)) break;
  }
  const [first, last] = [tail[from], tail.at(-1)];
  if (!first || !last) return NONE;
  const numbers = tail.slice(from).flatMap((line) => (isLoose(line) ? squeeze(NUMBERED.exec(line.text)?.[1] ?? '') : []));
  return { cut: { start: first.start, end: last.end, reason: 'amendmentNote' }, numbers: new Set(numbers) };
}

/** The only note of a page, where it says when the act came into force. */
const KNOWN_ALONE = /^1\.\d{1,2}(?:st|nd|rd|th)\p{L}+,?\d{4},vide/u;

/** A mark and what must stand before it: looking back from each match is many times cheaper than looking ahead from every character. */
const MARKS: readonly { mark: RegExp; after: RegExp }[] = [
  { mark: /\d{1,2}(?=\[)/gu, after: /(?:^|[^\p{L}\p{N}.])$/u },
  {
    mark: /\d{1,2}[^\S\n]*\n\s*(?=\[)/gu,
    after: /(?:^|\n|(?<!\b(?:sections?|articles?|rules?|clauses?|paragraphs?|chapters?|parts?|schedules?|orders?|forms?|nos?\.?))\s)$/iu,
  },
  { mark: / ?\^(?:\d{1,3}|\*+)/gu, after: /[\p{L}.,;:)\]]$/u },
  { mark: /[¹²³⁴-⁹⁰]+/gu, after: /(?:\p{L}{4}[.,;:)]?|[.,;:)])$/u },
  { mark: /\d{1,2}(?=\*{3})/gu, after: /(?:^|[^\p{L}\p{N}])$/u },
];
/** Marks that a text layer has set apart from what they mark: only with a note of that number at the foot of the same page. */
const SET_APART: readonly { mark: RegExp; after: RegExp }[] = [
  {
    mark: /\d{1,2} (?=\[)/gu,
    after:
      /(?:^|\n|[;:,.―—–-] ?|(?<!\b(?:sections?|articles?|rules?|clauses?|paragraphs?|chapters?|parts?|schedules?|orders?|forms?|acts?|(?<!\)\s?)nos?\.?|rs\.?))\s|\()$/iu,
  },
  { mark: /\d{1,2} (?=\*(?: ?\*){2})/gu, after: /(?:^|[^\p{L}\p{N}])$/u },
  { mark: / \d{1,2}(?= (?:as|may|when|on)\b)/gu, after: /\bdates?$/iu },
];
/** Four letters, each of up to two units, and a full stop: the name of a unit before its number. */
const LOOK_BACK = 14;

function marksIn(text: string, from: number, kinds: typeof MARKS, numbers: ReadonlySet<string> | null): Cut[] {
  return kinds.flatMap(({ mark, after }) =>
    [...text.matchAll(mark)]
      .filter(({ index }) => after.test(text.slice(Math.max(0, index - LOOK_BACK), index)))
      .filter(([found]) => !numbers || numbers.has(found.trim()))
      .map((match): Cut => ({ start: from + match.index, end: from + match.index + match[0].length, reason: 'footnoteMark' })),
  );
}

/** Marks that point to footnotes: "1[", "^2", superscript figures after words, "4***"; "1 [" and "date 3 as" above such notes. */
export function footnoteMarks(joined: string, pages: readonly string[], starts: readonly number[], notes: readonly PageNotes[]): Cut[] {
  const apart = pages.flatMap((text, page) => {
    const numbers = notes[page]?.numbers;
    return numbers && numbers.size > 0 ? marksIn(text, starts[page] ?? 0, SET_APART, numbers) : [];
  });
  return [...marksIn(joined, 0, MARKS, null), ...apart];
}
