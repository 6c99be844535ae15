import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../core/files/keys/sealed-data.js';

const WORDS = z.object({ note: z.string().nullable(), question: z.string().nullable() });
/** What the asker sends in words. */
type RatingWords = z.infer<typeof WORDS>;

/** Encryption at rest of the words of ratings. */
@Injectable()
export class RatingSeal {
  constructor(private readonly cipher: FileCipher) {}

  /** @returns null where there are no words */
  seal(exchangeId: string, words: RatingWords): Buffer | null {
    return words.note === null && words.question === null ? null : this.cipher.encryptJson(words, SEAL_NAMES.answerRating(exchangeId));
  }

  open(exchangeId: string, sealed: Buffer | null): RatingWords {
    if (!sealed) return { note: null, question: null };
    return this.cipher.decryptJson(WORDS, sealed, SEAL_NAMES.answerRating(exchangeId), 'a rating of an answer');
  }
}
