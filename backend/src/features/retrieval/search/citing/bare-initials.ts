import { readCitations } from '../../../../core/text/law-names/read-citations.js';
import type { TextSpan } from '../../../../core/text/text-span.js';

const TWO_LETTERS = /^\p{Lu}{2}$/u;

/**
 * Whether a name of an act is two initials by themselves. They mean too many other things ("BA LLB", "my CA", "a PG room") to name an act;
 * beside the number of a section they do ("138 NI").
 */
export const isBareInitials = (question: string, { start, end }: TextSpan): boolean =>
  TWO_LETTERS.test(question.slice(start, end)) && !readCitations(question, [{ start, end }]).some(({ law }) => law !== null);
