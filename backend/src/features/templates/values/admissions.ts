import { type GraveFact, graveFactIn } from '../../../core/text/admissions.js';
import { readSums } from '../../../core/text/values/sums.js';
import { answerLines, besideRows } from './allegations.js';
import { type GridForm, replyGrid } from './reply-grid.js';

/** An admission of a debt, a signature, a tenancy or guilt that a reply would print. */
export interface GraveAdmission {
  /** In the list of allegations, from 1. */
  row: number;
  fact: GraveFact;
  /** What is admitted. */
  words: string;
}

/**
 * The grave admissions of a reply's form that nobody has said to be meant.
 * @param meant one row per line: "Row 2", "Para 3" or "Row 2: the loan"
 */
export function unmeantAdmissions(form: GridForm, meant: string): GraveAdmission[] {
  const { rows } = replyGrid(form);
  const said = besideRows(
    rows,
    meant.split('\n').flatMap((line) => answerLines(line.includes(':') ? line : `${line.trim()}: meant`)),
  );
  return rows.flatMap(({ stance, text, admitted }, index): GraveAdmission[] => {
    const words = stance === 'admit' ? text : stance === 'admit only' ? admitted : '';
    // "Took Rs. 3 lakh" of what is alleged to be borrowed.
    const fact = graveFactIn(words) ?? (stance === 'admit only' && readSums(words).length > 0 ? graveFactIn(text) : null);
    return fact && said[index]?.length === 0 ? [{ row: index + 1, fact, words }] : [];
  });
}

const FACTS: Readonly<Record<GraveFact, string>> = { debt: 'a debt', signature: 'a signature', tenancy: 'a tenancy', guilt: 'guilt' };
const SHOWN_MAX = 160;

/** The question that stands before such an admission is printed. */
export const admissionQuestion = ({ row, fact, words }: GraveAdmission): string =>
  `Row ${row} admits ${FACTS[fact]}: “${words.length > SHOWN_MAX ? `${words.slice(0, SHOWN_MAX)} …` : words}”. Is that meant? If it is, name the row here: “Row ${row}”.`;
