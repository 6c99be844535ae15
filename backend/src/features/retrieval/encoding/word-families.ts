import { analyse } from './analyser.js';
import { lazily, readData } from './languages/read-data.js';

/** For the term of each word of a family but the first, the term of the first. */
const heads = lazily(() => {
  const { families } = readData('word-families.json') as { families: string[] };
  const found = new Map<string, string>();
  for (const family of families) {
    const [head, ...others] = family.split(' ').flatMap((word) => analyse(word));
    if (head === undefined) continue;
    found.set(head, head);
    for (const term of others) found.set(term, head);
  }
  return found;
});

/**
 * The term that stands for a word and its kin in questions of everyday life: those forms of it that the stemmer leaves apart ("sold",
 * "sale") and other words for the same ("dad", "papa"). Passages keep the law's own words.
 * @returns the term itself where it has no kin
 */
export const familyOf = (term: string): string => heads().get(term) ?? term;

/** Whether a term is one of a family, and so no slip of another word. */
export const hasFamily = (term: string): boolean => heads().has(term);
