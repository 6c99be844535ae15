export type TemplatePart = 'template' | 'fields' | 'clauses' | 'sample';

/** Why a template is refused, and where; for people. */
export interface TemplateProblem {
  part: TemplatePart;
  /** Of the clauses, counted from 1; null elsewhere. */
  line: number | null;
  column: number | null;
  /** Name of the field that it is about, where there is one. */
  field: string | null;
  message: string;
}

export const clauseProblem = (line: number, column: number, message: string): TemplateProblem => ({
  part: 'clauses',
  line: Math.max(1, line),
  column: Math.max(1, column),
  field: null,
  message,
});

export const fieldProblem = (field: string | null, message: string): TemplateProblem => ({
  part: 'fields',
  line: null,
  column: null,
  field,
  message,
});
