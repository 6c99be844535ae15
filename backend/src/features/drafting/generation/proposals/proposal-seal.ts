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
  z.object({ do: z.literal('edit'), node: z.string(), oldText: z.string(), newText: z.string(), settled: z.literal(true).optional() }),
  z.object({ do: z.literal('insert'), after: z.string(), text: z.string() }),
  z.object({ do: z.literal('remove'), node: z.string() }),
  z.object({ do: z.literal('move'), node: z.string(), after: z.string() }),
  z.object({ do: z.literal('merge'), node: z.string(), into: z.string() }),
  z.object({ do: z.literal('split'), node: z.string(), at: z.string() }),
  z.object({ do: z.literal('rename'), from: z.string(), to: z.string() }),
]);

const CHANGE = z.object({
  /** Names the change within its proposal. */
  id: z.string(),
  /** What it is for; null for what nobody asked for. */
  instruction: z.string().nullable(),
  /** Whether the suggestions ask for it. */
  asked: z.boolean().default(true),
  message: z.string(),
  segments: SEGMENTS,
  /** Where it stands in the previous document; a proposal that was stored before places were kept has none. */
  places: z.array(z.object({ start: z.number(), end: z.number(), segments: SEGMENTS })).default([]),
  /** By the lines of the previous document. A proposal that was stored before there were operations has none, and cannot be kept. */
  operations: z.array(OPERATION).nullable().default(null),
  /** What changes in the form; '' for a value that goes. */
  values: VALUES.default({}),
});

/** Everything of a proposal that may name people; sealed as one. */
const PROPOSAL = z.object({
  given: VALUES,
  /** The form that the changes are made to. */
  values: VALUES,
  suggestions: z.string(),
  previousDocument: z.string(),
  referenceFilename: z.string().nullable(),
  /** The matter that it was asked for in; proposals that were stored before there were matters name none. */
  matterId: z.string().nullable().default(null),
  /** What the template needs besides the form. */
  extra: z.record(z.string(), z.unknown()),
  changes: z.array(CHANGE),
  /** What has to be answered before other instructions can be followed. */
  questions: z
    .array(
      z.object({
        id: z.string(),
        instruction: z.string(),
        question: z.string(),
        choices: z.array(z.object({ label: z.string(), suggestion: z.string() })),
      }),
    )
    .default([]),
  /** Instructions that change nothing, with the reason. */
  open: z.array(OUTCOME),
  citations: z.array(QUOTED_LAW),
  notice: z.string().nullable(),
  draftedBy: z.string(),
  /** What is kept of it was paid with the draft that it belongs to. */
  paid: z.boolean().default(false),
  promptVersion: z.string().nullable(),
});
type Stored = z.infer<typeof PROPOSAL>;
type StoredChange = Stored['changes'][number] & { operations: Operation[] };
export type StoredProposal = Omit<Stored, 'changes'> & { changes: StoredChange[] };

/** What a change that is stored without operations says instead. */
const ASK_AGAIN = 'Please ask for this again: it was proposed by an earlier release.';

/** Changes of an earlier release are told, and cannot be kept. */
function withOperations({ changes, open, ...rest }: Stored): StoredProposal {
  const isWhole = (change: Stored['changes'][number]): change is StoredChange => change.operations !== null;
  const lost = changes.filter((change) => !isWhole(change));
  return {
    ...rest,
    changes: changes.filter(isWhole),
    open: [
      ...open,
      ...lost.map(({ instruction, message }) => ({ instruction: instruction ?? message, applied: false, message: ASK_AGAIN })),
    ],
  };
}

/** Encryption at rest of proposed changes; each is bound to its row. */
@Injectable()
export class ProposalSeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(id: string, proposal: StoredProposal): Buffer {
    return this.cipher.encryptJson(proposal, SEAL_NAMES.proposal(id));
  }

  open(id: string, sealed: Buffer): StoredProposal {
    return withOperations(this.cipher.decryptJson(PROPOSAL, sealed, SEAL_NAMES.proposal(id), 'proposed changes'));
  }
}
