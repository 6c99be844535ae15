import { Injectable } from '@nestjs/common';
import { FileCipher } from '../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../core/files/keys/sealed-data.js';

export interface SealedSecrets {
  secret: Buffer;
  /** The one before it, while it is still used. */
  earlier: Buffer | null;
}

/** Keys of signatures, encrypted at rest; each is bound to its webhook. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly cipher: FileCipher) {}

  seal(webhookId: string, secret: string): Buffer {
    return this.cipher.encryptText(secret, SEAL_NAMES.webhookSecret(webhookId));
  }

  /** What deliveries are signed with, the secret in force first. */
  open(webhookId: string, { secret, earlier }: SealedSecrets): string[] {
    return [secret, earlier].flatMap((sealed) => (sealed ? [this.cipher.decryptText(sealed, SEAL_NAMES.webhookSecret(webhookId))] : []));
  }
}
