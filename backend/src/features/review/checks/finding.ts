import type { FactLabel } from '../../../core/text/values/fact-label.js';
import type { TextLine } from './text-lines.js';

export type FindingKind =
  | 'blank'
  | 'undefined-term'
  | 'unused-term'
  | 'term-defined-twice'
  | 'broken-reference'
  | 'figures-and-words'
  | 'missing-signature'
  | 'open-answer'
  | 'missing-signer'
  | 'missing-witness'
  | 'sum'
  | 'date-order'
  | 'legal-bound'
  | 'jurisdiction'
  | 'contradiction'
  | 'repealed-act'
  | 'arbitration-and-courts'
  | 'unknown-authority'
  | 'differs-in-matter';

/** What another paper of the matter says differently. */
export interface FoundDifference {
  label: FactLabel;
  /** As the draft has it: rupees, 2024-03-12, or a name. */
  one: string;
  /** As the other paper has it. */
  other: string;
  /** The words of the draft around it. */
  words: string;
  /** Name of the other paper, and its words. */
  paper: string;
  paperWords: string;
}

/** Something to look at before a document is signed. Offsets are UTF-16 units of the text, lines count from 1. */
export interface Finding {
  kind: FindingKind;
  message: string;
  /** The message in Hindi, where there is one. */
  hindi?: string;
  line: number;
  start: number;
  end: number;
  excerpt: string;
  /** Signed as it is, the document could lose its signer the case. */
  serious?: boolean;
  /** Name of the field of the form that it is about, where it is about one. */
  field?: string;
  /** Number of the clause or paragraph in which it stands: '4.2'. */
  clause?: string;
  /** Of `differs-in-matter`. */
  difference?: FoundDifference;
}

const AROUND = 40;

/** @param at offset in the line, `length` in UTF-16 units */
export function findingAt(kind: FindingKind, message: string, line: TextLine, at: number, length: number): Finding {
  const start = line.start + at;
  return { kind, message, line: line.number, start, end: start + length, excerpt: excerptOf(line.text, at, at + length) };
}

function excerptOf(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - AROUND), from);
  const after = text.slice(to, to + AROUND);
  const head = from > AROUND ? `…${before.replace(/^\S*\s/, '')}` : before;
  const tail = to + AROUND < text.length ? `${after.replace(/\s\S*$/, '')}…` : after;
  return `${head}${text.slice(from, Math.min(to, from + 4 * AROUND))}${tail}`.trim();
}
