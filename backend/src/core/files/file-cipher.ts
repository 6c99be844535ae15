import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SECRETS, type Secrets } from '../config/config.js';

const ALGORITHM = 'aes-256-gcm';
const VERSION = Buffer.from([1]);
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encryption at rest of what users gave us: version byte, IV, tag, ciphertext; bound to the blob's key so that files cannot be swapped. */
@Injectable()
export class FileCipher {
  constructor(@Inject(SECRETS) private readonly secrets: Secrets) {}

  encrypt(plain: Uint8Array, blobKey: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.secrets.fileEncryptionKey, iv).setAAD(Buffer.from(blobKey));
    // Joined once, tag and all: a file of the largest size stands in memory as few times as possible.
    const body = [cipher.update(plain), cipher.final()];
    return Buffer.concat([VERSION, iv, cipher.getAuthTag(), ...body]);
  }

  /** A keyed digest by which equal contents of one purpose are found again without being readable. */
  digest(content: string, purpose: string): Buffer {
    return createHmac('sha256', this.secrets.fileEncryptionKey).update(`${purpose}\n${content}`).digest();
  }

  /** @throws Error when the bytes were changed, cut or belong under another key. */
  decrypt(sealed: Uint8Array, blobKey: string): Buffer {
    const head = VERSION.length + IV_BYTES + TAG_BYTES;
    if (sealed.length < head || sealed[0] !== VERSION[0]) throw new Error('not an encrypted file of this version');
    const decipher = createDecipheriv(ALGORITHM, this.secrets.fileEncryptionKey, sealed.subarray(1, 1 + IV_BYTES))
      .setAAD(Buffer.from(blobKey))
      .setAuthTag(sealed.subarray(1 + IV_BYTES, head));
    return Buffer.concat([decipher.update(sealed.subarray(head)), decipher.final()]);
  }
}
