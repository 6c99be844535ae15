import type { SuggestionOutcome } from './outcome.js';

/** What was done and what was not, in a sentence for the reader. Null when nothing was suggested. */
export function revisionNotice(outcomes: readonly SuggestionOutcome[]): string | null {
  const done = outcomes.filter(({ applied }) => applied).map(({ message }) => message);
  const left = outcomes.filter(({ applied }) => !applied).map(({ instruction, message }) => `"${instruction.slice(0, 120)}": ${message}`);
  const parts = [
    done.length > 0 ? `Changed as suggested: ${done.join('; ')}.` : '',
    left.length > 0 ? `Not changed: ${left.join(' ')}` : '',
  ];
  return parts.filter(Boolean).join(' ') || null;
}
