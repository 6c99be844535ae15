import type { SourceExcerpt } from '../../../ports/language-model/language-model.js';
import type { Excerpt, ExcerptOrder, FoundSection, PassagePayload } from '../../retrieval/retrieval.service.js';

/** Words that are quoted of a section, about: of the first that was found, of a further one, and of one that is asked for by its number. */
const WORDS = { first: 180, further: 80, named: 220, cited: 400 };
/** Between two places of a quotation that have something between them. */
const OMISSION = ' … ';

/** Whether passages follow each other without anything between them. */
export const isContiguous = (passages: readonly Pick<PassagePayload, 'start' | 'end'>[], text: string): boolean =>
  passages.every((passage, at) => at === 0 || text.slice(passages[at - 1]?.end ?? 0, passage.start).trim() === '');

/**
 * What is to be chosen of a section; null for what is no numbered section of an act or of rules, or of which only pieces were found.
 * @param place of the section among those that are opened, from 0
 */
export function orderOf({ unit, passages, named = [] }: FoundSection, text: string, place: number): ExcerptOrder | null {
  const [first] = passages;
  const last = passages.at(-1);
  if (!first || !last || unit === '' || (first.documentType !== 'act' && first.documentType !== 'rule') || !isContiguous(passages, text))
    return null;
  const isCited = passages.some(({ found }) => found === 'reference' || found === 'succession');
  const ofPart = passages.some(({ found }) => found === 'context');
  return {
    text: text.slice(first.start, last.end),
    heading: first.heading,
    cited: ofPart
      ? passages
          .filter(({ found }) => found !== 'context')
          .map(({ start, end }) => ({ start: start - first.start, end: end - first.start }))
      : [],
    words: isCited ? WORDS.cited : named.length > 0 ? WORDS.named : place === 0 ? WORDS.first : WORDS.further,
    named,
  };
}

/** The words of an excerpt. @param text that its places refer to */
export const quotedOf = (text: string, { quotations, more }: Excerpt): SourceExcerpt => ({
  quotations: quotations.map(({ places, lead, state }) => ({
    text: places.map(({ start, end }) => text.slice(start, end)).join(OMISSION),
    lead,
    state,
  })),
  more,
});
