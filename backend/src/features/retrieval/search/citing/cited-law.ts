import { type Citation, readCitations } from '../../../../core/text/law-names/read-citations.js';
import { actsNamedIn, type NamedAct } from '../../encoding/languages/act-names.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { DocumentNames } from './document-names.js';
import { isForeign } from '../query/doubts.js';
import { isBareInitials } from './bare-initials.js';
import { nearestLaw } from './law-of-references.js';
import { overlap } from './stretches.js';
import { WholeTitles } from './whole-titles.js';

/** A section that a question cites; the act is null where it names none. */
export interface CitedSection {
  act: string | null;
  /** '138', 'Order VII Rule 11', 'Article 65'. */
  section: string;
  /** The way into it, from the outside in: '(1)', 'proviso'. */
  steps: readonly string[];
  /** Rules are a document of their own, whose name is mostly that of their act. */
  word?: 'rule';
}

const YEAR = /, (\d{4})$/;
/** An article without the name of an act is one of the Constitution. */
export const CONSTITUTION = 'Constitution of India, 1950';
/** The act that an article belongs to where a question asks for a period of limitation. */
const LIMITATION = 'Limitation Act, 1963';
const ASKS_LIMITATION = /\blimitation\b|\btime[- ]?barred\b|परिसीमा/iu;
/** The act whose orders have rules. */
const CIVIL_PROCEDURE = 'Code of Civil Procedure, 1908';
/** Half of a title, or all of its initials: less is a word of everyday life ("my HR", "an NRI"). */
const SURE = 0.85;
const entryOf = (title: string): CatalogueEntry => ({
  documentId: title,
  title: title.replace(YEAR, ''),
  documentType: 'act',
  year: Number(YEAR.exec(title)?.[1]) || null,
  shortNames: [],
  opening: '',
});

/**
 * Finds the acts that a question names among all that the guide knows, whether a library holds them or not.
 *
 * People name acts in ways that no single comparison finds without also finding what nobody meant, so there are four, each of which
 * knows something that the others do not:
 * - `WholeTitles`: an English title written out. The most certain: every word is there, and the year or what is in force decides between
 * two.
 * - `actsNamedIn`: Hindi, Hindi in Latin letters and what people call an act, from a list, compared by sound.
 * - `DocumentNames`: parts of English titles, initials and declared short names, by how much of a title they are. Here over the guide's
 *   titles; `planQuery` has it over the library's own, judgments and contracts too, which no list knows.
 * - `writtenNames` knows no titles at all: capitals before "Act" show that some law is named. From it, `LawReader` knows that a name
 *   belongs to an unknown act, and that two acts that share words are not the same.
 *
 * This class joins the first three; where two find the same words, the more certain one wins.
 */
export class KnownLaw {
  private readonly names: DocumentNames;
  private readonly titles: WholeTitles;

  /** @param titles 'Negotiable Instruments Act, 1881' */
  constructor(titles: readonly string[]) {
    this.names = new DocumentNames(titles.map(entryOf));
    this.titles = new WholeTitles(titles);
  }

  /** The acts named, in the order of the question. Of two acts of one name the year decides; without one, `inForce` does. */
  acts(question: string, inForce: (act: string) => boolean): NamedAct[] {
    // A whole title is most certain, then a name in Hindi and an abbreviation in use; a part of an English title may belong to another act.
    const found: NamedAct[] = this.titles.find(question, inForce);
    for (const named of actsNamedIn(question)) if (!found.some((known) => overlap(known, named))) found.push(named);
    for (const named of this.names.findLaws(question)) {
      const { documentIds, start, end, confidence } = named;
      if (confidence < SURE || found.some((known) => overlap(known, named))) continue;
      if (isBareInitials(question, named)) continue;
      const act = documentIds.find(inForce) ?? documentIds[0];
      if (act !== undefined) found.push({ act, start, end });
    }
    return found.sort((a, b) => a.start - b.start);
  }
}

/**
 * The sections that a question cites, each with its act: the one beside it, otherwise the nearest, otherwise the only one named.
 * @param acts in the order of the question
 */
export function citedSections(question: string, acts: readonly NamedAct[]): CitedSection[] {
  const cited: CitedSection[] = [];
  const citations = readCitations(question, acts);
  for (const citation of citations) {
    if (citation.kind === 'paragraph' || citation.kind === 'schedule') continue;
    const act = actOf(citation, question, acts, citations);
    for (const { unit, steps } of citation.numbers) {
      const section = sectionOf(citation, unit, act);
      if (!cited.some((known) => known.act === act && known.section === section))
        cited.push({ act, section, steps: [...steps, ...citation.parts], ...(citation.kind === 'rule' && { word: 'rule' }) });
    }
  }
  return cited;
}

function sectionOf({ kind, order }: Citation, unit: string, act: string | null): string {
  if (kind === 'order') return `Order ${unit}`;
  if (kind === 'order-rule') return `Order ${order} Rule ${unit}`;
  return kind === 'article' && act !== CONSTITUTION ? `Article ${unit}` : unit;
}

function actOf(
  citation: Citation<NamedAct>,
  question: string,
  acts: readonly NamedAct[],
  all: readonly Citation<NamedAct>[],
): string | null {
  if (citation.law) return citation.law.act;
  const isArticle = citation.kind === 'article';
  // "Section 27 Evidence Act r/w Article 20(3)": an act of sections has no articles.
  const open = isArticle ? acts.filter((act) => !all.some(({ law, kind }) => law === act && kind !== 'article')) : acts;
  const named = nearestLaw(citation, open)?.act ?? (open.length === 1 ? open[0]?.act : undefined);
  if (named !== undefined) return named;
  if (isForeign(question)) return null;
  if (isArticle) return ASKS_LIMITATION.test(question) ? LIMITATION : CONSTITUTION;
  const isOrder = citation.kind === 'order' && /^(?:O|आ)/u.test(question.slice(citation.start));
  return isOrder || citation.kind === 'order-rule' ? CIVIL_PROCEDURE : null;
}
