import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';

const FACTS = z.object({
  text: z.string(),
  /** The days that it may be, where its source leaves that open. */
  choices: z.array(z.string()),
  source: z.object({
    kind: z.enum(['file', 'notes', 'hand']),
    fileId: z.string().nullable(),
    /** The file's name, or what its owner wrote of the source; null for none. */
    name: z.string().nullable(),
    page: z.number().int().nullable(),
    paragraph: z.string().nullable(),
    /** The sentence that it was read from. */
    words: z.string().nullable(),
  }),
  /** The day that was read there, with its precision, by which it is known when the papers are read again. */
  readAs: z.string().nullable(),
});
/** What happened, and where it stands. */
export type EventFacts = z.infer<typeof FACTS>;

/** Encryption at rest of the events of a chronology; each piece is bound to its row. */
@Injectable()
export class ChronologySeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(eventId: string, facts: EventFacts): Buffer {
    return this.cipher.encryptJson(FACTS.parse(facts), SEAL_NAMES.chronologyEvent(eventId));
  }

  facts(eventId: string, sealed: Buffer): EventFacts {
    return this.cipher.decryptJson(FACTS, sealed, SEAL_NAMES.chronologyEvent(eventId), 'an event of a chronology');
  }
}
