import type { FormValues } from '../template/form-values.js';

export interface Draft {
  content: string;
  values: FormValues;
}

/** What is to be told of a changed draft beside what was changed in it, in sentences; '' for nothing. */
export type ToldAfter = (before: Draft, after: Draft) => string;

export const nothingTold: ToldAfter = () => '';

/** Outcomes of which the last one that changed something tells what no longer fits. */
export function withTold<Told extends { applied: boolean; message: string }>(outcomes: readonly Told[], told: string): Told[] {
  const last = outcomes.findLastIndex(({ applied }) => applied);
  return outcomes.map((each, index) => (index === last && told !== '' ? { ...each, message: `${each.message}. But look: ${told}` } : each));
}
