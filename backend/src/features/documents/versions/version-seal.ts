import { Injectable } from '@nestjs/common';
import { FileCipher } from '../../../core/files/file-cipher.js';
import type { FormValues } from '../template/form-values.js';

/** Words of the library that a document quotes, and where they stand. */
export interface QuotedLaw {
  documentId: string;
  documentTitle: string;
  /** For example "Chapter II › Section 26". */
  headingPath: string;
  pageStart: number | null;
  pageEnd: number | null;
  /** UTF-16 offsets in the canonical text of the source. */
  spanStart: number;
  spanEnd: number;
  quotation: string;
}

/** Everything of a version beside its text that may name people; sealed as one. */
export interface VersionForm {
  /** As the client sent them, checked. */
  given: FormValues;
  /** With the changes that suggestions made to them. */
  values: FormValues;
  suggestions: string | null;
  referenceFilename: string | null;
  notice: string | null;
  citations: QuotedLaw[];
}

/** Encryption at rest of kept documents; each piece is bound to its row, so that none can stand in for another. */
@Injectable()
export class VersionSeal {
  constructor(private readonly cipher: FileCipher) {}

  sealTitle(documentId: string, title: string): Buffer {
    return this.cipher.encrypt(Buffer.from(title), `document/${documentId}/title`);
  }

  title(documentId: string, sealed: Buffer): string {
    return this.cipher.decrypt(sealed, `document/${documentId}/title`).toString('utf8');
  }

  sealContent(versionId: string, content: string): Buffer {
    return this.cipher.encrypt(Buffer.from(content), `document-version/${versionId}/content`);
  }

  content(versionId: string, sealed: Buffer): string {
    return this.cipher.decrypt(sealed, `document-version/${versionId}/content`).toString('utf8');
  }

  sealForm(versionId: string, form: VersionForm): Buffer {
    return this.cipher.encrypt(Buffer.from(JSON.stringify(form)), `document-version/${versionId}/form`);
  }

  form(versionId: string, sealed: Buffer): VersionForm {
    return JSON.parse(this.cipher.decrypt(sealed, `document-version/${versionId}/form`).toString('utf8')) as VersionForm;
  }

  /** Equal for texts that differ in line ends and outer white space only. */
  digest(content: string): Buffer {
    return this.cipher.digest(content.replace(/\r\n?/g, '\n').trim(), 'document-content');
  }
}
