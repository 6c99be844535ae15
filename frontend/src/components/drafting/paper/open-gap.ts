import { createContext } from 'react';
import type { Selection } from '../editor/selection.js';

/** What a stored text has in the place of what is to be filled in. */
export const BLANK = '[●]';

/** Called with a gap that somebody has pressed; null where nothing can be filled in. */
export const OpenGapContext = createContext<((gap: HTMLElement) => void) | null>(null);

/** Where in a text a blank is, by how many come before it; null where there are not so many. */
export function placeOfBlank(text: string, before: number): Selection | null {
  let start = text.indexOf(BLANK);
  for (let count = 0; count < before && start >= 0; count += 1) start = text.indexOf(BLANK, start + BLANK.length);
  return start < 0 ? null : { start, end: start + BLANK.length };
}
