import { AppError } from '../../core/errors/app-error.js';

export type LanguageModelErrorReason =
  | 'rate-limited'
  | 'overloaded'
  | 'timeout'
  | 'unavailable'
  | 'invalid-response'
  | 'spend-limit'
  | 'too-long'
  | 'wrong-key'
  | 'unknown-model';

/** `rate-limited` as `RATE_LIMITED`. */
type Shout<T extends string> = T extends `${infer A}-${infer B}` ? `${Uppercase<A>}_${Uppercase<B>}` : Uppercase<T>;

const TEXTS: Record<LanguageModelErrorReason, string> = {
  'rate-limited': 'The language model is busy. Please try again later.',
  overloaded: 'The language model is busy. Please try again later.',
  timeout: 'The language model did not answer in time. Please try again.',
  unavailable: 'The language model is not available. Please try again later.',
  'invalid-response': 'The language model gave no usable answer. Please try again.',
  'spend-limit': 'The language model is not available. Please contact your administrator.',
  'wrong-key': 'The language model does not take the key of this installation. Please contact your administrator.',
  'unknown-model': 'The language model is not known by the name that is set. Please contact your administrator.',
  'too-long': 'This is too long for the language model.',
};

/** Why there is no (whole) answer; thrown after bounded retries. The code is `LANGUAGE_MODEL_` and the reason. */
export class LanguageModelError extends AppError {
  constructor(
    readonly reason: LanguageModelErrorReason,
    options: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    const code = `LANGUAGE_MODEL_${reason.toUpperCase().replace('-', '_') as Shout<LanguageModelErrorReason>}` as const;
    super(code, reason === 'timeout' ? 504 : 503, TEXTS[reason], options);
  }
}
