import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { AdminActor } from '../../core/access/actor.js';
import { AuditLog } from '../../core/audit/audit-log.service.js';
import { JobsService } from '../../core/jobs/service/jobs.service.js';
import { jobView } from '../../core/jobs/jobs.views.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { decodeSequence, encodeSequence } from '../../core/pages/cursor.js';
import { type Page, pageFrom } from '../../core/pages/page.js';
import { type Reach, reachOf } from '../../core/pages/reach.js';
import { QuestionBatches } from '../../ports/language-model/question-batches.js';
import { ModelUsageService } from '../model-usage/model-usage.service.js';
import { SectionQuestionsService } from '../retrieval/section-questions.service.js';
import { QuestionStore, type Run } from './rounds/question-store.js';
import { NoModelForQuestionsError, SectionQuestionNotFoundError } from './section-questions.errors.js';
import type { SectionQuestionsArgs } from './section-questions.inputs.js';
import { QUESTIONS_SUBJECT, WRITE_QUESTIONS } from './section-questions.jobs.js';
import { type QuestionWriting, QuestionWritingState, type SectionQuestion } from './section-questions.views.js';

type Counts = Pick<QuestionWriting, 'sections' | 'done' | 'underWay' | 'failed' | 'questions' | 'struck' | 'toIndex' | 'costMicroUsd'>;

const COUNTS = `select sections.*, questions.*, batches.*, documents.* from
  (select count(*)::int as sections, count(*) filter (where state = 'done')::int as done,
     count(*) filter (where state = 'sent')::int as "underWay", count(*) filter (where state = 'failed')::int as failed
   from questioned_sections) as sections,
  (select count(*) filter (where struck_at is null)::int as questions, count(struck_at)::int as struck from section_questions) as questions,
  (select sum(cost_micro_usd)::float8 as "costMicroUsd" from question_batches) as batches,
  (select count(*)::int as "toIndex" from questioned_documents where revision > indexed_revision) as documents`;

type Row = Omit<SectionQuestion, 'document'> & { number: string };

/** What administrators see of the questions that sections answer and do with them; each step is in the audit log. */
@Injectable()
export class QuestionWritingService {
  constructor(
    private readonly store: QuestionStore,
    private readonly batches: QuestionBatches,
    private readonly usage: ModelUsageService,
    private readonly sections: SectionQuestionsService,
    private readonly jobs: JobsService,
    private readonly audit: AuditLog,
  ) {}

  async status(): Promise<QuestionWriting> {
    const run = await this.store.run();
    const [spent, [counts], [job]] = await Promise.all([
      this.store.spent(this.usage.today().begins, run.startedAt),
      this.store.database.query<[Counts]>(COUNTS),
      this.jobs.latestFor([QUESTIONS_SUBJECT]),
    ]);
    const underWay = job && ['queued', 'running'].includes(job.state) ? jobView(job) : null;
    const { state, reason, startedAt, tokensPerDay, tokensInAll } = run;
    return {
      available: this.batches.available,
      state: enumValue(QuestionWritingState, state),
      reason,
      startedAt,
      tokensPerDay,
      tokensInAll,
      usedToday: spent.today,
      usedInAll: spent.inAll,
      ...counts,
      job: underWay,
    };
  }

  /** Has questions written for every section that has none, or goes on with another budget. @throws NoModelForQuestionsError */
  async start(actor: AdminActor, budget: Pick<Run, 'tokensPerDay' | 'tokensInAll'>): Promise<QuestionWriting> {
    if (!this.batches.available) throw new NoModelForQuestionsError();
    const { tokensPerDay, tokensInAll } = budget;
    await this.store.database.transaction(async (manager) => {
      await this.store.setState(manager, 'on');
      await manager.query('update question_run set tokens_per_day = $1, tokens_in_all = $2, started_at = now(), started_by = $3', [
        tokensPerDay,
        tokensInAll,
        actor.userId,
      ]);
      // What was given up may go better now.
      await manager.query(`update questioned_sections set state = 'wanted', tries = 0, reason = null where state = 'failed'`);
      const after = { tokensPerDay, tokensInAll };
      await this.audit.record(manager, actor, { action: 'section-questions.start', subject: QUESTIONS_SUBJECT, after });
    });
    await this.nextRound(actor);
    return this.status();
  }

