import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';
import type { TokenUsage } from '../../../ports/language-model/language-model.js';
import { type BatchState, QuestionBatches, type SectionOutcome } from '../../../ports/language-model/question-batches.js';
import { ModelUsageService } from '../../model-usage/model-usage.service.js';
import { QUESTIONS_PER_SECTION } from '../../retrieval/section-questions.service.js';
import { type Batch, columns, QuestionStore } from './question-store.js';

/** A batch that the service may still be taking. */
const BEING_TAKEN_MS = 2 * 60_000;
/** How far the clocks of the service and the database may differ. */
const CLOCKS_MS = 10 * 60_000;
/** Tries of a section before it is given up. */
const MAX_TRIES = 3;

const REASONS = {
  unusable: 'The language model wrote nothing that can be used.',
  failed: 'The language model failed.',
  permanent: 'The language model refused the section.',
};

const NOTHING: TokenUsage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

type Fate = { id: string; state: 'done' | 'wanted' | 'failed'; tried: number; reason: string | null };

/** Follows batches until they have ended, and takes over what they gave: once, whoever does it and however often it is begun. */
@Injectable()
export class BatchSettler {
  constructor(
    private readonly store: QuestionStore,
    private readonly batches: QuestionBatches,
    private readonly usage: ModelUsageService,
  ) {}

  /** @param cancel whether those under way are to be stopped */
  async run(cancel: boolean, signal: AbortSignal): Promise<void> {
    for (const batch of await this.store.openBatches()) {
      signal.throwIfAborted();
      const found = batch.remoteId === null ? await this.lost(batch, signal) : await this.batches.look(batch.remoteId, signal);
      if (found === undefined) continue;
      if (found === null) await this.giveBack(batch.id, false, batch.remoteId === null ? 0 : batch.tokensAtMost);
      else if (found.ended) await this.settle(batch, found.id, signal);
      else if (cancel) await this.batches.cancel(found.id, signal);
    }
  }

  /**
   * A batch whose worker died, or lost the answer, while it was handed over: it is looked for at the service by its size and time, and
   * known by the ids of its requests once it has ended.
   * @returns null where the service never took it; undefined while that is not known
   */
  private async lost(batch: Batch, signal: AbortSignal): Promise<BatchState | null | undefined> {
    const recent = await this.batches.recent(new Date(batch.createdAt.getTime() - CLOCKS_MS), signal);
    let open = false;
    for (const candidate of recent) {
      if (candidate.requests !== batch.requests || (await this.store.isKnown(candidate.id))) continue;
      if (!candidate.ended) open = true;
      else if (await this.isOurs(batch.id, candidate.id, signal)) {
        await this.store.opened(batch.id, candidate.id);
        return candidate;
      }
    }
    if (open || Date.now() - batch.createdAt.getTime() < BEING_TAKEN_MS) return undefined;
    return null;
  }

  private async isOurs(batchId: string, remoteId: string, signal: AbortSignal): Promise<boolean> {
    for await (const { id } of this.batches.outcomes(remoteId, signal)) return this.store.holds(batchId, id);
    return false;
  }

  /** Reads all that a batch gave, then keeps it in one step: a worker that dies in between has kept nothing, and the next reads it again. */
  private async settle(batch: Batch, remoteId: string, signal: AbortSignal): Promise<void> {
    const outcomes: SectionOutcome[] = [];
    for await (const outcome of this.batches.outcomes(remoteId, signal)) outcomes.push(outcome);
    const paid = outcomes.flatMap((outcome) => ('usage' in outcome ? [outcome] : []));
    const usage = paid.reduce((sum, each) => added(sum, each.usage), NOTHING);
    await this.store.database.transaction(async (manager) => {
      if (!(await closed(manager, batch.id, tokensOf(usage)))) return;
      const durationMs = Math.min(Date.now() - batch.createdAt.getTime(), 2 ** 31 - 1);
      const [first] = paid;
      const cost = await this.usage.settleBatch(manager, batch.id, first ? { model: first.model, usage, durationMs } : null);
      await manager.query('update question_batches set cost_micro_usd = $2 where id = $1', [batch.id, cost]);
      await keep(manager, batch.id, outcomes);
    });
    const answered = outcomes.filter(({ kind }) => kind === 'answered').length;
    loggers.model.info({ batch: batch.id, sections: outcomes.length, answered, usage }, 'batch of questions taken over');
  }

