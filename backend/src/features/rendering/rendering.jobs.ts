import { AppError } from '../../core/errors/app-error.js';
import { defineJob } from '../../core/jobs/job-definition.js';
import type { Paper } from './paper.js';

export interface RenderPdf {
  renderId: string;
  documentType: string;
  paper: Paper;
}

/** Prints one PDF on the worker's warm browser. The text and the file travel through the blob store, never in the queue. */
export const RENDER_PDF = defineJob<RenderPdf>({
  name: 'render-pdf',
  queue: 'render',
  attempts: 2,
  backoffMs: 200,
  timeoutMs: 60_000,
  // A document that hit the deadline or a limit would do so again; only a browser that died is worth a second try.
  permanent: (error) => error instanceof AppError && error.code !== 'PDF_FAILED',
});
