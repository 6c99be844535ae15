import { AppError } from '../../core/errors/app-error.js';

export type ExtractionFailure =
  'encrypted' | 'corrupt' | 'empty' | 'no-text' | 'mismatch' | 'too-large' | 'timeout' | 'cancelled' | 'unsupported';

/** `no-text` as `NO_TEXT`. */
type Shout<T extends string> = T extends `${infer A}-${infer B}` ? `${Uppercase<A>}_${Uppercase<B>}` : Uppercase<T>;

const TEXTS: Record<ExtractionFailure, string> = {
  encrypted: 'The file is protected by a password. Please upload it without one.',
  corrupt: 'The file is damaged and cannot be read.',
  empty: 'The file is empty.',
  'no-text': 'The file has no readable text (it looks like a scan). Please upload a version with a text layer.',
  mismatch: 'The content of the file does not match its extension.',
  'too-large': 'The file holds more pages or text than can be read.',
  timeout: 'Reading the file took too long.',
  cancelled: 'Reading the file was cancelled.',
  unsupported: 'This kind of file cannot be read.',
};

/** Why a file gave no text. `page` counts from 1 where the failure belongs to a page. */
export class ExtractionError extends AppError {
  readonly detail?: string;

  /** @param options.detail a sentence for people that is added to the text, such as what the file really is */
  constructor(
    readonly failure: ExtractionFailure,
    readonly page?: number,
    options: { cause?: unknown; detail?: string } = {},
  ) {
    const text = options.detail === undefined ? TEXTS[failure] : `${TEXTS[failure]} ${options.detail}`;
    super(`EXTRACTION_${failure.toUpperCase().replace('-', '_') as Shout<ExtractionFailure>}`, 400, text, { cause: options.cause });
    this.detail = options.detail;
  }
}

/** Why a file is refused before it is stored. */
export interface Refusal {
  error: ExtractionError;
  /** Whether people learn from its text what the file is and what to do; otherwise it is only not what its name says. */
  explains: boolean;
}
