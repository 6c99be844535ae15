import { inEnglish, isHindi } from './hindi.js';
import { type Mask, type Masked, maskAt, masked } from './masks.js';
import {
  EVERYWHERE_END,
  OF_DOCUMENT,
  OLD_END,
  OLD_END_HINDI,
  PASSIVE,
  PLACE_END,
  PLACE_START,
  PLACE_START_HINDI,
  POLITE_END,
  POLITE_START,
  type Reading,
  RENUMBER_END,
  RULES,
  SLIPS,
} from './patterns.js';

/** One way to read an instruction. */
export interface PlainReading {
  reading: Reading;
  /** Where it is to be followed; '' where the instruction does not say. */
  place: string;
}

/** A reading that asks for one sort of change. */
export type OrderOf<D extends Reading['do']> = PlainReading & { reading: Extract<Reading, { do: D }> };

export interface ReadInstruction {
  /** As the user wrote it. */
  words: string;
  masks: Mask[];
  /** The words as the grammar reads them: without what is only polite, in English where they are in Hindi. */
  plain: string;
  hindi: boolean;
  /** Wherever it stands, as the instruction says. */
  everywhere: boolean;
  /** The surest first. */
  readings: PlainReading[];
}

/** The document itself, behind an instruction. */
const IN_DOCUMENT =
  /,? in (?:the |this |my |our )(?:agreement|deed|document|draft|resolution|notice|complaint|petition|application|letter|policy|affidavit)$/i;
/** The heading of a clause, said behind its number. */
const HEADING = /(?<place>⟦\d{1,3}⟧) \((?!only|first|last|second|third|except|itself|part)[\p{L}][\p{L}\p{M} ,'’&-]{2,60}\)/giu;

/** Longer texts are no instructions that a grammar reads. */
const WORDS_MAX = 4400;
/** The same without what is in quotation marks. */
const PLAIN_MAX = 700;
/** More readings than these say nothing. */
const READINGS_MAX = 8;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Short forms as the drafts write them. */
const spelledOut = (words: string): string =>
  words
    .replace(
      /\b([1-5])(?:st|nd|rd|th)(?= (?:part(?:y|ner)|petitioner|witness|accused|instal|schedule))/gi,
      (_whole, digit: string) => ORDINALS[Number(digit) - 1] ?? '',
    )
    .replace(/\bsq\.? ?(?:ft|feet)\b\.?/gi, 'square feet')
    .replace(/\bsq\.? ?(?:m|mtrs?|metres?|meters?)\b\.?/gi, 'square metres')
    .replace(/\bsq\.? ?(?:yds?|yards?)\b\.?/gi, 'square yards');

/** Reads an instruction by the grammar; none of its readings may be what is meant. */
export function readInstruction(written: string, cited: (label: string) => boolean): ReadInstruction {
  const words = spelledOut(written.slice(0, WORDS_MAX));
  const { text, masks }: Masked = masked(words, cited);
  const hindi = isHindi(text);
  if (text.length > PLAIN_MAX) return { words, masks, plain: text.slice(0, PLAIN_MAX), hindi, everywhere: false, readings: [] };
  const bare = (hindi ? inEnglish(text) : withoutSlips(text))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(POLITE_START, '')
    .replace(/[\s.!?;,]{1,12}$/, '')
    .replace(/ \((?:the |our )?[\p{L} ]{2,40}(?:stays?|remains?)[^()]*\)/giu, '')
    .replace(/[\s.!?;,]{1,12}$/, '')
    .replace(POLITE_END, '')
    .replace(HEADING, '$<place>')
    .replace(RENUMBER_END, '')
    .replace(OF_DOCUMENT, '')
    .replace(IN_DOCUMENT, '')
    .trim();
  const plain = bare.replace(EVERYWHERE_END, '');
  const everywhere = plain !== bare;
  const found: PlainReading[] = [];
  for (const { rest, place } of placesOf(plain, masks, hindi)) {
    for (const reading of readingsOf(rest))
      found.push({ reading: everywhere && reading.do === 'replace' ? { ...reading, everywhere } : reading, place });
    if (found.length > READINGS_MAX) break;
  }
  return { words, masks, plain, hindi, everywhere, readings: found.slice(0, READINGS_MAX) };
}

const withoutSlips = (text: string): string =>
  text.replace(/(?<![\p{L}⟦])[a-z]{2,10}(?![\p{L}⟧])/giu, (word) => SLIPS[word.toLowerCase()] ?? word);

/** The instruction with and without the words that say where it is to be followed. */
function placesOf(plain: string, masks: readonly Mask[], hindi: boolean): { rest: string; place: string }[] {
  const found = [PLACE_START.exec(plain), hindi ? PLACE_START_HINDI.exec(plain) : null, PLACE_END.exec(plain)].flatMap((match) => {
    const { place = '', rest = '' } = match?.groups ?? {};
    // "Within 30 days" is no place.
    const isPlace = match && maskAt(place, masks)?.kind !== 'value';
    return isPlace && !/^~(?:after|before|instead)/.test(rest) ? [{ rest: rest.replace(POLITE_START, ''), place }] : [];
  });
  return [...found, { rest: plain, place: '' }];
}

function readingsOf(said: string): Reading[] {
  const text = said.replace(PASSIVE, '$<verb> $<target> $<rest>');
  const old = OLD_END.exec(text) ?? OLD_END_HINDI.exec(text);
  const without = old ? text.slice(0, old.index).trim() : null;
  const read = (words: string): Reading[] =>
    RULES.flatMap(({ pattern, read: meaning }) => {
      const match = pattern.exec(words);
      return match ? [meaning(match.groups ?? {})] : [];
    });
  // "Landlord should give 2 months notice not 1".
  const contrasted =
    without === null
      ? []
      : read(without).flatMap((reading) =>
          reading.do === 'set' && reading.old === null ? [{ ...reading, old: old?.groups?.old ?? null }] : [],
        );
  // "The guardian is Leela Mehta and not Rohan Mehta" says no name of six words.
  const whole = read(text).filter((reading) => contrasted.length === 0 || reading.do !== 'set' || reading.old !== null);
  return [...contrasted, ...whole];
}
