import { normalized } from '../../../core/text/normalized.js';
import { type StoredSection, wordsOf } from '../library/source-contents.js';

/** What a reader may write before a number: "Section 138", "para 12", "s. 5". */
const UNIT_WORD = /^(?:s|ss|sec|sections?|art|articles?|r|rules?|para|paras|paragraphs?|schedules?)$/u;

/** How the sections of a document are looked through. */
export interface SectionSearch {
  search: string | null | undefined;
  /** The canonical text, in which words are looked for; without it, only in what the contents show. */
  text?: string | null;
}

/**
 * The entries of a document's contents that are looked for, with their places among all of them. A number alone is that of one; words
 * have to stand in it, or in the heading where the text is not given.
 * @returns all of them where nothing is looked for
 */
export function sectionsFound(sections: readonly StoredSection[], { search, text }: SectionSearch) {
  const all = sections.map((section, at) => ({ section, at }));
  if (!search) return all;
  const words = wordsOf(search);
  const named = words.filter((word) => !UNIT_WORD.test(word));
  const [number] = named;
  if (named.length === 1 && number !== undefined && /^\d/u.test(number))
    return all.filter(({ section }) => section.label.toLowerCase() === number);
  return all.filter(({ section }) => {
    const searched = text ? text.slice(section.start, section.end) : section.heading;
    const held = normalized(`${section.label} ${searched}`, 'NFKC').toLowerCase();
    return words.every((word) => held.includes(word));
  });
}
