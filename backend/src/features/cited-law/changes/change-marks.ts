import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { loggers } from '../../../core/observability/loggers.js';
import { readStored } from '../../../core/validation/stored-data.js';
import { HeldTexts } from '../../legal-sources/library/held-texts.service.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import type { LawStatus } from '../../retrieval/retrieval.service.js';
import { SHOWN_ANSWER, SHOWN_DRAFT } from './shown-work.js';
import { CitedLawSeal } from '../keeping/cited-law-seal.js';
import { compared, UnitHashes } from '../keeping/cited-units.js';

/** Answers and drafts that are looked at in one transaction. */
const BATCH = 500;
/** One each time that the task runs. */
const ATTEMPTS = 100;

const STATUS: z.ZodType<LawStatus | null> = z
  .object({
    state: z.enum(['in_force', 'in_part', 'amended', 'repealed']),
    inForceFrom: z.string().nullable(),
    repealedOn: z.string().nullable(),
    replacedBy: z.array(z.string()),
  })
  .nullable();

/** A document of the library that was changed. */
interface LawChangeRow {
  id: string;
  documentId: string;
  title: string;
  change: 'words' | 'status' | 'removed';
  statusBefore: unknown;
  statusAfter: unknown;
  /** How far its citations were looked at. */
  afterOwner: string | null;
  afterId: string | null;
}

interface CitationRow {
  id: string;
  ownerId: string;
  sealed: Buffer;
}

/** What becomes of one citation. */
interface Mark {
  id: string;
  sealed: Buffer;
  /** Whether its owner is to look at it (again); otherwise what was changed is as it was cited again. */
  marked: boolean;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const COLUMNS = `id, document_id as "documentId", title, change, status_before as "statusBefore", status_after as "statusAfter",
  after_owner as "afterOwner", after_id as "afterId"`;

/** Marks the answers and drafts that cite a document of the library which was changed, in batches, and tells webhooks of their owners. */
@Injectable()
export class ChangeMarks {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly texts: HeldTexts,
    private readonly guide: GuideService,
    private readonly seal: CitedLawSeal,
  ) {}

  /** Goes through the changes, oldest first, from where it was left. @param batches at most so many */
  async apply(batches: number): Promise<void> {
    for (let left = batches; left > 0;) {
      const [change] = await this.database.query<LawChangeRow[]>(`select ${COLUMNS} from law_changes order by id limit 1`);
      if (!change) return;
      try {
        left = await this.applyOne(change, left);
      } catch (error) {
        loggers.app.warn({ err: error, change: change.id, document: change.documentId }, 'what cites a changed document was not looked at');
        await this.putLast(change);
        return;
      }
    }
  }

  /** One that fails must not keep the others waiting; it is tried again after them, and in the end no more. */
  private async putLast({ id }: LawChangeRow): Promise<void> {
    await this.database.query(
      `with failed as (delete from law_changes where id = $1 returning *)
       insert into law_changes (document_id, title, change, status_before, status_after, after_owner, after_id, attempts)
       select document_id, title, change, status_before, status_after, after_owner, after_id, attempts + 1 from failed where attempts < ${ATTEMPTS}`,
      [id],
    );
  }

  /** @returns batches that are left */
  private async applyOne(change: LawChangeRow, batches: number): Promise<number> {
    const judge = await this.judgeOf(change);
    let [owner, id] = [change.afterOwner ?? FIRST, change.afterId ?? FIRST];
    for (let left = batches; left > 0; left--) {
      const rows = judge
        ? await this.database.query<CitationRow[]>(
            `select id, owner_id as "ownerId", sealed from cited_law where document_id = $1 and (owner_id, id) > ($2, $3)
             order by owner_id, id limit ${BATCH}`,
            [change.documentId, owner, id],
          )
        : [];
      const marks = judge ? rows.flatMap((row) => judge(row) ?? []) : [];
      const last = rows.at(-1);
      await this.database.transaction(async (manager) => {
        await write(manager, change, marks);
        if (last && rows.length === BATCH)
          await manager.query('update law_changes set after_owner = $2, after_id = $3 where id = $1', [change.id, last.ownerId, last.id]);
        else await manager.query('delete from law_changes where id = $1', [change.id]);
      });
      if (!last || rows.length < BATCH) return left - 1;
      [owner, id] = [last.ownerId, last.id];
      await setImmediate();
    }
    return 0;
  }

