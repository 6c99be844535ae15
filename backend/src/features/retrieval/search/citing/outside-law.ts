import { lazily, readData } from '../../encoding/languages/read-data.js';
import { isSaid, placesOfWords } from '../../encoding/languages/said-signs.js';

const SUBJECTS = lazily(() => (readData('outside-law.json') as { subjects: { act: string; signs: string[] }[] }).subjects);

/**
 * Acts that people speak of by their subject and not by their name, and that no topic of the guide is about: a railway refund, a census, a private
 * trust. Words that such a matter shares with others ("train", "pension") are no sign of it by themselves.
 */
export function lawOfSubject(question: string): string[] {
  const places = placesOfWords(question);
  return SUBJECTS().flatMap(({ act, signs }) => (signs.some((sign) => isSaid(sign, places)) ? [act] : []));
}
