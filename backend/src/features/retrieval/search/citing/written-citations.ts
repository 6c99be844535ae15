import { readCitations } from '../../../../core/text/law-names/read-citations.js';

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
    const cited = readCitations(line).filter(({ kind }) => kind !== 'paragraph' && kind !== 'schedule');
    return cited.slice(0, LOOKED_AT).map(({ start, end }): CitedPlace => {
      const from = Math.max(0, start - BEFORE);
      return { cited: line.slice(start, end), around: line.slice(from, end + AFTER), start: start - from, end: end - from };
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

/** The name of the law that stands right after a citation, otherwise right before it; of names in names, the longest. */
function lawOf(text: string, cited: Named, names: readonly Named[]): string | null {
  const longest: Named[] = [];
  for (const name of [...names].sort((a, b) => a.start - b.start || b.end - a.end))
    if (name.start >= (longest.at(-1)?.end ?? 0)) longest.push(name);
  const law = readCitations(text, longest).find(({ start, end }) => start < cited.end && cited.start < end)?.law;
  return law ? text.slice(law.start, law.end) : null;
}
