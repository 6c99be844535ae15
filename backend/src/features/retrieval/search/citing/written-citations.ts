import { findReferences } from './references.js';

/** Where the name of a law stands in a text. */
interface Named {
  start: number;
  end: number;
}

/**
 * How much of a text is read, how many citations are considered, and how many words around one, since the law is named before or after it.
 */
const TEXT_MAX = 100_000;
const LOOKED_AT = 60;
const BEFORE = 90;
const AFTER = 160;
/** Between a citation and the name of its law stand only other citations, and words that join them. */
const JOINING = new Set(
  `of the said and or to both read with along r w u s ss under section sections sec secs article articles art arts rule rules order orders
  clause clauses sub subsection subsections proviso explanation schedule धारा तथा और एवं`.split(/\s+/u),
);
const NUMBER = /^(?:\d{1,3}[A-Z]{0,3}|[IVXLC]{1,7}|[a-z]{1,2})$/iu;
/** Between the name of a law and a citation after it: "the Negotiable Instruments Act, 1881, section 138", "IPC 420". */
const LEADS = /^[\s,:(–—-]{0,4}(?:under\s|u\/s\.?\s?)?$/iu;
/** "Order VII Rule 11": a rule is known by its order. */
const ORDER = /\borders?\s[ivxlc\d]{1,7}[\s,]{0,2}$/iu;
const RULE = /^r/iu;
/** Characters that the name of an order takes at most. */
const ORDER_REACH = 20;
/** An article without the name of an act is one of the Constitution. */
const ARTICLE = /^(?:art|अनु)/iu;

/** A provision's number in a text; the law that it belongs to is not known yet. */
export interface CitedPlace {
  /** "section 138", "Order VII Rule 11". */
  cited: string;
  /** The words around it, and where it stands in them. */
  around: string;
  start: number;
  end: number;
}

/** The numbers of law that texts cite. A long text belongs in a thread: see `Preparation.citedPlaces`. */
export const citedPlaces = (texts: readonly string[]): CitedPlace[] =>
  texts.flatMap((text) => {
    const line = text.slice(0, TEXT_MAX).replace(/\s+/gu, ' ');
    const places = new Map(
      findReferences(line).flatMap(({ kind, start, end }): [number, number][] => (kind === 'section' ? [[start, end]] : [])),
    );
    return [...places].slice(0, LOOKED_AT).map(([start, end]): CitedPlace => {
      const from = Math.max(0, start - BEFORE);
      const order = RULE.test(line.slice(start, end)) ? ORDER.exec(line.slice(Math.max(0, start - ORDER_REACH), start)) : null;
      return {
        cited: (order?.[0] ?? '') + line.slice(start, end),
        around: line.slice(from, end + AFTER),
        start: start - from,
        end: end - from,
      };
    });
  });

/**
 * The provisions that are cited, each as a phrase that names its law: "section 14(1)(a) of the Delhi Rent Control Act, 1958". One without
 * the name of its law next to it is left out, since the law could only be guessed.
 * @param namesIn where laws are named in a stretch of text
 * @param limit how many at most
 */
export function writtenCitations(places: readonly CitedPlace[], namesIn: (text: string) => readonly Named[], limit: number): string[] {
  const phrases = new Map<string, string>();
  for (const { cited, around, start, end } of places) {
    if (phrases.size >= limit) break;
    const law = lawOf(around, { start, end }, namesIn(around));
    if (law === null && !ARTICLE.test(cited)) continue;
    const phrase = law === null ? cited : `${cited} of the ${law}`;
    if (!phrases.has(phrase.toLowerCase())) phrases.set(phrase.toLowerCase(), phrase);
  }
  return [...phrases.values()];
}

/** The name of the law that a citation belongs to: the one right after it, otherwise the one right before it. */
function lawOf(text: string, cited: Named, names: readonly Named[]): string | null {
  const after = names.find(({ start }) => start >= cited.end);
  const before = names.findLast(({ end }) => end <= cited.start);
  const follows = after && joins(text.slice(cited.end, after.start)) ? after : undefined;
  const law = follows ?? (before && LEADS.test(text.slice(before.end, cited.start)) ? before : undefined);
  return law ? text.slice(law.start, law.end) : null;
}

function joins(between: string): boolean {
  const words = between.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return !between.includes(';') && words.every((word) => JOINING.has(word.toLowerCase()) || NUMBER.test(word));
}
