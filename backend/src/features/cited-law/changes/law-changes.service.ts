import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Actor } from '../../../core/access/actor.js';
import { holdsScope } from '../../../core/access/keys/key-scopes.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { newestRows } from '../../../core/pages/newest-first.js';
import type { Page } from '../../../core/pages/page.js';
import { today } from '../../../core/validation/calendar-day.js';
import { ConversationAnswers } from '../../conversations/conversation-answers.service.js';
import { QuotedLawOfDrafts } from '../../drafting/keeping/quoted-law.service.js';
import { type LawStatus, stampOf } from '../../retrieval/retrieval.service.js';
import { type Quoted, QuotationStandings } from '../standing/quotation-standings.service.js';
import type { LawChangesWindow } from './law-changes.inputs.js';
import { CitingWorkKind, type LawChange, LawChangeKind } from './law-changes.views.js';
import { SHOWN_ANSWER, SHOWN_DRAFT } from './shown-work.js';

interface ChangedRow {
  id: string;
  conversationId: string | null;
  exchangeId: string | null;
  versionId: string | null;
  draftId: string | null;
  documentType: string | null;
  matterId: string | null;
  lawId: string;
  lawTitle: string;
  changes: `${LawChangeKind}`[];
  statusBefore: LawStatus | null;
  statusAfter: LawStatus | null;
  /** When the latest change was noticed. */
  createdAt: Date;
  seenAt: Date | null;
}

/** An answer or a draft: what it is called, and what it quotes. */
interface Work {
  title: string;
  quoted: readonly Quoted[];
}

const COLUMNS = `c.id, e.conversation_id as "conversationId", c.exchange_id as "exchangeId", c.version_id as "versionId", d.id as "draftId",
  d.document_type as "documentType", coalesce(k.matter_id, d.matter_id) as "matterId", c.document_id as "lawId", c.law_title as "lawTitle",
  c.changes, c.status_before as "statusBefore", c.status_after as "statusAfter", c.changed_at as "createdAt", c.seen_at as "seenAt"`;
const FROM = `cited_law c left join conversation_exchanges e on e.id = c.exchange_id left join conversations k on k.id = e.conversation_id
  left join document_versions v on v.id = c.version_id left join documents d on d.id = v.document_id`;
const WHERE = `c.owner_id = $1 and c.changed_at is not null and (($2 and ${SHOWN_ANSWER}) or ($3 and ${SHOWN_DRAFT}))
  and ($4::boolean is null or (c.seen_at is not null) = $4) and ($5::uuid is null or coalesce(k.matter_id, d.matter_id) = $5)
  and ($6::uuid is null or k.id = $6) and ($7::uuid is null or d.id = $7)`;

/** The answers and drafts of an owner whose law was changed since. Every query names the owner. */
@Injectable()
export class LawChanges {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly answers: ConversationAnswers,
    private readonly drafts: QuotedLawOfDrafts,
    private readonly standings: QuotationStandings,
  ) {}

  /** Latest change first; to a key only those of a kind that its scopes show. @throws BadRequestError for a cursor of no page */
  async list(actor: Actor, { seen, matterId, conversationId, draftId, ...query }: LawChangesWindow): Promise<Page<LawChange>> {
    const { userId } = actor;
    const shown = [holdsScope(actor, 'CONVERSATIONS'), holdsScope(actor, 'DOCUMENTS_READ')];
    const values = [userId, ...shown, seen ?? null, matterId ?? null, conversationId ?? null, draftId ?? null];
    const list = { columns: COLUMNS, from: FROM, where: WHERE, values, order: ['c.changed_at', 'c.id'] } as const;
    const page = await newestRows<ChangedRow>(this.database.manager, list, query);
    const works = await this.works(userId, page.nodes);
    const nodes: LawChange[] = [];
    for (const row of page.nodes) nodes.push(await this.view(row, works.get(row.exchangeId ?? row.versionId ?? '')));
    return { ...page, nodes };
  }

  /** Puts changes aside until their law changes again. @returns how many were not before */
  async markSeen(actor: Actor, ids: readonly string[]): Promise<number> {
    const shown = [holdsScope(actor, 'CONVERSATIONS'), holdsScope(actor, 'DOCUMENTS_READ')];
    const [, seen] = await this.database.query<[unknown[], number]>(
      `update cited_law set seen_at = now() where owner_id = $1 and id = any($2) and changed_at is not null and seen_at is null
       and (($3 and exchange_id is not null) or ($4 and version_id is not null))`,
      [actor.userId, ids, ...shown],
    );
    return seen;
  }

  private async works(ownerId: string, rows: readonly ChangedRow[]): Promise<Map<string, Work>> {
    const works = new Map<string, Work>();
    const exchanges = [...new Set(rows.flatMap(({ exchangeId }) => exchangeId ?? []))];
    for (const [id, { question, answer }] of await this.answers.byIds(ownerId, exchanges))
      works.set(id, { title: question, quoted: answer.citations });
    const titles = await this.drafts.titles(ownerId, [...new Set(rows.flatMap(({ draftId }) => draftId ?? []))]);
    for (const { versionId, draftId } of rows)
      if (versionId !== null && draftId !== null && !works.has(versionId))
        works.set(versionId, { title: titles.get(draftId) ?? '', quoted: await this.drafts.of(ownerId, versionId) });
    return works;
  }

  private async view({ versionId, createdAt, changes, statusBefore, statusAfter, ...row }: ChangedRow, work?: Work): Promise<LawChange> {
    const quoted = work?.quoted.filter(({ documentId }) => documentId === row.lawId) ?? [];
    return {
      ...row,
      kind: versionId === null ? CitingWorkKind.ANSWER : CitingWorkKind.DRAFT,
      title: work?.title ?? '',
      changes: changes.map((change) => enumValue(LawChangeKind, change)),
      statusBefore: statusBefore && stampOf(statusBefore, today()),
      statusAfter: statusAfter && stampOf(statusAfter, today()),
      quotations: await this.standings.of(quoted),
      changedAt: createdAt,
    };
  }
}
