import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';
import type { CitedUnit } from './cited-units.js';

const UNITS: z.ZodType<CitedUnit[]> = z.array(z.object({ label: z.string(), cited: z.string(), latest: z.string() }));

/** Encryption at rest of which sections are cited, bound to the row: that a person asked about a section tells something of them. */
@Injectable()
export class CitedLawSeal {
  constructor(private readonly cipher: FileCipher) {}

  seal(id: string, units: readonly CitedUnit[]): Buffer {
    return this.cipher.encryptJson(units, SEAL_NAMES.citedLaw(id));
  }

  /** @throws like `FileCipher.decryptJson` */
  units(id: string, sealed: Buffer): CitedUnit[] {
    return this.cipher.decryptJson(UNITS, sealed, SEAL_NAMES.citedLaw(id), 'the cited sections');
  }
}
