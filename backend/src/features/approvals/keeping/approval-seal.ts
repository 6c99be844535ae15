import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { digestedText, DOCUMENT_DIGEST, SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';

const DETAILS = z.object({
  title: z.string(),
  /** What its owner wrote to the supervisor; empty for nothing. */
  note: z.string(),
  /** What the supervisor wrote back; empty for nothing. */
  remark: z.string(),
  /** The text as it was submitted, where the supervisor edited it. */
  submitted: z.string().nullable(),
  documentId: z.string().nullable(),
  conversationId: z.string().nullable(),
});
export type ApprovalDetails = z.infer<typeof DETAILS>;

/** Encryption at rest of what is to be approved; each piece is bound to its row. */
@Injectable()
export class ApprovalSeal {
  constructor(private readonly cipher: FileCipher) {}

  sealText(id: string, text: string): Buffer {
    return this.cipher.encryptText(text, SEAL_NAMES.approvalText(id));
  }

  text(id: string, sealed: Buffer): string {
    return this.cipher.decryptText(sealed, SEAL_NAMES.approvalText(id));
  }

  sealDetails(id: string, details: ApprovalDetails): Buffer {
    return this.cipher.encryptJson(details, SEAL_NAMES.approvalDetails(id));
  }

  details(id: string, sealed: Buffer): ApprovalDetails {
    return this.cipher.decryptJson(DETAILS, sealed, SEAL_NAMES.approvalDetails(id), 'a request for approval');
  }

  /** The digest that versions of documents have. */
  digest(text: string): Buffer {
    return this.cipher.digest(digestedText(text), DOCUMENT_DIGEST.purpose);
  }
}