  /**
   * Ends a batch of which nothing came; its sections are wanted again.
   * @param permanent the service would refuse them again
   * @param tokens that it may have used
   */
  async giveBack(batchId: string, permanent: boolean, tokens = 0): Promise<void> {
    await this.store.database.transaction(async (manager) => {
      if (!(await closed(manager, batchId, tokens))) return;
      await this.usage.settleBatch(manager, batchId, null);
      const rows = await manager.query<{ id: string }[]>(
        `select request_id as id from questioned_sections where batch_id = $1 and state = 'sent'`,
        [batchId],
      );
      await keep(
        manager,
        batchId,
        rows.map(({ id }) =>
          permanent ? { id, kind: 'failed', permanent } : { id, kind: tokens > 0 ? 'failed' : 'unanswered', permanent: false },
        ),
      );
    });
  }
}

/** @returns whether this call ended it */
async function closed(manager: EntityManager, batchId: string, tokens: number): Promise<boolean> {
  const [, ended] = await manager.query<[unknown[], number]>(
    `update question_batches set state = 'ended', ended_at = now(), used_tokens = $2 where id = $1 and state <> 'ended'`,
    [batchId, tokens],
  );
  return ended > 0;
}

async function keep(manager: EntityManager, batchId: string, outcomes: readonly SectionOutcome[]): Promise<void> {
  const fates = outcomes.filter(({ id }) => isUUID(id)).map(fateOf);
  await manager.query(
    `update questioned_sections as section set batch_id = null, tries = section.tries + fate.tried, reason = fate.reason,
       state = case when fate.state = 'wanted' and section.tries + fate.tried >= $6 then 'failed' else fate.state end
     from unnest($2::uuid[], $3::text[], $4::integer[], $5::text[]) as fate (id, state, tried, reason)
     where section.batch_id = $1 and section.request_id = fate.id and section.state = 'sent'`,
    [batchId, ...columns(fates, ['id', 'state', 'tried', 'reason']), MAX_TRIES],
  );
  const written = outcomes.flatMap((outcome) =>
    outcome.kind === 'answered'
      ? outcome.questions
          .slice(0, QUESTIONS_PER_SECTION)
          .map(({ language, question }) => ({ id: randomUUID(), request: outcome.id, language, question }))
      : [],
  );
  await manager.query(
    `with written as (
       insert into section_questions (id, document_id, hash, language, question)
       select written.id, section.document_id, section.hash, written.language, written.question
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) with ordinality as written (id, request, language, question, place)
       join questioned_sections as section on section.request_id = written.request and section.state = 'done'
       order by written.place
       returning document_id
     )
     update questioned_documents set revision = revision + 1 where document_id in (select document_id from written)`,
    columns(
      written.filter(({ request }) => isUUID(request)),
      ['id', 'request', 'language', 'question'],
    ),
  );
  // What the outcomes left out.
  await manager.query(`update questioned_sections set state = 'wanted', batch_id = null where batch_id = $1 and state = 'sent'`, [batchId]);
}

/** What becomes of a section: tries count only where something was tried. */
function fateOf(outcome: SectionOutcome): Fate {
  const { id } = outcome;
  switch (outcome.kind) {
    case 'answered':
      return { id, state: 'done', tried: 1, reason: null };
    case 'unusable':
      return { id, state: 'wanted', tried: 1, reason: REASONS.unusable };
    case 'failed':
      return outcome.permanent
        ? { id, state: 'failed', tried: 1, reason: REASONS.permanent }
        : { id, state: 'wanted', tried: 1, reason: REASONS.failed };
    case 'unanswered':
      return { id, state: 'wanted', tried: 0, reason: null };
  }
}

const added = (a: TokenUsage, b: TokenUsage): TokenUsage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
  cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
  cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
});

const tokensOf = ({ inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens }: TokenUsage): number =>
  inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens;