  /** How a change bears on a citation: undefined for not at all. @returns null where it bears on none */
  private async judgeOf(change: LawChangeRow): Promise<((row: CitationRow) => Mark | undefined) | null> {
    if (change.change === 'removed') return ({ id, sealed }) => ({ id, sealed, marked: true });
    if (change.change === 'status') {
      if (!(await this.isOtherStatus(change))) return null;
      return ({ id, sealed }) => ({ id, sealed, marked: true });
    }
    const held = await this.texts.of(change.documentId);
    // Deleted since; that is a change of its own.
    if (!held) return null;
    const hashes = new UnitHashes(held);
    return ({ id, sealed }) => {
      const { units, moved, differs } = compared(this.seal.units(id, sealed), hashes);
      return moved ? { id, sealed: this.seal.seal(id, units), marked: differs } : undefined;
    };
  }

  /** Whether answers say something else now: what an administrator sets may be what the guide or the text said already. */
  private async isOtherStatus(change: LawChangeRow): Promise<boolean> {
    const proposed = (await this.guide.proposedStatuses([change.documentId])).get(change.documentId) ?? null;
    const [before, after] = [change.statusBefore, change.statusAfter].map(
      (status) => readStored(STATUS, status, 'the status of a source') ?? proposed,
    );
    [change.statusBefore, change.statusAfter] = [before, after];
    return statusKey(before) !== statusKey(after);
  }
}

const statusKey = (status: LawStatus | null | undefined): string =>
  status ? JSON.stringify([status.state, status.inForceFrom, status.repealedOn, status.replacedBy]) : '';

const JSON_OR_NULL = (value: unknown): string => JSON.stringify(value ?? null);

/** Keeps the marks and the events in one transaction. One event per owner says how many of the batch are theirs. */
async function write(manager: EntityManager, change: LawChangeRow, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  const isStatus = change.change === 'status';
  const values = [
    marks.map(({ id }) => id),
    marks.map(({ sealed }) => sealed),
    marks.map(({ marked }) => marked),
    change.change,
    isStatus ? JSON_OR_NULL(change.statusBefore) : null,
    isStatus ? JSON_OR_NULL(change.statusAfter) : null,
    change.title,
    change.documentId,
  ];
  await manager.query(
    `with marks as (
       select m.id, m.sealed,
         -- A status that is again what it was when it was cited is no change.
         m.marked and ($4 <> 'status' or c.status_before is distinct from $6::jsonb) as marked
       from unnest($1::uuid[], $2::bytea[], $3::boolean[]) as m (id, sealed, marked) join cited_law c on c.id = m.id
     ), changed as (
       select m.*, case when m.marked then array_append(array_remove(c.changes, $4), $4) else array_remove(c.changes, $4) end as changes
       from marks m join cited_law c on c.id = m.id
     ), written as (
       update cited_law c set sealed = m.sealed, law_title = $7, changes = m.changes,
         changed_at = case when m.changes = '{}' then null when m.marked then now() else c.changed_at end,
         seen_at = case when m.marked then null else c.seen_at end,
         status_before = case when $4 <> 'status' then c.status_before when m.marked then coalesce(c.status_before, $5::jsonb) end,
         status_after = case when $4 <> 'status' then c.status_after when m.marked then $6::jsonb end
       from changed m where c.id = m.id and (m.marked or c.changes <> '{}' or c.sealed <> m.sealed)
       returning c.owner_id, c.exchange_id, c.version_id, m.marked
     ), owners as (
       select w.owner_id, count(w.exchange_id) as answers, count(w.version_id) as drafts from written w
       left join conversation_exchanges e on e.id = w.exchange_id left join conversations k on k.id = e.conversation_id
       left join document_versions v on v.id = w.version_id left join documents d on d.id = v.document_id
       where w.marked and (${SHOWN_ANSWER} or ${SHOWN_DRAFT})
       group by w.owner_id
     )
     select record_webhook_event('law.changed', o.owner_id,
       jsonb_build_object('document_id', $8::uuid, 'change', $4::text, 'answers', o.answers, 'drafts', o.drafts)) from owners o`,
    values,
  );
}
