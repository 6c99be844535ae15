import type { PdfRefusal as Reason } from './pdf-pages-errors.js';

/** A refusal in a thread: its name and message are what the caller gets. */
export class PdfRefusal extends Error {
  override readonly name = 'PdfRefusal';

  constructor(readonly reason: Reason) {
    super(reason);
  }
}
