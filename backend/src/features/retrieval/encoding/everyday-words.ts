import { analyse } from './analyser.js';
import { lazily, readData } from './languages/read-data.js';

const everyday = lazily(() => new Set((readData('everyday-words.json') as { words: string[] }).words.flatMap((word) => analyse(word))));

/** Whether a term is an English word of everyday life, which is right as it stands though no law and no way of asking has it: "duped" is no slip. */
export const isEverydayWord = (term: string): boolean => everyday().has(term);
