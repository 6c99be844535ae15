import { analyse } from '../../encoding/analyser.js';
import { questionTerms } from '../query/query-terms.js';

/** Words found in the headings of many sections, which do not tell them apart. */
const GENERAL = new Set(
  analyse(
    'punishment punished penalty offence offences procedure court magistrate section power powers order cases certain person persons act code law',
  ),
);
const termsOf = (text: string): Set<string> => new Set(questionTerms(text).filter((term) => !GENERAL.has(term)));

/**
 * Whether a question that cites a section of an act means the one that had this number in the previous act: its words are those of the
 * old heading, or of the section that took its place, and none are those of the section that has the number now.
 * @param english the English for words of a question in Hindi, as terms of the index
 * @param headings `own`: of the section that has the number now; `old`: of the old one and of what took its place
 */
export function isOldNumber(asked: string, english: readonly string[], { own, old }: { own: string; old: readonly string[] }): boolean {
  const terms = new Set([...termsOf(asked), ...english]);
  const shares = (heading: string): boolean => [...termsOf(heading)].some((term) => terms.has(term));
  return !shares(own) && old.some(shares);
}
