import { z } from 'zod';
import { AppError } from '../../../core/errors/app-error.js';
import { defineJob } from '../../../core/jobs/job-definition.js';
import { PAPERS } from '../paper.js';
import { DOCUMENT_FORMATS } from '../printing/rendering.service.js';

const PAYLOAD = z.object({
  renderId: z.string(),
  documentType: z.string(),
  format: z.enum(DOCUMENT_FORMATS),
  paper: z.enum(PAPERS).optional(),
  redline: z.boolean(),
  letterhead: z.boolean().optional(),
  courtFormat: z.string().nullish(),
  test: z.boolean().optional(),
});
export type RenderDocument = z.infer<typeof PAYLOAD>;

/** A draft with its annexures; which files they are travels with the text. */
const BUNDLE = z.object({
  renderId: z.string(),
  documentType: z.string(),
  paper: z.enum(PAPERS),
  letterhead: z.boolean(),
  courtFormat: z.string().nullish(),
  test: z.boolean().optional(),
});
export type RenderBundle = z.infer<typeof BUNDLE>;

/** Prints one file; a PDF on the worker's warm browser. Text and file travel through the blob store, never in the queue. */
export const RENDER_DOCUMENT = defineJob({
  name: 'render-document',
  payload: PAYLOAD,
  queue: 'render',
  attempts: 2,
  backoffMs: 200,
  timeoutMs: 60_000,
  perOwner: { maxWaiting: 5, urgent: true },
  // A document that hit the deadline or a limit would do so again; only a crashed browser is worth a second attempt.
  permanent: (error) => error instanceof AppError && error.code !== 'PDF_FAILED',
});

/** Prints a bundle. A queue of its own: it takes a minute at times, and nobody's download waits behind it. */
export const RENDER_BUNDLE = defineJob({
  name: 'render-bundle',
  payload: BUNDLE,
  queue: 'bundles',
  attempts: 2,
  backoffMs: 200,
  timeoutMs: 5 * 60_000,
  perOwner: { maxWaiting: 3 },
  permanent: (error) => error instanceof AppError && error.code !== 'PDF_FAILED',
});

const RENDERINGS: readonly string[] = [RENDER_DOCUMENT.name, RENDER_BUNDLE.name];

/** Whether a job makes a bundle, which holds files of the user's own. */
export const isBundle = ({ name }: { name: string }): boolean => name === RENDER_BUNDLE.name;

/** Whether a job makes a file for download. */
export const isRendering = ({ name }: { name: string }): boolean => RENDERINGS.includes(name);
