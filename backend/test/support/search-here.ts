import { heldIn, locateAll, type WholeTextSearch } from '../../src/features/retrieval/quotation/whole-text.js';

/** Reads whole texts where it is called, which only a test may. */
export const SEARCH_HERE: WholeTextSearch = {
  locate: (text, wanted) => Promise.resolve(locateAll(text, wanted)),
  held: (text, wanted) => Promise.resolve(heldIn(text, wanted)),
};
