import { findBlanks } from './blanks.js';
import { clauseOfLines } from './clause-labels.js';
import { findBrokenReferences } from './cross-references.js';
import { findTerms } from './defined-terms.js';
import { findFigures } from './figures.js';
import type { Finding } from './finding.js';
import { findMissingSignature } from './signature.js';
import { findOpenAnswers } from './open-answers.js';
import { findArbitrationAndCourts } from './meaning/arbitration-and-courts.js';
import { type DraftOrigin, findMeaning } from './meaning/find-meaning.js';
import { findRepealedActs, type ReplacedAct } from './meaning/repealed-acts.js';
import { textLines } from './text-lines.js';

/** What is known besides the text itself. */
export interface CheckKnowledge {
  /** What the text was made from; checks that know the meaning of its template need it. */
  origin?: DraftOrigin;
  /** Acts that are no longer in force. */
  replaced?: readonly ReplacedAct[];
}

/**
 * What a careful reader would look at before a document is signed: blanks, defined terms, references, amounts in figures and
 * words, a place to sign, allegations without an answer, repealed acts; and, where it is known what the text was made from, what its
 * template means. Rules of thumb about any text, edited ones included; they never stop anything.
 * @returns findings in the order of the text
 */
export function checkDocument(content: string, { origin, replaced = [] }: CheckKnowledge = {}): Finding[] {
  const lines = textLines(content);
  const open = [...findOpenAnswers(lines)];
  const clauses = clauseOfLines(lines);
  return [
    ...open,
    // The blank of an open answer is reported only once.
    ...[...findBlanks(lines)].filter((blank) => !open.some(({ start, end }) => start <= blank.start && blank.end <= end)),
    ...findTerms(content, lines),
    ...findBrokenReferences(lines),
    ...findFigures(lines),
    ...findMissingSignature(lines),
    ...findRepealedActs(lines, replaced),
    ...findArbitrationAndCourts(lines),
    ...(origin ? findMeaning(lines, origin) : []),
  ]
    .map((finding): Finding => ({ ...finding, ...(clauses[finding.line - 1] && { clause: clauses[finding.line - 1] }) }))
    .sort((a, b) => a.start - b.start);
}
