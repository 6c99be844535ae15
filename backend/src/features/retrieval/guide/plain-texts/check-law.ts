import { type Part, standsBeside } from '../../reading/parts/part.js';
import { forumName, forumsIn, isForumOf } from './forums.js';
import { pinnedPart, limitsOf, ownWordsOf, type PinnedPart, type ReadSection } from './pinned-part.js';
import { type Pin, pinOf } from './pins.js';
import type { PlainText, Sentence, TextProblem } from './plain-text.js';
import { isSame, type Quantity, quantitiesIn, quantityWords } from './quantities.js';
import { inlineLimit, WORDING_RULES } from './wording.js';

/** The law that a text is compared with. */
export interface LawAtHand {
  /** A section, or what is missing of it. @param section as the guide numbers it */
  section(act: string, section: string): ReadSection | 'act-missing' | 'section-missing';
  /** Whether an act is no longer in force. */
  isRepealed(act: string): boolean;
  /** Pins to the sections that say to whom an act does not apply. */
  gatesOf(act: string): readonly string[];
}

/** What comes of comparing a text with the law. */
export interface Comparison {
  problems: TextProblem[];
  /** Acts that are pinned and not at hand, so that nothing could be compared there; in no order. */
  lacking: string[];
}

/** A pin with what it leads to. */
interface Found {
  pin: Pin;
  read: ReadSection;
  pinned: PinnedPart;
}

const OMITTED = /^[\s*[\]^\d.,;:—–-]*$|^\W*(?:omitted|repealed)\b/iu;
/** "Notwithstanding anything contained in sub-section (1)": another sub-section that takes something back. */
const AGAINST =
  /(?:notwithstanding anything (?:contained )?in|nothing (?:contained )?in) sub-?\s?sections? \((\w{1,3})\)(?: (?:or|and) (?:sub-?section )?\((\w{1,3})\))?/giu;

/**
 * Compares a text with the law: that every pin leads to words in force, that every number, forum, duty and punishment stands there, and
 * that every limit is said or left out for a reason. Pins into acts that are not at hand are passed over.
 */
export function compared(text: PlainText, given: LawAtHand): Comparison {
  const law = readingOnce(given);
  const problems: TextProblem[] = [];
  const lacking = new Set<string>();
  const look = (written: string, sentence: number | null): Found | null => {
    const found = resolved(written, law);
    if (typeof found === 'string') problems.push({ rule: 'C1', sentence, message: found });
    else if ('lacking' in found) lacking.add(found.lacking);
    else return found;
    return null;
  };
  const sentences = text.sentences.map((sentence, at) => ({ sentence, found: sentence.pins.map((pin) => look(pin, at)) }));
  const leftOut = text.leftOut.flatMap(({ pin }) => look(pin, null) ?? []);
  const said = sentences.flatMap(({ found }) => found.filter((each) => each !== null));
  for (const [at, { sentence, found }] of sentences.entries()) {
    const known = found.filter((each) => each !== null);
    if (known.length === found.length)
      for (const [rule, message] of inSentence(sentence, known)) problems.push({ rule, sentence: at, message });
    for (const each of known)
      for (const message of limits(sentence, each, said, leftOut)) problems.push({ rule: 'C9', sentence: at, message });
  }
  for (const problem of gates(text, said, law)) problems.push(problem);
  return { problems: distinct(problems), lacking: [...lacking] };
}

/** The same law, of which each section is read once: parts are compared by identity. */
function readingOnce(law: LawAtHand): LawAtHand {
  const read = new Map<string, ReturnType<LawAtHand['section']>>();
  return {
    isRepealed: (act) => law.isRepealed(act),
    gatesOf: (act) => law.gatesOf(act),
    section: (act, section) => {
      const key = `${act}#${section}`;
      const found = read.get(key) ?? law.section(act, section);
      read.set(key, found);
      return found;
    },
  };
}

/** What a pin leads to; a sentence where it leads to nothing. */
function resolved(written: string, law: LawAtHand): Found | { lacking: string } | string {
  const pin = pinOf(written);
  if (!pin) return `"${written}" is no pin, or its act has no such key`;
  if (law.isRepealed(pin.act)) return `${written}: the ${pin.act} is repealed`;
  const read = law.section(pin.act, pin.section);
  if (read === 'act-missing') return { lacking: pin.act };
  if (read === 'section-missing') return `${written}: the text of the act has no section ${pin.section}`;
  const pinned = pinnedPart(read, pin.part);
  if (!pinned) return `${written}: the section has no such part`;
  if (OMITTED.test(pinned.words)) return `${written}: nothing is left there`;
  if ([pinned.part, ...pinned.above].some(({ kind }) => kind === 'amendment' || kind === 'illustration' || kind === 'footnote'))
    return `${written}: an illustration, a footnote or a State's amendment is not the rule`;
  return { pin, read, pinned };
}

