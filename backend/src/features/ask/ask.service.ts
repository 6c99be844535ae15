import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { AppError } from '../../core/errors/app-error.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { loggers } from '../../core/observability/loggers.js';
import { LanguageModel } from '../../ports/language-model/language-model.js';
import { AnswerSources } from './answer-sources.js';
import { AnswerFailedError } from './ask.errors.js';
import type { AskInput } from './ask.inputs.js';
import { type Answer, type AnswerEvent, AnswerEventKind } from './ask.views.js';
import { CitedText } from './cited-text.js';

@Injectable()
export class AskService {
  constructor(
    private readonly sources: AnswerSources,
    private readonly model: LanguageModel,
    private readonly limits: RateLimits,
  ) {}

  /** @throws AnswerFailedError, FileNotFoundError, FileUnreadableError, RateLimitedError */
  async answer(actor: Actor, input: AskInput, signal?: AbortSignal): Promise<Answer> {
    for await (const event of this.stream(actor, input, signal)) if (event.answer) return event.answer;
    throw new AnswerFailedError(new Error('the answer ended early'));
  }

  /** Stages, checked pieces of text, then the whole answer. Nothing unchecked ever leaves. Throws like `answer`. */
  async *stream(actor: Actor, input: AskInput, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    await this.limits.consume('ask-user', actor.userId);
    try {
      yield* this.compose(actor, input, signal);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) throw error;
      if (!signal?.aborted) loggers.model.warn({ err: error }, 'answer failed');
      throw new AnswerFailedError(error);
    }
  }

  private async *compose(actor: Actor, input: AskInput, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    yield { kind: AnswerEventKind.STAGE, stage: 'Searching the library' };
    const { generation, sources, gate } = await this.sources.gather(actor, input, signal);
    yield { kind: AnswerEventKind.STAGE, stage: sources.length === 1 ? 'Reading 1 source' : `Reading ${sources.length} sources` };
    const cited = new CitedText(gate, sources);
    let text = '';
    let answeredBy = '';
    for await (const event of this.model.answer({ question: input.question, sources, history: input.history ?? undefined, signal })) {
      if (event.type === 'done') {
        ({ answeredBy } = event);
        continue;
      }
      const piece = cited.add(event.text, event.citations);
      text += piece;
      yield { kind: AnswerEventKind.TEXT, text: piece };
    }
    if (text.trim() === '') throw new Error('the model wrote nothing');
    yield {
      kind: AnswerEventKind.DONE,
      answer: { text, citations: cited.citations, answeredBy, generation, withheldQuotations: cited.withheld },
    };
  }
}
