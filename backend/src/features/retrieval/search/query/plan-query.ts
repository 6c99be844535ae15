import { findCitedUnits, type CitedUnit } from './cited-units.js';
import type { DocumentNames } from './document-names.js';
import { splitAtCase } from './trailing-case.js';

export interface QueryPlan {
  references: CitedUnit[];
  /** Search inside these documents only; empty means the whole library. */
  documentIds: string[];
  /** Whether the named documents bind (a described document, an exact reference) or only attract. */
  binding: boolean;
  /** The question without the words that named a document. */
  rest: string;
}

const LEAD =
  /^(?:please )?(consider|in|under|as per|according to|regarding|per|with respect to|for|looking at|based on) (.{4,400}?) ?[;:,] (.{8,})$/isu;
const STRONG_LEADS = new Set(['consider', 'according to', 'as per', 'looking at', 'based on']);
/** No word of a name is longer than 40 letters: of one that is, every capital would begin a name anew. */
const CASE = /(?:\b(?:in|of|from) )?((?:[\p{Lu}(][\p{L}.&'()-]{0,39} ){1,8}(?:v\.?|vs\.?|versus) (?:[\p{Lu}(][\p{L}.&'()-]{0,39} ?){1,8})/u;
/** Words without which a loose lead ("Regarding …, …") is taken for the subject, not for a document. */
const DOCUMENT_WORD =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|amendment|memorandum|policy|undertaking|act|code|constitution|judgment|order|letter|between|v\.?|vs\.?|versus)\b/iu;
/** A document in a question that begins with a loose "in …," must be described nearly word for word. */
const LOOSE_COVERAGE = 0.75;

const without = (question: string, start: number, end: number): string =>
  `${question.slice(0, start)} ${question.slice(end)}`.replace(/\s+/g, ' ').trim();

/** Splits a question into the document that it names, the units that it cites, and what is asked. */
export function planQuery(asked: string, names: DocumentNames): QueryPlan {
  const question = asked.replace(/\s+/g, ' ').trim();
  const law = names.findLaws(question)[0];
  // "s. 138 NI Act, proviso": the name stands between the section and its part.
  const references = findCitedUnits(law ? without(question, law.start, law.end) : question);
  const caseName = CASE.exec(question);
  const named = caseName && names.describe(caseName[1] ?? '');
  if (caseName && named) {
    const start = caseName.index;
    return { references, documentIds: named.documentIds, binding: true, rest: without(question, start, start + caseName[0].length) };
  }
  if (law && (references.length || law.confidence >= 0.8)) {
    return { references, documentIds: law.documentIds, binding: references.length > 0, rest: without(question, law.start, law.end) };
  }
  const lead = LEAD.exec(question);
  if (lead) {
    const [, word = '', phrase = '', rest = ''] = lead;
    const strong = STRONG_LEADS.has(word.toLowerCase());
    const described = strong || DOCUMENT_WORD.test(phrase) ? names.describe(phrase) : null;
    if (described && (strong || described.coverage >= LOOSE_COVERAGE)) {
      return { references, documentIds: described.documentIds, binding: true, rest };
    }
  }
  const trail = splitAtCase(question);
  const described = trail && names.describe(trail.name);
  if (trail && described && described.coverage >= LOOSE_COVERAGE) {
    return { references, documentIds: described.documentIds, binding: true, rest: trail.rest };
  }
  return { references, documentIds: [], binding: false, rest: question };
}
