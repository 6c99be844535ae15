/** Something of the product that reads a text. */
export interface Parser {
  name: string;
  run: (text: string) => unknown;
  /** UTF-16 units of the longest text that it is tried on; more than clients may send it, where that is bounded by itself. */
  longest?: number;
  /** UTF-16 units of the smaller of the two texts whose growth is compared; less for what does much with each unit. */
  size?: number;
  /** Where each run is dear, so that its growth is measured on one hostile text in so many. */
  oneIn?: number;
}

/** Each is a list of its own in `parsers-of-<area>.ts`, and is run in a process of its own. */
export const AREAS = ['documents', 'files', 'law', 'questions', 'rendering'] as const;

export const parsersOf = async (area: string): Promise<readonly Parser[]> =>
  ((await import(`./parsers-of-${area}.js`)) as { parsers: readonly Parser[] }).parsers;
