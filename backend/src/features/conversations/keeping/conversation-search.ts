import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { wordMatcher } from '../../../core/text/word-matcher.js';
import { CONVERSATIONS_MAX, ROWS_AT_ONCE, SEARCH_MAX_BYTES } from './conversation-limits.js';
import { ConversationReader } from './conversation-reader.js';
import { ConversationSeal } from './conversation-seal.js';
import type { ConversationView } from '../conversations.views.js';

interface SealedRow {
  id: string;
  conversationId: string;
  question: Buffer;
  reply: Buffer | null;
  at: string;
}

/**
 * Search in texts that the database cannot read. It is bounded by what it opens: the titles of all conversations, of which an account
 * has at most a thousand, then questions and answers from the latest backwards until four megabytes were opened, in small batches, so that
 * nobody else waits for it.
 */
@Injectable()
export class ConversationSearch {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: ConversationReader,
    private readonly seal: ConversationSeal,
  ) {}

  /**
   * @param words what a title, or one exchange, must contain all of; in any case of letters
   * @param matterId searches the conversations of this matter, whoever asked in them; the caller's own when left out
   */
  async find(userId: string, words: string, matterId?: string | null): Promise<{ found: ConversationView[]; searchedAll: boolean }> {
    const matches = wordMatcher(words);
    const all = await this.reader.first(userId, CONVERSATIONS_MAX, matterId);
    const ofMatter = matterId ? all.map(({ id }) => id) : null;
    const ids = new Set(all.filter(({ title }) => matches(title)).map(({ id }) => id));
    let left = SEARCH_MAX_BYTES;
    for (let last: SealedRow | undefined; ;) {
      const rows = await this.rows(userId, ofMatter, last);
      for (const { id, conversationId, question, reply } of rows) {
        left -= question.length + (reply?.length ?? 0);
        if (left < 0) return { found: all.filter((each) => ids.has(each.id)), searchedAll: false };
        if (ids.has(conversationId)) continue;
        const text = `${this.seal.question(id, question).text}\n${reply ? this.seal.reply(id, reply).text : ''}`;
        if (matches(text)) ids.add(conversationId);
      }
      last = rows.at(-1);
      if (rows.length < ROWS_AT_ONCE) return { found: all.filter((each) => ids.has(each.id)), searchedAll: true };
      await setImmediate();
    }
  }

  private rows(userId: string, ofMatter: readonly string[] | null, last: SealedRow | undefined): Promise<SealedRow[]> {
    return this.database.query<SealedRow[]>(
      `select id, conversation_id as "conversationId", sealed_question as question, sealed_reply as reply, asked_at::text as at
       from conversation_exchanges
       where ${ofMatter ? 'conversation_id = any($1)' : 'owner_id = $1'} and superseded_by is null
         and ($2::timestamptz is null or (asked_at, id) < ($2::timestamptz, $3::uuid))
       order by asked_at desc, id desc limit ${ROWS_AT_ONCE}`,
      [ofMatter ?? userId, last?.at ?? null, last?.id ?? null],
    );
  }
}
