import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { NoActiveGenerationError } from '../../../ports/retrieval-index/errors.js';
import { type GenerationId, type GenerationInfo, type IndexStats, RetrievalIndex } from '../../../ports/retrieval-index/retrieval-index.js';
import type { GoldenQuestion } from '../library/source-library.js';
import { type GoldenOutcome, goldenRank } from '../search/golden-check.js';
import { IndexReport } from './index-report.entity.js';
import { ExpectedIndex } from './expected-index.js';
import { IndexWriter } from './generation-updates.js';
import { IncompatibleGenerationError, NoPreviousGenerationError } from '../retrieval.errors.js';
import type { Searcher } from '../search/searcher.js';

export interface GenerationSummary extends GenerationInfo {
  /** Null while it is being built. */
  stats: IndexStats | null;
  /** Null for one that no rebuild made: the first of an installation. */
  report: IndexReport | null;
  /** Whether this code could write to it and search it. */
  compatible: boolean;
}

/** The generation that answers, and the one before it that is to answer again. */
export interface RollBack {
  from: GenerationId;
  to: GenerationId;
}

/** The generations that the index keeps: the active one, the one before it, one being built. */
@Injectable()
export class IndexGenerations {
  constructor(
    private readonly index: RetrievalIndex,
    private readonly writer: IndexWriter,
    private readonly expected: ExpectedIndex,
    @InjectRepository(IndexReport) private readonly reports: Repository<IndexReport>,
  ) {}

  /** The newest first. */
  async list(): Promise<GenerationSummary[]> {
    const [generations, reports] = await Promise.all([this.index.generations(), this.reports.find({ take: MAX_REPORTS })]);
    const byId = new Map(reports.map((report) => [report.generation, report]));
    const summaries = await Promise.all(
      generations.map(async (info) => ({
        ...info,
        stats: info.state === 'building' ? null : await this.stats(info.id),
        report: byId.get(info.id) ?? null,
        compatible: this.fits(info),
      })),
    );
    return summaries.reverse();
  }

  /** What a rollback would change now. @throws NoPreviousGenerationError, IncompatibleGenerationError */
  async planRollBack(): Promise<RollBack> {
    const generations = await this.index.generations();
    const active = generations.find(({ state }) => state === 'active');
    const previous = generations.find(({ state }) => state === 'previous');
    if (!active || !previous) throw new NoPreviousGenerationError();
    if (!this.fits(previous)) throw new IncompatibleGenerationError();
    return { from: active.id, to: previous.id };
  }

  /** @throws ActiveGenerationChangedError when a rebuild was faster than the caller */
  rollBack({ from, to }: RollBack): Promise<void> {
    return this.expected.switchTo(to, () => this.index.promote(to, { expectActive: from }));
  }

  async tryOut(searcher: Searcher, questions: readonly GoldenQuestion[], signal?: AbortSignal): Promise<GoldenOutcome[]> {
    const active = await this.index.activeGeneration();
    const outcomes: GoldenOutcome[] = [];
    for (const golden of questions) {
      const rank = active && (await goldenRank(searcher, golden, active.id, signal));
      const { id, question, document, unit } = golden;
      outcomes.push({ id, question, document, unit, before: rank, after: rank });
    }
    return outcomes;
  }

  /** Where golden questions find their place by words alone (`before`) and with what the sentence model makes of them (`after`). */
  async gainOfMeaning(
    byWords: Searcher,
    withMeaning: Searcher,
    questions: readonly GoldenQuestion[],
    signal?: AbortSignal,
  ): Promise<GoldenOutcome[]> {
    const words = await this.tryOut(byWords, questions, signal);
    const both = await this.tryOut(withMeaning, questions, signal);
    return both.map((outcome, at) => ({ ...outcome, before: words[at]?.after ?? null }));
  }

  private fits({ manifest }: GenerationInfo): boolean {
    return this.writer.fits(manifest);
  }

  /** Null for one that was dropped since it was listed. */
  private stats(id: GenerationId): Promise<IndexStats | null> {
    return this.index.stats(id).catch((error: unknown) => {
      if (error instanceof NoActiveGenerationError) return null;
      throw error;
    });
  }
}

const MAX_REPORTS = 20;