  /** Sends nothing more and stops what is under way; what was written stays. */
  async cancel(actor: AdminActor): Promise<QuestionWriting> {
    await this.store.database.transaction(async (manager) => {
      const [open] = await manager.query<unknown[]>(`select from question_batches where state <> 'ended' limit 1`);
      await this.store.setState(manager, open ? 'cancelling' : 'off');
      await this.audit.record(manager, actor, { action: 'section-questions.cancel', subject: QUESTIONS_SUBJECT });
    });
    await this.nextRound(actor);
    return this.status();
  }

  /** Takes a question out for good; the index follows within a moment. @throws SectionQuestionNotFoundError */
  async strike(actor: AdminActor, id: string): Promise<SectionQuestion> {
    if (!isUUID(id)) throw new SectionQuestionNotFoundError();
    await this.store.database.transaction(async (manager) => {
      const [rows] = await manager.query<[{ documentId: string; question: string }[], number]>(
        `update section_questions set struck_at = coalesce(struck_at, now()) where id = $1 returning document_id as "documentId", question`,
        [id],
      );
      const [struck] = rows;
      if (!struck) throw new SectionQuestionNotFoundError();
      await manager.query('update questioned_documents set revision = revision + 1 where document_id = $1', [struck.documentId]);
      const subject = `section-question:${id}`;
      await this.audit.record(manager, actor, { action: 'section-question.strike', subject, before: { question: struck.question } });
    });
    await this.nextRound(actor);
    const [question] = await this.rows('section_questions.id = $1', [id], { order: 'ASC', take: 1, skip: 0 });
    if (!question) throw new SectionQuestionNotFoundError();
    return this.titled(question, await this.sections.titles());
  }

  /** In the order in which they were written. @throws BadRequestError for a cursor of no page */
  async list({ documentId, struck, ...query }: SectionQuestionsArgs): Promise<Page<SectionQuestion>> {
    const where = '($1::uuid is null or section_questions.document_id = $1) and ($2::boolean is null or (struck_at is not null) = $2)';
    const which = [documentId ?? null, struck ?? null];
    const count = async () => {
      const [row] = await this.store.database.query<[{ count: number }]>(
        `select count(*)::int as count from section_questions where ${where}`,
        which,
      );
      return row.count;
    };
    const { from, take, skip, beyond, order } = reachOf(query, 'ASC');
    const rest = from ? `${where} and number ${beyond} $3::bigint` : where;
    const rows = await this.rows(rest, from ? [...which, decodeSequence(from)] : which, { order, take, skip: from ? 0 : skip });
    const titles = await this.sections.titles();
    const page = pageFrom(rows, query, count, ({ number }) => encodeSequence(number));
    return { ...page, nodes: page.nodes.map((row) => this.titled(row, titles)) };
  }

  private rows(where: string, values: unknown[], { order, take, skip }: Pick<Reach, 'order' | 'take' | 'skip'>): Promise<Row[]> {
    return this.store.database.query<Row[]>(
      `select section_questions.id, number, document_id as "documentId", unit, heading, language, question, struck_at as "struckAt"
       from section_questions join questioned_sections using (document_id, hash)
       where ${where} order by number ${order} limit ${take} offset ${skip}`,
      values,
    );
  }

  private titled({ number: _, ...row }: Row, titles: ReadonlyMap<string, string>): SectionQuestion {
    return { ...row, document: titles.get(row.documentId) ?? '' };
  }

  private async nextRound(actor: AdminActor): Promise<void> {
    await this.jobs.enqueue(WRITE_QUESTIONS, {}, { subject: QUESTIONS_SUBJECT, requestedBy: actor.userId });
  }
}
