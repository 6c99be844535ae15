export type FindingKind =
  'blank' | 'undefined-term' | 'unused-term' | 'term-defined-twice' | 'broken-reference' | 'figures-and-words' | 'missing-signature';

/** Something to look at before a document is signed. Offsets are UTF-16 units of the text, lines count from 1. */
export interface Finding {
  kind: FindingKind;
  message: string;
  line: number;
  start: number;
  end: number;
  excerpt: string;
}

export function checkDocument(_content: string): Finding[] {
  return [];
}
