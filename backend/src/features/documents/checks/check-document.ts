import { findBlanks } from './blanks.js';
import { findBrokenReferences } from './cross-references.js';
import { findTerms } from './defined-terms.js';
import { findFigures } from './figures.js';
import type { Finding } from './finding.js';
import { findMissingSignature } from './signature.js';
import { findOpenAnswers } from './open-answers.js';
import { textLines } from './text-lines.js';

/**
 * What a careful reader would look at before a document is signed: blanks, defined terms, references, amounts in figures and
 * words, a place to sign, allegations without an answer. Rules of thumb about any text, edited ones included; they never stop anything.
 * @returns findings in the order of the text
 */
export function checkDocument(content: string): Finding[] {
  const lines = textLines(content);
  const open = [...findOpenAnswers(lines)];
  return [
    ...open,
    // The blank of an open answer is told once.
    ...[...findBlanks(lines)].filter((blank) => !open.some(({ start, end }) => start <= blank.start && blank.end <= end)),
    ...findTerms(content, lines),
    ...findBrokenReferences(lines),
    ...findFigures(lines),
    ...findMissingSignature(lines),
  ].sort((a, b) => a.start - b.start);
}