/** What a sentence says that the words of its pins do not. */
function inSentence(sentence: Sentence, found: readonly Found[]): [rule: string, message: string][] {
  const words = found.map(({ pinned }) => pinned.words).join(' \n ');
  const law = words.toLowerCase();
  const pins = found.map(({ pin }) => pin.written).join(', ');
  const numbers = quantitiesIn(words);
  const forums = new Set([...forumsIn(sentence.en, 'en'), ...forumsIn(sentence.hi, 'hi')]);
  return [
    ...wrongNumbers(sentence, numbers).map((each): [string, string] => [
      'C2',
      `${quantityWords(each)} is not in ${pins}, which has ${numbers.map(quantityWords).join(', ') || 'no number'}`,
    ]),
    ...WORDING_RULES.flatMap(([rule, check]): [string, string][] => {
      const message = check(sentence, words);
      return message === undefined ? [] : [[rule, `${message} (${pins})`]];
    }),
    ...[...forums]
      .filter((forum) => !isForumOf(forum, law))
      .map((forum): [string, string] => ['C6', `"${forumName(forum)}" is not in ${pins}`]),
  ];
}

/** The numbers of a sentence, in either language, that the law does not have; a sum is known by its terms. */
function wrongNumbers({ en, hi, derived }: Sentence, law: readonly Quantity[]): Quantity[] {
  const terms = derived?.split('+').map(Number) ?? [];
  const isKnownSum = terms.every((term) => law.some(({ value }) => value === term));
  const sum = terms.reduce((total, term) => total + term, 0);
  return [en, hi].flatMap((words) => {
    const said = quantitiesIn(words);
    const total = terms.length > 0 && isKnownSum ? said.findLast(({ value }) => value === sum) : undefined;
    // Each number of the law speaks once: "within 30 days, then 30 days" is not "thirty days … fifteen days".
    const left = [...law];
    return said.filter((each) => {
      const at = left.findIndex((other) => isSame(each, other));
      if (at >= 0) left.splice(at, 1);
      return each !== total && at < 0;
    });
  });
}

const covers = (part: Part, { start, end }: Part): boolean => part.start <= start && end <= part.end;

/** C9: limits of a pinned part that no sentence is pinned to and that are not left out for a reason. */
function limits(sentence: Sentence, { pin, read, pinned }: Found, said: readonly Found[], leftOut: readonly Found[]): string[] {
  const beside = said.filter((each) => each.read === read).map((each) => each.pinned.part);
  const out = leftOut.filter((each) => each.read === read).map((each) => each.pinned.part);
  const isKnown = (limit: Part): boolean =>
    beside.some((part) => standsWithin(read.section, part, limit)) || out.some((part) => covers(part, limit));
  const isApart = [...pinned.above, pinned.part].some(standsBeside) || out.some((part) => covers(part, pinned.part));
  const inline = isApart ? undefined : inlineLimit(sentence.en, pinned.words);
  return [
    ...limitsOf(pinned)
      .filter((limit) => !isKnown(limit))
      .map((limit) => `${pin.written} has a ${limit.kind} that is neither said nor left out: "${ownWordsOf(read, limit).slice(0, 60)}…"`),
    ...againstIt(read, pinned)
      .filter((each) => !beside.some((part) => covers(each, part)) && !out.some((part) => covers(part, each) || covers(each, part)))
      .map((each) => `sub-section (${each.label}) takes something of ${pin.written} back and is neither said nor left out`),
    ...(inline === undefined ? [] : [`${pin.written} says "${inline}", and the sentence has no condition`]),
  ];
}

/** Whether a part is a limit, or stands inside it. */
const standsWithin = (section: Part, part: Part, limit: Part): boolean =>
  part === limit || (covers(limit, part) && standsBeside(limit) && section !== part);

/** Sub-sections of a section that are against the one that is pinned. */
function againstIt(read: ReadSection, { part, above }: PinnedPart): Part[] {
  const own = [...above, part].find(({ kind }) => kind === 'item');
  if (!own) return [];
  return read.section.parts.filter(
    (other) =>
      other.kind === 'item' &&
      other !== own &&
      [...ownWordsOf(read, other).slice(0, 160).matchAll(AGAINST)].some(([, first, second]) => first === own.label || second === own.label),
  );
}

/** C10: gates of acts that are neither pinned nor left out. */
function gates({ leftOut, sentences }: PlainText, said: readonly Found[], law: LawAtHand): TextProblem[] {
  const written = [...leftOut.map(({ pin }) => pin), ...sentences.flatMap(({ pins }) => pins)];
  return [...new Set(said.map(({ pin }) => pin.act))].flatMap((act) =>
    law
      .gatesOf(act)
      .filter((gate) => !written.some((pin) => pin.startsWith(gate)))
      .map((gate) => ({ rule: 'C10', sentence: null, message: `${gate} says to whom the act applies and is neither said nor left out` })),
  );
}

function distinct(problems: readonly TextProblem[]): TextProblem[] {
  return [...new Map(problems.map((each) => [`${each.rule}|${each.sentence}|${each.message}`, each])).values()];
}
