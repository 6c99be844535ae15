import { z } from 'zod';
import type { LawStatus } from '../retrieval/retrieval.service.js';
import { LegalDocumentType } from '../retrieval/retrieval.views.js';

export type LegalDocumentKind = `${LegalDocumentType}`;
export const LEGAL_DOCUMENT_KINDS = Object.values(LegalDocumentType).map((type): LegalDocumentKind => type);

const DAY = z.iso.date().nullable();

/** Whether a source is in force, as rows keep it. */
export const STORED_LAW_STATUS: z.ZodType<LawStatus> = z.object({
  state: z.enum(['in_force', 'in_part', 'amended', 'repealed']),
  inForceFrom: DAY,
  repealedOn: DAY,
  replacedBy: z.array(z.string()),
});

/** What the text says about itself besides its title; used to find the document that a question names. */
export const STORED_FACTS = z.object({
  shortNames: z.array(z.object({ full: z.string(), short: z.string() })),
  opening: z.string(),
  court: z.string().nullable(),
  /** Acts that it names with their years; absent where it was read by an earlier version. */
  cites: z.array(z.string()).optional(),
  /** Whether it is in force, where its own words say so; likewise. */
  ownStatus: STORED_LAW_STATUS.nullish(),
  /** A judgment's own citations, as it writes them; likewise. */
  citations: z.array(z.string()).optional(),
});
