import { partyWords, VERSUS } from '../../../core/text/authorities/case-names.js';
import { FoldedText } from '../../../core/text/authorities/folded-text.js';
import { numberedPapers } from '../../../core/text/authorities/numbered-papers.js';
import { caseCitations } from '../../../core/text/law-names/case-citations.js';
import { lettersOf as letters } from '../../../core/text/law-names/acts/act-table.js';
import { KNOWN_ABBREVIATIONS } from '../encoding/law-names/known-abbreviations.js';
import { LAW_WORD, nameWords, yearOf } from '../encoding/law-names/name-words.js';
import { namesOneOf } from '../encoding/law-names/written-names.js';
import { holdsUnit } from './holds-unit.js';
import { type Authority, lawsIn } from './read-authorities.js';

/** A text that may hold what another one cites. */
export interface HoldingText {
  text: string;
  /** Of the document, '' for none. */
  title: string;
}

const MOST = 5000;
/** How far before and after "v." the words of parties may stand, in UTF-16 units; further at the head of a judgment, where each has an address. */
const AROUND = 180;
const HEAD = { length: 6000, around: 900 };
/** "Versus" in a line of its own. */
const CAUSE_TITLE = /\n\s{0,40}(?:v\.?|vs\.?|versus)\s{0,40}\n/iu;
/** An act of one year comes into force in the next, and is called by either. */
const YEARS_APART = 1;

/** Which of the authorities a text holds, in their order: it cites them as well, or has them itself. */
export function heldAuthorities({ text, title }: HoldingText, wanted: readonly Authority[]): boolean[] {
  const held = new Held(text, title);
  return wanted.map((authority) => held.holds(authority));
}

/** What is known of a text that may hold authorities, read when it is first needed. */
export class Held {
  private readonly whole: string;
  private readonly folded: FoldedText;
  private keys: ReadonlySet<string> | undefined;
  private laws: readonly string[] | undefined;
  private flat: string | undefined;

  constructor(
    private readonly text: string,
    private readonly title: string,
  ) {
    this.whole = `${title}\n${text}`;
    this.folded = new FoldedText(this.whole);
  }

  /** Whether the words that cite an authority stand in it, whatever their case and punctuation. */
  repeats({ written }: Authority): boolean {
    return this.folded.holds(written);
  }

  /** Whether it cites an authority as well, in whatever style, or has it itself. */
  holds(authority: Authority): boolean {
    switch (authority.kind) {
      case 'judgment':
      case 'case-number':
      case 'notification':
        return this.readKeys().has(`${authority.kind} ${authority.key}`) || this.folded.holds(authority.written);
      case 'case':
        return this.folded.holds(authority.written) || this.holdsCase(authority.first, authority.second);
      case 'law':
        return this.holdsLaw(authority.law.name);
      case 'provision': {
        const { law, unit, written } = authority;
        if (law === null) return holdsUnit(this.whole, unit) || this.folded.holds(written);
        return (holdsUnit(this.whole, unit) && this.holdsLaw(law.name)) || this.folded.holds(written);
      }
    }
  }

  private readKeys(): ReadonlySet<string> {
    return (this.keys ??= new Set([
      ...caseCitations(this.whole, MOST).map(({ key }) => `judgment ${key}`),
      ...numberedPapers(this.whole, MOST).map(({ kind, key }) => `${kind} ${key}`),
    ]));
  }

  /** Whether it is this law, or names it. */
  private holdsLaw(name: string): boolean {
    return this.folded.holds(name) || isSameLaw(name, [this.title, ...(this.laws ??= distinctLaws(this.text))]);
  }

  /** Whether the words of both parties stand around one "v.", each on its side. */
  private holdsCase(first: string, second: string): boolean {
    this.flat ??= this.whole.replace(/\s+/gu, ' ');
    const { flat } = this;
    const [one, other] = [partyWords(first), partyWords(second)];
    if (one.length === 0 || other.length === 0) return true;
    const title = CAUSE_TITLE.exec(this.whole.slice(0, HEAD.length));
    if (title) {
      const [start, end] = [title.index, title.index + title[0].length];
      const [before, after] = [this.whole.slice(Math.max(0, start - HEAD.around), start), this.whole.slice(end, end + HEAD.around)];
      if (hasWords(before, one) && hasWords(after, other)) return true;
    }
    const versus = [...flat.matchAll(VERSUS)].map(({ 0: mark, index }) => ({ start: index, end: index + mark.length }));
    const found = versus.some(({ start, end }, at) => {
      const before = flat.slice(Math.max(versus[at - 1]?.end ?? 0, start - AROUND), start);
      const after = flat.slice(end, Math.min(versus[at + 1]?.start ?? Infinity, end + AROUND));
      return hasWords(before, one) && hasWords(after, other);
    });
    return found || isNoCase(first, second, flat);
  }
}

const hasWords = (text: string, wanted: readonly string[]): boolean => {
  const words = new Set(partyWords(text.replaceAll(';', ' ')));
  return wanted.every((word) => words.has(word));
};

/** "Lease v. Licence" compares two things, which the text has in small letters; a party is a name. */
const isNoCase = (first: string, second: string, text: string): boolean =>
  [first, second].every((party) => /^\p{L}+$/u.test(party)) &&
  [first, second].every((party) => new Set(text.match(/\p{L}+/gu)).has(party.toLowerCase()));

const distinctLaws = (text: string): string[] => [...new Set(lawsIn(text).map(({ name }) => name))];

/** More than "Act": what has no word of its own would be every law. */
const isNamed = (name: string): boolean =>
  nameWords(name).some(({ surface }) => !LAW_WORD.test(surface)) || /^\W*Constitution\W*$/u.test(name);

/** Whether the name of a law as it is written can be that of one of these; those of different years are different laws. */
export function isSameLaw(written: string, names: readonly string[]): boolean {
  if (!isNamed(written)) return false;
  const year = yearOf(written);
  const full = KNOWN_ABBREVIATIONS.find(([short]) => letters(short) === letters(written))?.[1];
  return names.filter(isNamed).some((name) => {
    const other = yearOf(name);
    if (year !== null && other !== null && Math.abs(year - other) > YEARS_APART) return false;
    if (namesOneOf(written, [name]) || (full !== undefined && namesOneOf(full, [name]))) return true;
    const fullName = KNOWN_ABBREVIATIONS.find(([short]) => letters(short) === letters(name))?.[1] ?? name;
    return namesOneOf(fullName, [written]);
  });
}
