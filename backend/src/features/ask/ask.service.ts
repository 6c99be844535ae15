import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { AppError } from '../../core/errors/app-error.js';
import { databaseFailure } from '../../core/errors/database-errors.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { DailyCounts } from '../../core/observability/daily-counts.js';
import { Metrics, secondsSince } from '../../core/observability/metrics/metrics.js';
import { loggers } from '../../core/observability/loggers.js';
import { LanguageModelError } from '../../ports/language-model/errors.js';
import {
  type ClaimedCitation,
  FallbackLanguageModel,
  LanguageModel,
  type StandInReason,
} from '../../ports/language-model/language-model.js';
import { LibraryUnavailableError } from '../retrieval/retrieval.errors.js';
import { ModelBudgetError } from '../model-usage/model-usage.errors.js';
import { ModelUsageService } from '../model-usage/model-usage.service.js';
import { type Gathered, AnswerSources } from './answer-sources.js';
import { AnswerFailedError } from './ask.errors.js';
import type { AskInput } from './ask.inputs.js';
import { type AnswerEvent, AnswerEventKind } from './answer-events.views.js';
import type { Answer } from './ask.views.js';
import { answerFrame, NO_FRAME } from './frame/answer-frame.js';
import { CitedText } from './checked-text/cited-text.js';
import { lawNotQuoted } from './frame/law-before-quoting.js';
import { lawOfDay } from './frame/law-of-day.js';
import { numberNote } from './frame/number-note.js';
import { premiseNote, type PremiseNote } from './frame/premise-note.js';
import { KeptAnswers } from './kept-answers.js';
import { notFound } from './frame/not-found.js';
import { smallTalk } from './frame/small-talk.js';
import { lastTurns, withinReach } from './prompt-bounds.js';

const CUT_SHORT = '\n\nThe answer stops here because it reached its maximum length.';

@Injectable()
export class AskService {
  constructor(
    private readonly sources: AnswerSources,
    private readonly model: LanguageModel,
    private readonly fallback: FallbackLanguageModel,
    private readonly limits: RateLimits,
    private readonly usage: ModelUsageService,
    private readonly kept: KeptAnswers,
    private readonly metrics: Metrics,
    private readonly counts: DailyCounts,
  ) {}

  /** @throws AnswerFailedError, LibraryUnavailableError, FileNotFoundError, FileUnreadableError, RateLimitedError */
  async answer(actor: Actor, input: AskInput, signal?: AbortSignal): Promise<Answer> {
    for await (const event of this.stream(actor, input, signal)) if (event.answer) return event.answer;
    throw new AnswerFailedError(new Error('the answer ended early'));
  }

  /**
   * Stages, checked pieces of text, then the whole answer. Nothing unchecked ever leaves. The signal stops the work, unless a
   * conversation keeps it. Throws like `answer`, and what keeping a question throws.
   */
  async *stream(actor: Actor, input: AskInput, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    await this.limits.consume('ask-user', actor.userId);
    const { conversationId } = input;
    const compose = (asked: AskInput, stop?: AbortSignal) => this.attempt(actor, asked, stop);
    yield* conversationId ? this.kept.stream(actor, conversationId, input, compose, signal) : compose(input, signal);
  }

  private async *attempt(actor: Actor, input: AskInput, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    const begun = performance.now();
    let outcome = 'abandoned';
    try {
      for await (const event of this.compose(actor, input, signal)) {
        if (event.answer) outcome = event.answer.citations.length > 0 ? 'cited' : 'without_citations';
        yield event;
      }
    } catch (error) {
      const refused = error instanceof AppError && error.status < 500;
      outcome = refused ? 'refused' : signal?.aborted ? 'abandoned' : 'failed';
      if (refused) throw error;
      if (error instanceof LibraryUnavailableError) throw error;
      if (!signal?.aborted) loggers.model.warn({ err: error }, 'answer failed');
      throw databaseFailure(error) ?? new AnswerFailedError(error);
    } finally {
      this.metrics.answers.observe({ outcome }, secondsSince(begun));
    }
  }

  private async *compose(actor: Actor, input: AskInput, signal?: AbortSignal): AsyncGenerator<AnswerEvent> {
    const reply = smallTalk(input.question);
    if (reply !== null) {
      yield { kind: AnswerEventKind.TEXT, text: reply };
      yield { kind: AnswerEventKind.DONE, answer: plainAnswer(reply) };
      return;
    }
    yield stage('Searching the library');
    const gathered = await this.sources.gather(actor, input, signal);
    const { length } = gathered.sources;
    yield stage(length === 1 ? 'Reading 1 source' : `Reading ${length} sources`);
    let begun = false;
    try {
      for await (const event of this.write(this.model, actor, input, gathered, signal)) {
        begun ||= event.kind === AnswerEventKind.TEXT;
        this.count(event);
        yield event;
      }
    } catch (error) {
      const substitute = signal?.aborted ? null : substitution(error);
      if (!substitute) throw error;
      loggers.model.warn({ reason: substitute.logged, begun }, 'the fallback answers');
      yield stage(substitute.stage);
      for await (const event of this.write(this.fallback, actor, input, gathered, signal, substitute)) {
        this.count(event);
        // What the model had begun to say is not part of the answer; readers replace the pieces by the whole answer.
        if (!begun || event.kind !== AnswerEventKind.TEXT) yield event;
      }
    }
  }

