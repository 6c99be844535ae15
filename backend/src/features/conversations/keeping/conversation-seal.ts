import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { SEAL_NAMES } from '../../../core/files/keys/sealed-data.js';
import { STORED_ANSWER } from './stored-answer.js';

const QUESTION = z.object({
  text: z.string(),
  /** Name of the file that it was about. */
  referenceFilename: z.string().nullable(),
  /** The day on which the law that it asks for was in force, such as "2024-07-01". */
  asOn: z.string().nullable(),
});
export type StoredQuestion = z.infer<typeof QUESTION>;

const REPLY = z.object({
  /** The answer's words, or what had been written of it when it ended early. */
  text: z.string(),
  answer: STORED_ANSWER.nullable(),
  /** Why there is no answer, for the person who asked. */
  reason: z.string().nullable(),
});
export type StoredReply = z.infer<typeof REPLY>;

/** Encryption at rest of conversations; each piece is bound to its row, so that none can stand in for another. */
@Injectable()
export class ConversationSeal {
  constructor(private readonly cipher: FileCipher) {}

  sealTitle(conversationId: string, title: string): Buffer {
    return this.cipher.encryptText(title, SEAL_NAMES.conversationTitle(conversationId));
  }

  title(conversationId: string, sealed: Buffer): string {
    return this.cipher.decryptText(sealed, SEAL_NAMES.conversationTitle(conversationId));
  }

  sealQuestion(exchangeId: string, question: StoredQuestion): Buffer {
    return this.cipher.encryptJson(question, SEAL_NAMES.question(exchangeId));
  }

  question(exchangeId: string, sealed: Buffer): StoredQuestion {
    return this.cipher.decryptJson(QUESTION, sealed, SEAL_NAMES.question(exchangeId), 'a kept question');
  }

  sealReply(exchangeId: string, reply: StoredReply): Buffer {
    return this.cipher.encryptJson(reply, SEAL_NAMES.reply(exchangeId));
  }

  reply(exchangeId: string, sealed: Buffer): StoredReply {
    return this.cipher.decryptJson(REPLY, sealed, SEAL_NAMES.reply(exchangeId), 'a kept answer');
  }
}
