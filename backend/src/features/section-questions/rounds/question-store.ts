import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

export type RunState = 'off' | 'on' | 'cancelling';

/** What an administrator has asked for. */
export interface Run {
  state: RunState;
  tokensPerDay: number;
  tokensInAll: number;
  startedAt: Date | null;
  /** Nothing is sent before; null for now. */
  waitsUntil: Date | null;
  /** Why nothing is sent at the moment, for people. */
  reason: string | null;
}

export interface Batch {
  id: string;
  remoteId: string | null;
  state: 'creating' | 'open';
  requests: number;
  tokensAtMost: number;
  createdAt: Date;
}

/** A section for which questions are wanted. */
export interface WantedSection {
  documentId: string;
  /** Hexadecimal. */
  hash: string;
}

/** Tokens of batches that have ended and of those under way, the latter at their most. */
export interface Spent {
  today: number;
  inAll: number;
}

const RUN = `select state, tokens_per_day::float8 as "tokensPerDay", tokens_in_all::float8 as "tokensInAll", started_at as "startedAt",
  waits_until as "waitsUntil", reason from question_run`;
const BATCH = `select id, remote_id as "remoteId", state, requests, tokens_at_most::float8 as "tokensAtMost", created_at as "createdAt"
  from question_batches`;
const DUE = `select exists (
  select from question_run as run where
    exists (select from question_batches where state <> 'ended')
    or exists (select from questioned_documents where revision > indexed_revision)
    or run.state = 'cancelling'
    or (run.state = 'on' and coalesce(run.waits_until, '-infinity') <= now() and (
      exists (select from questioned_sections where state = 'wanted')
      or exists (
        select from legal_documents as law left join questioned_documents as known on known.document_id = law.id
        where law.text_version is not null and law.text_version is distinct from known.version
      )))
) as due`;

/** What is kept of questions that are being written, so that any worker can go on where another one stopped. */
@Injectable()
export class QuestionStore {
  constructor(@InjectDataSource() readonly database: DataSource) {}

  async run(): Promise<Run> {
    const [run] = await this.database.query<[Run]>(RUN);
    return run;
  }

  /** Whether there is anything to do or to look at. */
  async isDue(): Promise<boolean> {
    const [row] = await this.database.query<[{ due: boolean }]>(DUE);
    return row.due;
  }

  async setState(manager: EntityManager, state: RunState): Promise<void> {
    await manager.query('update question_run set state = $1, waits_until = null, reason = null', [state]);
  }

  /** Stops sending, with the reason, until a moment. */
  async pause(reason: string, until: Date | null): Promise<void> {
    await this.database.query(
      `update question_run set reason = $1, waits_until = coalesce($2::timestamptz, 'infinity') where state = 'on'`,
      [reason, until],
    );
  }

  async resume(): Promise<void> {
    await this.database.query(`update question_run set reason = null, waits_until = null where state = 'on' and reason is not null`);
  }

  /** Those that have not ended, the oldest first. */
  openBatches(): Promise<Batch[]> {
    return this.database.query<Batch[]>(`${BATCH} where state <> 'ended' order by created_at`);
  }

  /** Of the run that an administrator started last. */
  async spent(dayBegins: Date, runBegins: Date | null): Promise<Spent> {
    const [row] = await this.database.query<[Spent]>(
      `select coalesce(sum(tokens) filter (where ended_at is null or ended_at >= $1), 0)::float8 as today,
         coalesce(sum(tokens) filter (where created_at >= coalesce($2, '-infinity'::timestamptz)), 0)::float8 as "inAll"
       from (
         select ended_at, created_at, case when state = 'ended' then used_tokens else tokens_at_most end as tokens from question_batches
       ) as batches`,
      [dayBegins, runBegins],
    );
    return row;
  }

  /** In the order of their documents and places. */
  wanted(limit: number): Promise<WantedSection[]> {
    return this.database.query<WantedSection[]>(
      `select document_id as "documentId", encode(hash, 'hex') as hash from questioned_sections where state = 'wanted'
       order by document_id, place limit $1`,
      [limit],
    );
  }

  /**
   * Notes a batch before it is handed over, so that it is known even if nothing else is.
   * @throws Error when another worker has taken one of the sections in the meantime
   */
  async begin(batch: Pick<Batch, 'id' | 'tokensAtMost'>, sections: readonly (WantedSection & { requestId: string })[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(
        `insert into question_batches (id, state, requests, tokens_at_most, created_at) values ($1, 'creating', $2, $3, now())`,
        [batch.id, sections.length, batch.tokensAtMost],
      );
      const [, taken] = await manager.query<[unknown[], number]>(
        `update questioned_sections as section set state = 'sent', batch_id = $1, request_id = sent.request_id
         from unnest($2::uuid[], $3::text[], $4::uuid[]) as sent (document_id, hash, request_id)
         where section.document_id = sent.document_id and section.hash = decode(sent.hash, 'hex') and section.state = 'wanted'`,
        [batch.id, ...columns(sections, ['documentId', 'hash', 'requestId'])],
      );
      if (taken !== sections.length) throw new Error('another worker is asking for the same sections');
    });
  }

  async opened(batchId: string, remoteId: string): Promise<void> {
    await this.database.query(`update question_batches set remote_id = $2, state = 'open' where id = $1 and state = 'creating'`, [
      batchId,
      remoteId,
    ]);
  }

  /** Which batches of the service are ours. */
  async isKnown(remoteId: string): Promise<boolean> {
    return (await this.database.query<unknown[]>('select from question_batches where remote_id = $1', [remoteId])).length > 0;
  }

  async holds(batchId: string, requestId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>('select from questioned_sections where batch_id = $1 and request_id::text = $2', [
      batchId,
      requestId,
    ]);
    return rows.length > 0;
  }

  /** Documents whose questions the index does not hold as they are now. */
  async behind(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(
      'select document_id as id from questioned_documents where revision > indexed_revision order by document_id limit $1',
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}

/** Values of rows column by column, as `unnest` takes them. */
export const columns = <T extends object, K extends keyof T>(rows: readonly T[], keys: readonly K[]): T[K][][] =>
  keys.map((key) => rows.map((row) => row[key]));
