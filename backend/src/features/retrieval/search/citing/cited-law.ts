import { actsNamedIn, type NamedAct } from '../../encoding/languages/act-names.js';
import type { CatalogueEntry } from '../../library/source-catalogue.js';
import { DocumentNames } from './document-names.js';
import { isForeign } from '../query/doubts.js';
import { findReferences } from './references.js';
import { overlap } from './stretches.js';
import { WholeTitles } from './whole-titles.js';

/** A section that a question cites; the act is null where it names none. */
export interface CitedSection {
  act: string | null;
  section: string;
}

const YEAR = /, (\d{4})$/;
/** "302 IPC", "498A of the IPC": a number that stands right before the name of an act is a section of it. */
const NUMBER_BEFORE = /(?<![\p{L}\p{N}.,/])(\d{1,3}[A-Z]{0,2})\s?(?:of\s(?:the\s)?)?$/iu;
/** "IPC 302", "BNS section 103"; "RTI, 40 days" is a number of days. */
const NUMBER_AFTER =
  /^[\s,:]{0,3}(?:(?:section|sec|s|dhara|धारा)\.?\s?)?(\d{1,3}[A-Z]{0,2})(?![\p{L}\p{N}]|[ -](?:hours?|days?|weeks?|months?|years?|times|rupees|rs|lakhs?|crores?|percent|per cent|people|persons|pages|din|mahine|saal|दिन|महीने|साल|रुपये)(?!\p{L}))/iu;
/**
 * Two initials by themselves mean too many other things ("BA LLB", "my MA") to name an act; beside the number of a section they do ("138
 * NI").
 */
const TWO_LETTERS = /^\p{Lu}{2}$/u;
const ORDER_RULE = /(?<![\p{L}\p{N}])orders? ?([ivxlc]{1,7}|\d{1,3})[ ,.]{0,2}(?:rules?|r\.?) ?(\d{1,3}[A-Z]?)(?![\p{L}\p{N}])/giu;
const ARTICLE = /^(?:art|अनु)/iu;
/** An article without the name of an act is one of the Constitution. */
const CONSTITUTION = 'Constitution of India, 1950';
/** Half of a title, or all of its initials: less is a word of everyday life ("my HR", "an NRI"). */
const SURE = 0.85;
/** Characters between a section and the name of its act. */
const REACH = 40;
const YEAR_LIKE = /^(?:1[6-9]|20)\d\d$/;

const entryOf = (title: string): CatalogueEntry => ({
  documentId: title,
  title: title.replace(YEAR, ''),
  documentType: 'act',
  year: Number(YEAR.exec(title)?.[1]) || null,
  shortNames: [],
  opening: '',
});

/** Whether the number of a section stands beside the name of an act. */
const isNumbered = (question: string, { start, end }: Pick<NamedAct, 'start' | 'end'>): boolean =>
  NUMBER_BEFORE.test(question.slice(Math.max(0, start - REACH), start)) || NUMBER_AFTER.test(question.slice(end, end + REACH));

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
      if (TWO_LETTERS.test(question.slice(start, end)) && !isNumbered(question, named)) continue;
      const act = documentIds.find(inForce) ?? documentIds[0];
      if (act !== undefined) found.push({ act, start, end });
    }
    return found.sort((a, b) => a.start - b.start);
  }
}

/** The sections that a question cites, each with the act nearest to it. */
export function citedSections(question: string, acts: readonly NamedAct[]): CitedSection[] {
  const cited: CitedSection[] = [];
  const add = (act: string | null, section: string): void => {
    if (YEAR_LIKE.test(section) || cited.some((known) => known.act === act && known.section === section)) return;
    cited.push({ act, section });
  };
  for (const { 0: whole, 1: order = '', 2: rule = '', index } of question.matchAll(ORDER_RULE)) {
    add(actOf(index, index + whole.length, acts), `Order ${order.toUpperCase()} Rule ${rule.toUpperCase()}`);
  }
  const rest = question.replace(ORDER_RULE, (whole) => '-'.repeat(whole.length));
  const references = findReferences(rest).filter(({ kind }) => kind === 'section');
  for (const { unit, start, end } of references) {
    const article = ARTICLE.test(question.slice(start, end));
    const act = actOf(start, end, acts) ?? (article && !isForeign(question) ? CONSTITUTION : null);
    add(act, article && act !== CONSTITUTION ? `Article ${unit}` : unit);
  }
  for (const { act, start, end } of acts) {
    const before = NUMBER_BEFORE.exec(rest.slice(Math.max(0, start - REACH), start))?.[1];
    const after = before === undefined ? NUMBER_AFTER.exec(rest.slice(end, end + REACH))?.[1] : undefined;
    const number = before ?? after;
    if (number !== undefined && !references.some(({ unit }) => unit === number.toUpperCase())) add(act, number.toUpperCase());
  }
  return cited;
}

/** The act right after a reference, otherwise the one before it, otherwise the only one named. */
function actOf(start: number, end: number, acts: readonly NamedAct[]): string | null {
  const after = acts.find((act) => act.start >= end && act.start - end <= REACH);
  const before = acts.findLast((act) => act.end <= start && start - act.end <= REACH);
  const only = acts.length === 1 ? acts[0] : undefined;
  return (after ?? before ?? only)?.act ?? null;
}
