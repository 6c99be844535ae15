import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import type { ProviderQuestion } from '../../../ports/identity-provider/identity-provider.js';

/** Time to sign in at the provider, with a second factor of its own. */
export const QUESTION_MINUTES = 15;
const NAME = 'provider-question';

const QUESTION = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  again: z.boolean(),
  /** Milliseconds since 1970. */
  askedAt: z.number(),
});

/** Seals what binds an answer of the provider to the browser that asked; the browser keeps it and cannot read or change it. */
@Injectable()
export class SignInQuestions {
  constructor(private readonly cipher: FileCipher) {}

  seal(question: ProviderQuestion): string {
    return this.cipher.encryptJson(question, NAME).toString('base64url');
  }

  /** @returns null for one that is not ours, was changed or is too old */
  open(sealed: string, now = Date.now()): ProviderQuestion | null {
    try {
      const question = this.cipher.decryptJson(QUESTION, Buffer.from(sealed, 'base64url'), NAME, 'a question to the provider');
      return now - question.askedAt < QUESTION_MINUTES * 60_000 ? question : null;
    } catch {
      // Whatever is wrong with it, the answer is the same.
      return null;
    }
  }
}
