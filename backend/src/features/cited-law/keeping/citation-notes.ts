import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';
import { ConversationAnswers } from '../../conversations/conversation-answers.service.js';
import { QuotedLawOfDrafts } from '../../drafting/keeping/quoted-law.service.js';
import { HeldTexts } from '../../legal-sources/library/held-texts.service.js';
import { AnswerReceipts } from '../receipts/answer-receipts.service.js';
import { CitedLawSeal } from './cited-law-seal.js';
import { citedInAnswer, citedInDraft, type CitedDocument } from './cited-places.js';
import { type CitedUnit, citedUnits } from './cited-units.js';

/** Answers and drafts in one batch. */
const BATCH = 50;
/** Over some eight hours. */
const ATTEMPTS = 30;

interface UnreadItem {
  id: string;
  kind: 'answer' | 'draft';
  /** Null where it is gone. */
  ownerId: string | null;
}

/** Notes which documents of the library each new answer and each new version of a draft cites. Safe to run again, and by several at a time. */
@Injectable()
export class CitationNotes {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly answers: ConversationAnswers,
    private readonly drafts: QuotedLawOfDrafts,
    private readonly texts: HeldTexts,
    private readonly receipts: AnswerReceipts,
    private readonly seal: CitedLawSeal,
  ) {}

  /** Notes what was settled until now, oldest first. @param batches at most so many */
  async note(batches = Infinity): Promise<void> {
    for (let done = 0; done < batches; done++) {
      const items = await this.database.query<UnreadItem[]>(
        `select u.item_id as id, u.kind, coalesce(e.owner_id, v.owner_id) as "ownerId" from unread_citations u
         left join conversation_exchanges e on e.id = u.item_id left join document_versions v on v.id = u.item_id
         where u.due_at <= clock_timestamp() order by u.due_at limit ${BATCH}`,
      );
      for (const item of items) {
        await setImmediate();
        try {
          await this.noteItem(item);
          await this.database.query('delete from unread_citations where item_id = $1', [item.id]);
        } catch (error) {
          await this.putOff(item, error);
        }
      }
      if (items.length < BATCH) return;
    }
  }

  /** One that cannot be read now must not keep all others waiting; it is tried again later and later, and in the end no more. */
  private async putOff({ id, kind }: UnreadItem, error: unknown): Promise<void> {
    loggers.app.warn({ err: error, kind, item: id }, 'what it cites could not be read');
    await this.database.query(
      `update unread_citations set attempts = attempts + 1, due_at = clock_timestamp() + (attempts + 1) * interval '1 minute' where item_id = $1`,
      [id],
    );
    await this.database.query(`delete from unread_citations where item_id = $1 and attempts >= ${ATTEMPTS}`, [id]);
  }

  private async noteItem({ id, kind, ownerId }: UnreadItem): Promise<void> {
    if (ownerId === null) return;
    for (const cited of await this.citedIn(ownerId, kind, id)) if (isUUID(cited.documentId)) await this.keep(ownerId, kind, id, cited);
  }

  private async citedIn(ownerId: string, kind: UnreadItem['kind'], id: string): Promise<CitedDocument[]> {
    if (kind === 'draft') return citedInDraft(await this.drafts.of(ownerId, id));
    const exchange = (await this.answers.byIds(ownerId, [id])).get(id);
    if (!exchange) return [];
    await this.receipts.keep(ownerId, exchange);
    return citedInAnswer(exchange.answer);
  }

  /** Words that are not there any more were changed before anybody looked. */
  private async keep(
    ownerId: string,
    kind: UnreadItem['kind'],
    itemId: string,
    { documentId, title, places }: CitedDocument,
  ): Promise<void> {
    const held = await this.texts.of(documentId);
    const { units, changed }: { units: CitedUnit[]; changed: boolean } = held ? citedUnits(held, places) : { units: [], changed: false };
    const changes = held ? (changed ? ['words'] : []) : ['removed'];
    const id = randomUUID();
    const isAnswer = kind === 'answer';
    // It may have been deleted since it was read.
    await this.database.query(
      `insert into cited_law (id, owner_id, exchange_id, version_id, document_id, law_title, sealed, changes, changed_at)
       select $1, $2, $3, $4, $5, $6, $7, $8::text[], case when $8::text[] = '{}' then null else now() end
       where exists (select from ${isAnswer ? 'conversation_exchanges' : 'document_versions'} i where i.id = $9 and i.owner_id = $2)
       on conflict do nothing`,
      [
        id,
        ownerId,
        isAnswer ? itemId : null,
        isAnswer ? null : itemId,
        documentId,
        held?.title ?? title,
        this.seal.seal(id, units),
        changes,
        itemId,
      ],
    );
  }
}