  /** Answers to questions, not to greetings. */
  private count({ answer }: AnswerEvent): void {
    if (answer) this.counts.note(answer.citations.length > 0 ? 'question.answered' : 'question.unanswered');
  }

  /** @throws LanguageModelError, and what reading a source can throw */
  private async *write(
    model: LanguageModel,
    { userId }: Actor,
    input: AskInput,
    { question, related, sources, gate, generation, consulted }: Gathered,
    signal?: AbortSignal,
    substitute?: Substitution,
  ): AsyncGenerator<AnswerEvent> {
    const history = input.history ?? [];
    const nothing = consulted && sources.length === 0 ? notFound(consulted, input.question) : undefined;
    const premise = premiseNote(consulted, input.question);
    const beforeLaw = [numberNote(consulted, input.question), lawNotQuoted(consulted, input.question)].filter(Boolean).join(' ');
    // What was not found, and the nearest headings, may be named as well as what the person names.
    const named = [...history.map(({ text }) => text), input.question, nothing ?? '', beforeLaw].join('\n');
    const cited = new CitedText(gate, sources, named);
    const asked = model.generative ? input.question : question;
    // A model says it in words of its own; with quotations alone, readers would have to find out themselves.
    if (!model.generative) {
      if (beforeLaw) yield { kind: AnswerEventKind.TEXT, text: await cited.add(`${beforeLaw}\n\n`, []) };
      if (premise) yield { kind: AnswerEventKind.TEXT, text: await cited.add(`${premise.text}\n\n`, claimsOf(premise, sources)) };
    }
    const begins = cited.text;
    let answeredBy = '';
    const standsInBecause = substitute?.reason;
    const request = {
      question: asked,
      userId,
      related,
      sources: withinReach(sources),
      notFound: nothing,
      history: lastTurns(history),
      standsInBecause,
    };
    const events = this.usage.metered(model, { purpose: 'ask', userId, signal }, (terms) => model.answer({ ...request, ...terms }));
    for await (const event of events) {
      if (event.type === 'text') {
        yield { kind: AnswerEventKind.TEXT, text: await cited.add(event.text, event.citations) };
        continue;
      }
      ({ answeredBy } = event);
      if (cited.text.trim() === begins.trim())
        throw new LanguageModelError('invalid-response', { cause: new Error(`nothing written: ${event.stopReason}`) });
      if (event.stopReason === 'length') yield { kind: AnswerEventKind.TEXT, text: await cited.add(CUT_SHORT, []) };
    }
    const { text, citations, statements, withheldQuotations, withheldReferences } = cited;
    yield {
      kind: AnswerEventKind.DONE,
      answer: {
        text,
        citations,
        statements,
        answeredBy,
        notice:
          [lawOfDay(consulted, input.asOn), ...(model.generative ? [beforeLaw, premise?.text] : []), substitute?.notice]
            .filter(Boolean)
            .join(' ') || null,
        generation,
        withheldQuotations,
        withheldReferences,
        ...answerFrame(consulted, input.question, citations),
      },
    };
  }
}

/** Why and how the fallback answers instead of the model. */
interface Substitution {
  reason: StandInReason;
  logged: string;
  stage: string;
  /** For the reader, in addition to what the answer itself says. */
  notice: string | null;
}

/** An answer that quotes the law is better than none, whether the model failed or its budget is used up. Null for any other error. */
function substitution(error: unknown): Substitution | null {
  if (error instanceof ModelBudgetError)
    return {
      reason: 'over-budget',
      logged: `over budget: ${error.scope}`,
      stage: "Today's budget of the language model is used up; quoting the sources instead",
      notice: `${error.message} Until then answers quote the law without the language model.`,
    };
  if (!(error instanceof LanguageModelError)) return null;
  const stage = 'The language model is not available; quoting the sources instead';
  return { reason: 'unavailable', logged: error.reason, stage, notice: null };
}

/** An answer to something that is not a question of law: one line that quotes nothing. */
const plainAnswer = (text: string): Answer => ({
  text,
  citations: [],
  statements: [],
  answeredBy: 'extractive',
  notice: null,
  generation: null,
  withheldQuotations: 0,
  withheldReferences: 0,
  ...NO_FRAME,
});

/** The words of a section that a note on the question's premise quotes. */
function claimsOf({ quotations, documentId }: PremiseNote, sources: Gathered['sources']): ClaimedCitation[] {
  return quotations.flatMap((quotation) => {
    const source = sources.find((each) => each.documentId === documentId && each.text.includes(quotation));
    return source ? [{ sourceId: source.id, quotation }] : [];
  });
}

const stage = (words: string): AnswerEvent => ({ kind: AnswerEventKind.STAGE, stage: words });
