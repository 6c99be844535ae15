import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';
import { FACT_LABELS } from '../comparing/difference-texts.js';

const FACTS = z.object({ label: z.enum(FACT_LABELS), one: z.string(), other: z.string() });
/** The two values, and what they are. */
export type AcceptedFacts = z.infer<typeof FACTS>;

/** Encryption at rest of what somebody accepted; each piece is bound to its row. */
@Injectable()
export class AcceptedSeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(id: string, facts: AcceptedFacts): Buffer {
    return this.cipher.encryptJson(FACTS.parse(facts), SEAL_NAMES.acceptedDifference(id));
  }

  facts(id: string, sealed: Buffer): AcceptedFacts {
    return this.cipher.decryptJson(FACTS, sealed, SEAL_NAMES.acceptedDifference(id), 'an accepted difference');
  }
}
