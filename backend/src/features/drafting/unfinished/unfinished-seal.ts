import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';

const ENTRIES = z.object({
  /** By the names of the template's fields. */
  templateData: z.record(z.string(), z.string()),
  /** What a client keeps besides the form, by names of its own. */
  extra: z.record(z.string(), z.string()),
});
export type UnfinishedEntries = z.infer<typeof ENTRIES>;

/** Encryption at rest of unfinished forms; each is bound to its row. */
@Injectable()
export class UnfinishedSeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(id: string, entries: UnfinishedEntries): Buffer {
    return this.cipher.encryptJson(entries, SEAL_NAMES.unfinishedForm(id));
  }

  open(id: string, sealed: Buffer): UnfinishedEntries {
    return this.cipher.decryptJson(ENTRIES, sealed, SEAL_NAMES.unfinishedForm(id), 'an unfinished form');
  }
}
