import { AppError } from '../../../core/errors/app-error.js';
import { defineJob } from '../../../core/jobs/job-definition.js';
import type { FileOrder } from '../printing/rendering.service.js';

export interface RenderDocument extends FileOrder {
  renderId: string;
  redline: boolean;
}

/** Prints one file; a PDF on the worker's warm browser. Text and file travel through the blob store, never in the queue. */
export const RENDER_DOCUMENT = defineJob<RenderDocument>({
  name: 'render-document',
  queue: 'render',
  attempts: 2,
  backoffMs: 200,
  timeoutMs: 60_000,
  perOwner: { maxWaiting: 5 },
  // A document that hit the deadline or a limit would do so again; only a browser that died is worth a second try.
  permanent: (error) => error instanceof AppError && error.code !== 'PDF_FAILED',
});
