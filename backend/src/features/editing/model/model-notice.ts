import type { LanguageModelError, LanguageModelErrorReason } from '../../../ports/language-model/errors.js';

const WHY: Readonly<Record<LanguageModelErrorReason, string>> = {
  'rate-limited': 'is busy',
  overloaded: 'is busy',
  timeout: 'did not answer in time',
  unavailable: 'cannot be reached',
  'invalid-response': 'gave no usable answer',
  'spend-limit': 'is not available',
  'wrong-key': 'is not set up as its service wants it, which your administrator is told',
  'unknown-model': 'is not set up as its service wants it, which your administrator is told',
  'too-long': 'cannot read a document of this length',
};

/** Why a model that failed is not used, in one sentence. @param instead what happens in its place: "so …" */
export const whyNot = ({ reason }: LanguageModelError, instead: string): string => `The language model ${WHY[reason]}, ${instead}`;

/** That some of what it proposed is no change that the draft can have; null for none. */
export function refusedNotice(count: number): string | null {
  if (count === 0) return null;
  return `${count === 1 ? 'One change' : `${count} changes`} by the language model ${count === 1 ? 'was' : 'were'} refused, since the draft cannot have ${count === 1 ? 'it' : 'them'}.`;
}

/** The same where it ended its answer early, or gave none. */
export function notUsed(ending: 'refused' | 'length' | 'nothing', instead: string): string {
  const why = { refused: 'declined', length: 'was cut off', nothing: 'gave no usable answer' }[ending];
  return `The language model ${why}, ${instead}`;
}
