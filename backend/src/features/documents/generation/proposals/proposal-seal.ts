import { Injectable } from '@nestjs/common';
import type { Operation } from '@themis/draft';
import { z } from 'zod';
import { FileCipher } from '../../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../../core/files/keys/sealed-data.js';
import { QUOTED_LAW } from '../../versions/version-seal.js';

const VALUES = z.record(z.string(), z.string());
const OUTCOME = z.object({ instruction: z.string(), applied: z.boolean(), message: z.string() });

const SEGMENTS = z.array(z.object({ kind: z.enum(['equal', 'inserted', 'deleted']), text: z.string() }));

const OPERATION: z.ZodType<Operation> = z.discriminatedUnion('do', [
  z.object({ do: z.literal('edit'), node: z.string(), oldText: z.string(), newText: z.string() }),
  z.object({ do: z.literal('insert'), after: z.string(), text: z.string() }),
  z.object({ do: z.literal('remove'), node: z.string() }),
]);

const CHANGE = z.object({
  /** Names the change within its proposal. */
  id: z.string(),
  /** What it is for, and, where rules make it, what is followed again when it is kept; null for what nobody asked for. */
  instruction: z.string().nullable(),
  /** Whether the suggestions ask for it. */
  asked: z.boolean().default(true),
  message: z.string(),
  segments: SEGMENTS,
  /** Where it stands in the previous document; a proposal that was stored before places were kept has none. */
  places: z.array(z.object({ start: z.number(), end: z.number(), segments: SEGMENTS })).default([]),
  /** What a model changes, by the lines of the previous document; null where rules make the change. */
  operations: z.array(OPERATION).nullable().default(null),
  /** Lines that a model put in place of others, in proposals that were stored before there were operations. */
  passage: z.object({ at: z.number(), removed: z.number(), lines: z.array(z.string()) }).nullable(),
});

/** Everything of a proposal that may name people; sealed as one. */
const PROPOSAL = z.object({
  given: VALUES,
  /** The form that the changes are made to. */
  values: VALUES,
  suggestions: z.string(),
  previousDocument: z.string(),
  referenceFilename: z.string().nullable(),
  /** What the template needs besides the form. */
  extra: z.record(z.string(), z.unknown()),
  changes: z.array(CHANGE),
  /** Instructions that change nothing, with the reason. */
  open: z.array(OUTCOME),
  citations: z.array(QUOTED_LAW),
  notice: z.string().nullable(),
  draftedBy: z.string(),
  /** What is kept of it was paid with the draft that it belongs to. */
  paid: z.boolean().default(false),
  promptVersion: z.string().nullable(),
});
export type StoredProposal = z.infer<typeof PROPOSAL>;

/** Encryption at rest of proposed changes; each is bound to its row. */
@Injectable()
export class ProposalSeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(id: string, proposal: StoredProposal): Buffer {
    return this.cipher.encryptJson(proposal, SEAL_NAMES.proposal(id));
  }

  open(id: string, sealed: Buffer): StoredProposal {
    return this.cipher.decryptJson(PROPOSAL, sealed, SEAL_NAMES.proposal(id), 'proposed changes');
  }
}
