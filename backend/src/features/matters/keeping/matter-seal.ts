import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';

const FACTS = z.object({
  title: z.string(),
  reference: z.string().nullable(),
  parties: z.array(z.object({ name: z.string(), role: z.string().nullable(), isClient: z.boolean() })),
  court: z.string().nullable(),
  caseNumber: z.string().nullable(),
  stage: z.string().nullable(),
  state: z.string().nullable(),
  personalLaw: z.string().nullable(),
  notes: z.string().nullable(),
  tags: z.array(z.string()),
});
/** What an owner writes of a matter. */
export type MatterFacts = z.infer<typeof FACTS>;

const DATE_FACTS = z.object({
  title: z.string(),
  /** Why it is this day: how it was counted, or what its owner noted. */
  reason: z.string().nullable(),
  /** The row of the calendar of the law that it was counted by. */
  rowId: z.string().nullable(),
  /** The day that it was counted from, such as "2026-03-12". */
  countedFrom: z.string().nullable(),
  /** Where the law stands that fixes it, in words. */
  pins: z.array(z.string()),
});
/** What an owner, or the calendar of the law, says of a date of a matter. */
export type DateFacts = z.infer<typeof DATE_FACTS>;

/** Encryption at rest of matters; each piece is bound to its row, so that none can stand in for another. */
@Injectable()
export class MatterSeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(matterId: string, facts: MatterFacts): Buffer {
    return this.cipher.encryptJson(FACTS.parse(facts), SEAL_NAMES.matter(matterId));
  }

  facts(matterId: string, sealed: Buffer): MatterFacts {
    return this.cipher.decryptJson(FACTS, sealed, SEAL_NAMES.matter(matterId), 'a matter');
  }

  sealDate(deadlineId: string, facts: DateFacts): Buffer {
    return this.cipher.encryptJson(DATE_FACTS.parse(facts), SEAL_NAMES.matterDeadline(deadlineId));
  }

  dateFacts(deadlineId: string, sealed: Buffer): DateFacts {
    return this.cipher.decryptJson(DATE_FACTS, sealed, SEAL_NAMES.matterDeadline(deadlineId), 'a date of a matter');
  }
}
