import type { Citation } from '../citations/citation.operations.js';
import type { Section } from '../conversation/conversation.js';
import type { QuotedPassage, QuotedPiece } from './quoted-answer.js';

/** What an answer quotes of one section. */
export interface SectionCard {
  /** Undefined for words of the user's own file. */
  section?: Section;
  /** As the answer names the place; used where no section is known. */
  name: string;
  pieces: readonly QuotedPiece[];
  /** It has more words than are quoted. */
  partial: boolean;
}

/** The quoted passages by section, in the order of the answer, then sections that it opens and quotes nothing of. */
export function sectionCards(
  passages: readonly QuotedPassage[],
  citations: readonly Citation[],
  sections: readonly Section[],
): SectionCard[] {
  const open = sections.filter((section) => section.open);
  const cards: SectionCard[] = [];
  for (const { name, pieces, partial } of passages) {
    const section = sectionOf(pieces, citations, open);
    const before = section && cards.findIndex((card) => card.section === section);
    const card = before === undefined ? undefined : cards[before];
    if (card && before !== undefined) cards[before] = { ...card, pieces: [...card.pieces, ...pieces], partial: card.partial || partial };
    else cards.push({ section, name, pieces, partial });
  }
  const rest = open.filter((section) => !cards.some((card) => card.section === section) && tellsSomething(section));
  return [...cards, ...rest.map((section) => ({ section, name: '', pieces: [], partial: false }))];
}

const tellsSomething = ({ note, stamp, facts }: Section): boolean => Boolean(note) || Boolean(stamp) || facts.length > 0;

/** The narrowest section that the first cited words lie in. */
function sectionOf(pieces: readonly QuotedPiece[], citations: readonly Citation[], sections: readonly Section[]): Section | undefined {
  const cited = citations.find(({ marker }) => pieces[0]?.markers.includes(marker));
  if (!cited?.documentId) return undefined;
  return sections
    .filter(
      ({ documentId, spanStart, spanEnd }) => documentId === cited.documentId && spanStart <= cited.spanStart && cited.spanStart < spanEnd,
    )
    .sort((a, b) => a.spanEnd - a.spanStart - (b.spanEnd - b.spanStart))[0];
}
