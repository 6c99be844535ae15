import { analyse } from './analyser.js';
import { lazily, readData } from './languages/read-data.js';

const everyday = lazily(() => new Set((readData('everyday-words.json') as { words: string[] }).words.flatMap((word) => analyse(word))));

/**
 * Whether a term is an English word of everyday life, which is correct although no law and no way of asking uses it: "duped" is not a slip.
 */
export const isEverydayWord = (term: string): boolean => everyday().has(term);
