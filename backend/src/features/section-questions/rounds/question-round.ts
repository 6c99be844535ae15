import { Injectable } from '@nestjs/common';
import type { JobContext } from '../../../core/jobs/job-definition.js';
import { QuestionBatches } from '../../../ports/language-model/question-batches.js';
import { SectionQuestionsService } from '../../retrieval/section-questions.service.js';
import { BatchSettler } from './batch-settler.js';
import { QuestionScanner } from './question-scanner.js';
import { QuestionSender } from './question-sender.js';
import { QuestionStore } from './question-store.js';

/** Documents that are written to the index at a time; the next round goes on. */
const DOCUMENTS_PER_ROUND = 50;

/**
 * One round of having questions written: takes over batches that have ended, notes new sections, hands further ones over, and puts what
 * is new into the index. Every step is kept in the database, so that a round that is broken off is simply begun again.
 */
@Injectable()
export class QuestionRound {
  constructor(
    private readonly store: QuestionStore,
    private readonly batches: QuestionBatches,
    private readonly settler: BatchSettler,
    private readonly scanner: QuestionScanner,
    private readonly sender: QuestionSender,
    private readonly sections: SectionQuestionsService,
  ) {}

  /** @throws JobMustWait while the index cannot be reached; LanguageModelError */
  async run({ signal, progress }: Pick<JobContext, 'signal' | 'progress'>): Promise<void> {
    if (this.batches.available) await this.write(signal, progress);
    const behind = await this.store.behind(DOCUMENTS_PER_ROUND);
    for (const [done, documentId] of behind.entries()) {
      signal.throwIfAborted();
      await progress({ stage: 'indexing questions', percent: Math.round((100 * done) / behind.length), done, total: behind.length });
      await this.sections.index(documentId, signal);
    }
  }

  private async write(signal: AbortSignal, progress: JobContext['progress']): Promise<void> {
    const { state } = await this.store.run();
    await progress({ stage: 'reading answers', percent: 0 });
    await this.settler.run(state === 'cancelling', signal);
    if (state === 'cancelling' && (await this.store.openBatches()).length === 0)
      await this.store.database.transaction((manager) => this.store.setState(manager, 'off'));
    if (state !== 'on') return;
    await this.scanner.run(signal, (done, total) =>
      progress({ stage: 'reading sections', percent: Math.round((100 * done) / total), done, total }),
    );
    await this.sender.run(await this.store.run(), signal);
  }
}
