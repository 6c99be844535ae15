import type { DocumentModel } from '../../../shared/document/draft-tree.js';
import { bundleMessages as text } from './messages.js';

/** One of the user's files as an annexure; a mark of its own until the user writes one. */
export interface AnnexureRow {
  id: string;
  filename: string;
  /** In bytes. */
  size: number;
  /** As the user wrote it; null for the next letter. */
  ownMark: string | null;
  title: string;
}

const LETTERS = 26;

/** A to Z, then AA, AB and so on. @param index from 0 */
export function letters(index: number): string {
  const rest = String.fromCharCode('A'.charCodeAt(0) + (index % LETTERS));
  return index < LETTERS ? rest : letters(Math.floor(index / LETTERS) - 1) + rest;
}

/** Marks are printed, so they are in the language of the draft, whatever the language of the screen. */
export type MarkLanguage = DocumentModel['language'];
const AUTOMATIC: Readonly<Record<MarkLanguage, (index: number) => string>> = {
  'en-IN': (index) => `Annexure ${letters(index)}`,
  'hi-IN': (index) => `अनुलग्नक ${index + 1}`,
};

export const markOf = ({ ownMark }: AnnexureRow, index: number, language: MarkLanguage): string => ownMark ?? AUTOMATIC[language](index);

/** What keeps the bundle from being made; null when nothing does. @param maxBytes of all files together */
export function problemOf(rows: readonly AnnexureRow[], language: MarkLanguage, maxBytes: number): string | null {
  const marks = rows.map((row, index) => markOf(row, index, language).trim().toLowerCase());
  if (marks.includes('')) return text.noMark;
  if (new Set(marks).size < marks.length) return text.sameMark;
  return rows.reduce((sum, { size }) => sum + size, 0) > maxBytes ? text.tooLarge : null;
}

/** The rows with one of them a place further up or down. */
export function moved(rows: readonly AnnexureRow[], from: number, by: 1 | -1): AnnexureRow[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row) next.splice(from + by, 0, row);
  return next;
}
