import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, Repository } from 'typeorm';
import { normalized } from '../../../core/text/normalized.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { RetrievalService } from '../../retrieval/retrieval.service.js';
import { goldenQuestionOf, rowOfGoldenQuestion } from '../library/golden-question.js';
import { TopicRow } from '../library/topics.entity.js';
import type { GoldenQuestionInput } from './golden-questions.inputs.js';
import { GoldenQuestion, type GoldenReport, goldenReport } from './golden-questions.views.js';
import { LegalLibrary } from '../library/legal-library.js';
import { LegalDocument } from '../legal-sources.entity.js';
import { GoldenQuestionNotFoundError, LegalDocumentNotFoundError, TooManyGoldenQuestionsError } from '../legal-sources.errors.js';

/** Each is asked twice in a rebuild, so their number decides how long its last step takes. */
export const MAX_GOLDEN_QUESTIONS = 200;
/** The topics kept by administrators that an index is tried with. */
const CHECKS = { purpose: 'check' } as const;

/** The questions that administrators keep to tell whether a new index is as good as the one before. */
@Injectable()
export class GoldenQuestionsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(TopicRow) private readonly topics: Repository<TopicRow>,
    @InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>,
    private readonly library: LegalLibrary,
    private readonly retrieval: RetrievalService,
    private readonly audit: AuditLog,
  ) {}

  /** All of them, the oldest first. */
  async list(): Promise<GoldenQuestion[]> {
    const rows = await this.topics.find({ where: CHECKS, order: { createdAt: 'ASC', id: 'ASC' }, take: MAX_GOLDEN_QUESTIONS });
    return rows.map(goldenQuestionOf);
  }

  /** @throws LegalDocumentNotFoundError, TooManyGoldenQuestionsError */
  async create(actor: AdminActor, input: GoldenQuestionInput): Promise<GoldenQuestion> {
    const row = { id: randomUUID(), ...(await this.checked(input)), createdAt: new Date() };
    await this.database.transaction(async (manager) => {
      // One lock for all creations, so that two cannot pass the limit together.
      await manager.query("select pg_advisory_xact_lock(hashtext('golden-questions'))");
      if ((await manager.countBy(TopicRow, CHECKS)) >= MAX_GOLDEN_QUESTIONS) throw new TooManyGoldenQuestionsError(MAX_GOLDEN_QUESTIONS);
      await manager.insert(TopicRow, rowOfGoldenQuestion(row));
      await this.audit.record(manager, actor, { action: 'golden-question.create', ...subjectOf(row), after: auditable(row) });
    });
    return row;
  }

  /** @throws GoldenQuestionNotFoundError, LegalDocumentNotFoundError */
  async update(actor: AdminActor, id: string, input: GoldenQuestionInput): Promise<GoldenQuestion> {
    const before = await this.find(id);
    const row = { ...before, ...(await this.checked(input)) };
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.update(TopicRow, { id, ...CHECKS }, rowOfGoldenQuestion(row));
      if (!affected) throw new GoldenQuestionNotFoundError();
      await this.audit.record(manager, actor, {
        action: 'golden-question.update',
        ...subjectOf(row),
        before: auditable(before),
        after: auditable(row),
      });
    });
    return row;
  }

  /** @throws GoldenQuestionNotFoundError */
  async delete(actor: AdminActor, id: string): Promise<string> {
    const row = await this.find(id);
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(TopicRow, { id, ...CHECKS });
      if (!affected) throw new GoldenQuestionNotFoundError();
      await this.audit.record(manager, actor, { action: 'golden-question.delete', ...subjectOf(row), before: auditable(row) });
    });
    return 'Golden question deleted successfully';
  }

  /** Asks all questions of the index as it answers now. */
  async tryOut(): Promise<GoldenReport> {
    const outcomes = await this.retrieval.tryGoldenQuestions(await this.library.goldenQuestions());
    return goldenReport(outcomes, { createdAt: new Date(), comparedWith: null });
  }

  /** Asks all questions by words alone and with the sentence model. */
  async tryMeaning(): Promise<GoldenReport> {
    const outcomes = await this.retrieval.tryMeaning(await this.library.goldenQuestions());
    return goldenReport(outcomes, { createdAt: new Date(), comparedWith: null });
  }

  private async checked({
    question,
    document,
    unit,
  }: GoldenQuestionInput): Promise<Pick<GoldenQuestion, 'question' | 'document' | 'unit'>> {
    const filename = normalized(document);
    if (!(await this.documents.existsBy({ filename }))) throw new LegalDocumentNotFoundError();
    return { question, document: filename, unit: unit || null };
  }

  private async find(id: string): Promise<GoldenQuestion> {
    const row = isUUID(id) ? await this.topics.findOneBy({ id, ...CHECKS }) : null;
    if (!row) throw new GoldenQuestionNotFoundError();
    return goldenQuestionOf(row);
  }
}

const subjectOf = ({ id, question }: GoldenQuestion) => ({ subject: `golden-question:${id}`, subjectName: question });
const auditable = ({ question, document, unit }: GoldenQuestion) => ({ question, document, unit });
