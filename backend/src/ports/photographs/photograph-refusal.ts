import type { PhotographRefusal as Reason } from './photographs-errors.js';

/** A refusal in the process that decodes: its name and message are what the caller gets. */
export class PhotographRefusal extends Error {
  override readonly name = 'PhotographRefusal';

  constructor(readonly reason: Reason) {
    super(reason);
  }
}
