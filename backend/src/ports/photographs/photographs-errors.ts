import { BadRequestError, TooLargeError, UnavailableError } from '../../core/errors/common-errors.js';
import { MAX_PIXELS } from './photograph-limits.js';

/** Why a photograph cannot be taken, as a clause that follows the name of its file. */
const REASONS = {
  empty: 'is empty.',
  unknown: 'is not a JPG, PNG, WebP or HEIC picture.',
  damaged: 'is damaged or incomplete. Please take or save the picture again.',
  several: 'moves, or holds more than one picture. Please save each picture as a JPG of its own.',
  pixels: `has more than ${MAX_PIXELS / 1_000_000} million pixels. Please make the picture smaller.`,
  complex: 'takes too long to work on. Please save it as JPG and upload that copy.',
  heic: 'is in the HEIC format, which cannot be read here. Please save it as JPG and upload that copy.',
} as const;
export type PhotographRefusal = keyof typeof REASONS;

/** Whether a text names a reason for which a photograph is refused. */
export const isPhotographRefusal = (reason: string): reason is PhotographRefusal => Object.hasOwn(REASONS, reason);

/** A photograph that cannot be turned into a page. */
export class PhotographRefusedError extends BadRequestError {
  constructor(
    readonly reason: PhotographRefusal,
    filename: string,
    options: { cause?: unknown } = {},
  ) {
    super(`“${filename}” ${REASONS[reason]}`, 'PHOTOGRAPH_REFUSED', options);
  }
}

/** The pages are too many bytes even at the lowest quality that can still be read. */
export class PhotographsTooLargeError extends TooLargeError {
  constructor() {
    super('The photographs are too large together. Please upload fewer of them at once.', 'PHOTOGRAPHS_TOO_LARGE');
  }
}

export class PhotographsUnavailableError extends UnavailableError {
  constructor(cause?: unknown) {
    super(
      'Photographs cannot be read at the moment. Please try again later, or upload a PDF.',
      'PHOTOGRAPHS_UNAVAILABLE',
      cause === undefined ? {} : { cause },
    );
  }
}
