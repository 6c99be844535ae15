import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { loggers } from '../../../core/observability/loggers.js';
import { BatchRefusedError, QuestionBatches, type SectionToAsk } from '../../../ports/language-model/question-batches.js';
import { ModelBudgetError } from '../../model-usage/model-usage.errors.js';
import { ModelUsageService } from '../../model-usage/model-usage.service.js';
import { SectionQuestionsService } from '../../retrieval/section-questions.service.js';
import { BatchSettler } from './batch-settler.js';
import { QuestionStore, type Run, type WantedSection } from './question-store.js';

/** Sections of a batch: what a worker that dies makes wait at most. */
const SECTIONS_PER_BATCH = 100;
const OPEN_BATCHES = 2;
const RETRY_MS = 10 * 60_000;

const USED_UP = {
  inAll: 'The whole budget is used up. Start again with a larger one to go on.',
  today: 'Today’s budget is used up. Work continues after 00:00 UTC.',
  refused: 'The language model has not taken the last batch. It is tried again in some minutes.',
};

interface Ready {
  wanted: WantedSection;
  section: SectionToAsk;
  tokens: number;
}

/** Hands sections over to the language model, in batches that a budget has room for. */
@Injectable()
export class QuestionSender {
  constructor(
    private readonly store: QuestionStore,
    private readonly batches: QuestionBatches,
    private readonly sections: SectionQuestionsService,
    private readonly usage: ModelUsageService,
    private readonly settler: BatchSettler,
  ) {}

  async run(run: Run, signal: AbortSignal): Promise<void> {
    if (run.waitsUntil && run.waitsUntil > new Date()) return;
    await this.store.resume();
    for (;;) {
      signal.throwIfAborted();
      if ((await this.store.openBatches()).length >= OPEN_BATCHES || (await this.store.run()).state !== 'on') return;
      const wanted = await this.store.wanted(SECTIONS_PER_BATCH);
      const ready = await this.ready(wanted);
      if (ready.length === 0) return;
      const within = await this.withinBudget(run, ready);
      if (within.length === 0 || !(await this.send(within, signal))) return;
    }
  }

  /** With their texts; one whose document has changed since is left to the next scan. */
  private async ready(wanted: readonly WantedSection[]): Promise<Ready[]> {
    const ready: Ready[] = [];
    for (const documentId of new Set(wanted.map((each) => each.documentId))) {
      const document = await this.sections.sectionsOf(documentId);
      for (const each of wanted) {
        const found = each.documentId === documentId && document?.sections.find(({ hash }) => hash === each.hash);
        if (!found) continue;
        const section = {
          id: randomUUID(),
          title: document?.title ?? '',
          path: [...found.path, found.heading].filter(Boolean),
          text: found.text,
        };
        ready.push({ wanted: each, section, tokens: this.batches.tokensAtMost(section) });
      }
    }
    return ready;
  }

  /** As many of the first as both budgets of the run have room for. */
  private async withinBudget(run: Run, ready: readonly Ready[]): Promise<Ready[]> {
    const day = this.usage.today();
    const spent = await this.store.spent(day.begins, run.startedAt);
    const [today, inAll] = [run.tokensPerDay - spent.today, run.tokensInAll - spent.inAll];
    const within: Ready[] = [];
    let tokens = 0;
    for (const each of ready) {
      tokens += each.tokens;
      if (tokens > Math.min(today, inAll)) break;
      within.push(each);
    }
    if (within.length > 0) return within;
    // What batches under way do not use is free again when they end.
    if ((await this.store.openBatches()).length > 0) return [];
    if (inAll <= today) await this.store.pause(USED_UP.inAll, null);
    else await this.store.pause(USED_UP.today, day.ends);
    return [];
  }

  /** @returns whether it was taken */
  private async send(ready: readonly Ready[], signal: AbortSignal): Promise<boolean> {
    const id = randomUUID();
    const tokensAtMost = ready.reduce((sum, { tokens }) => sum + tokens, 0);
    try {
      await this.usage.reserveBatch(id, tokensAtMost);
    } catch (error) {
      if (!(error instanceof ModelBudgetError)) throw error;
      await this.store.pause(error.message, new Date(Date.now() + 1000 * (error.retryAfterSeconds ?? 60)));
      return false;
    }
    try {
      await this.store.begin(
        { id, tokensAtMost },
        ready.map(({ wanted, section }) => ({ ...wanted, requestId: section.id })),
      );
    } catch (error) {
      await this.usage.settleBatch(this.store.database.manager, id, null);
      throw error;
    }
    try {
      const { id: remoteId } = await this.batches.begin(
        ready.map(({ section }) => section),
        signal,
      );
      await this.store.opened(id, remoteId);
      loggers.model.info({ batch: id, sections: ready.length, tokensAtMost }, 'batch of questions handed over');
      return true;
    } catch (error) {
      // Whether anything else has happened, the next round finds out.
      if (!(error instanceof BatchRefusedError)) throw error;
      loggers.model.warn({ err: error, batch: id }, 'batch of questions not taken');
      await this.settler.giveBack(id, error.permanent);
      await this.store.pause(USED_UP.refused, new Date(Date.now() + RETRY_MS));
      return false;
    }
  }
}
