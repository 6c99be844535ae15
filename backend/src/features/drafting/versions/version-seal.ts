import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { digestedText, DOCUMENT_DIGEST, SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';
import type { FormValues } from '../../templates/form/form-values.js';

const FORM_VALUES: z.ZodType<FormValues> = z.record(z.string(), z.string());

/** Words of the library that a document quotes, and where they stand. */
export const QUOTED_LAW = z.object({
  documentId: z.string(),
  documentTitle: z.string(),
  /** For example "Chapter II › Section 26". */
  headingPath: z.string(),
  pageStart: z.number().nullable(),
  pageEnd: z.number().nullable(),
  /** Absent in what was kept before scans were read. */
  fromScan: z.boolean().default(false),
  /** UTF-16 offsets in the canonical text of the source. */
  spanStart: z.number(),
  spanEnd: z.number(),
  quotation: z.string(),
  /** Whether it was in force when it was quoted, in words; null where nobody knew, and in what was kept before that was noted. */
  stamp: z.string().nullable().default(null),
});
export type QuotedLaw = z.infer<typeof QUOTED_LAW>;

/** Everything in a version besides its text that may name people; sealed as one. Forms that were sealed before are read with it too. */
const VERSION_FORM = z.object({
  /** As the client sent them, checked. */
  given: FORM_VALUES,
  /** With the changes that suggestions made to them. */
  values: FORM_VALUES,
  suggestions: z.string().nullable(),
  referenceFilename: z.string().nullable(),
  notice: z.string().nullable(),
  citations: z.array(QUOTED_LAW),
  /** What became of each suggestion; absent from versions kept before there was a report. */
  outcomes: z.array(z.object({ instruction: z.string(), applied: z.boolean(), message: z.string() })).optional(),
});
export type VersionForm = z.infer<typeof VERSION_FORM>;

/** Encryption at rest of kept documents; each piece is bound to its row, so that none can stand in for another. */
@Injectable()
export class VersionSeal {
  constructor(private readonly cipher: FileCipher) {}

  sealTitle(documentId: string, title: string): Buffer {
    return this.cipher.encryptText(title, SEAL_NAMES.documentTitle(documentId));
  }

  title(documentId: string, sealed: Buffer): string {
    return this.cipher.decryptText(sealed, SEAL_NAMES.documentTitle(documentId));
  }

  sealContent(versionId: string, content: string): Buffer {
    return this.cipher.encryptText(content, SEAL_NAMES.versionContent(versionId));
  }

  content(versionId: string, sealed: Buffer): string {
    return this.cipher.decryptText(sealed, SEAL_NAMES.versionContent(versionId));
  }

  sealForm(versionId: string, form: VersionForm): Buffer {
    return this.cipher.encryptJson(form, SEAL_NAMES.versionForm(versionId));
  }

  form(versionId: string, sealed: Buffer): VersionForm {
    return this.cipher.decryptJson(VERSION_FORM, sealed, SEAL_NAMES.versionForm(versionId), 'the form of a version');
  }

  /** Equal for texts that differ in line ends and outer white space only. */
  digest(content: string): Buffer {
    return this.cipher.digest(digestedText(content), DOCUMENT_DIGEST.purpose);
  }

  /** What `digest` of this text may have been when it was stored: the file key may be another one since. */
  digests(content: string): Buffer[] {
    return this.cipher.digests(digestedText(content), DOCUMENT_DIGEST.purpose);
  }
}
