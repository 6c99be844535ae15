import type { StatementSupport } from '../../../shared/gql/graphql.js';

/** A sentence of an answer and its support; positions in UTF-16 units of the answer's text. */
export interface Statement {
  spanStart: number;
  spanEnd: number;
  support: StatementSupport;
}

/** The sign after a sentence; one supported by a source already has its numbers. */
export type Signs = Partial<Record<StatementSupport, string>>;

/** For copied text. */
export const PLAIN_SIGNS: Signs = { GENERAL: ' ○', OWN_DOCUMENT: ' ◇' };
/** For rendered text: private-use characters, which never occur in an answer. */
export const DRAWN_SIGNS = { GENERAL: '\uE000', OWN_DOCUMENT: '\uE001' } as const satisfies Signs;

const PRIVATE_USE = /[\uE000-\uE00F]/g;
/** In headings, table rows and code fences a sign would break the syntax or mean nothing. */
const NOT_PROSE = /^\s*(#{1,6}\s|\||```|~~~)/;
const WORD = /[\p{L}\p{N}]/u;

/** Whether no statement of an answer has a source. */
export const isUnsupported = (statements: readonly Statement[]): boolean =>
  statements.length > 0 && statements.every(({ support }) => support === 'GENERAL');

/** Adds a sign after each sentence of prose that the library does not support. An answer without any support is not marked at all. */
export function markStatements(text: string, statements: readonly Statement[], signs: Signs): string {
  const clean = text.replace(PRIVATE_USE, '\uFFFD');
  if (isUnsupported(statements)) return clean;
  let marked = '';
  let from = 0;
  for (const { spanStart, spanEnd, support } of statements) {
    const sign = signs[support];
    const words = clean.slice(spanStart, spanEnd).trimEnd();
    const lastLine = clean.slice(clean.lastIndexOf('\n', spanStart + words.length - 1) + 1, spanStart + words.length);
    if (!sign || !WORD.test(words) || NOT_PROSE.test(lastLine) || spanStart < from) continue;
    marked += clean.slice(from, spanStart + words.length) + sign;
    from = spanStart + words.length;
  }
  return marked + clean.slice(from);
}
