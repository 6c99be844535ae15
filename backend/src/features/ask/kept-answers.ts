import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { AppError } from '../../core/errors/app-error.js';
import { EventQueue } from '../../core/events/event-queue.js';
import { loggers } from '../../core/observability/loggers.js';
import { AnswerStoppedError } from './ask.errors.js';
import { type AskInput, ChatRole } from './ask.inputs.js';
import { type AnswerEvent, AnswerEventKind } from './answer-events.views.js';
import type { Answer } from './ask.views.js';
import { ConversationKeeper, type KeptExchange, type KeptTurn } from './conversation-keeper.service.js';

/** A model answers within two minutes, with one retry if the first attempt fails. */
const ANSWER_MS = 4 * 60_000;
const NOT_KEPT = 'This answer could not be kept. Copy it if you need it later.';

/** Makes the events of an answer; ends with the signal. */
type Compose = (input: AskInput, signal: AbortSignal) => AsyncGenerator<AnswerEvent>;

/** Answers that belong to a conversation: completed and stored whether or not anybody is still listening. */
@Injectable()
export class KeptAnswers implements BeforeApplicationShutdown {
  private readonly shutdown = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(private readonly keeper: ConversationKeeper) {}

  /**
   * Stores the question, then answers it in the background; the events are those of `compose`, each with the id of the exchange.
   * @param signal ends the events, not the work
   * @throws what storing the question throws; what `compose` throws; AnswerStoppedError when its owner stopped it
   */
  async *stream(
    actor: Actor,
    conversationId: string,
    input: AskInput,
    compose: Compose,
    signal?: AbortSignal,
  ): AsyncGenerator<AnswerEvent> {
    const exchange = await this.keeper.begin(actor, {
      conversationId,
      question: input.question,
      referenceFilename: input.referenceFilename ?? null,
      asOn: input.asOn ?? null,
      matterId: input.matterId ?? null,
      replaces: input.replaces ?? null,
    });
    const events = new EventQueue<AnswerEvent>('drop-oldest', () => undefined);
    const leave = () => events.close();
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) leave();
    const { matterId } = exchange;
    const history = input.history ?? exchange.history.map(turnInput);
    const work = this.complete(exchange, (stop) => compose({ ...input, matterId, history }, stop), events).finally(() =>
      this.underWay.delete(work),
    );
    this.underWay.add(work);
    try {
      for await (const event of events) {
        yield { ...event, exchangeId: exchange.id };
        if (event.answer) return;
      }
      signal?.throwIfAborted();
    } finally {
      signal?.removeEventListener('abort', leave);
      events.close();
    }
  }

  /** Answers under way are stored as interrupted. */
  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort(new Error('the server stops'));
    await Promise.allSettled(this.underWay);
  }

  /** Never throws: listeners are told through the events. */
  private async complete(
    exchange: KeptExchange,
    compose: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>,
    events: EventQueue<AnswerEvent>,
  ): Promise<void> {
    const { stopped } = exchange;
    let text = '';
    try {
      for await (const event of compose(AbortSignal.any([stopped, this.shutdown.signal, AbortSignal.timeout(ANSWER_MS)]))) {
        // The stop came while the model was not listening.
        stopped.throwIfAborted();
        text += event.text ?? '';
        events.push(event.answer ? await this.settled(exchange, event.answer) : event);
      }
    } catch (error) {
      const state = stopped.aborted ? 'stopped' : this.shutdown.signal.aborted ? 'interrupted' : 'failed';
      await exchange.ended(state, text, state === 'failed' ? reasonOf(error) : null).catch((failure: unknown) => {
        loggers.model.warn({ err: failure }, 'the end of an answer was not stored');
      });
      events.fail(stopped.aborted ? new AnswerStoppedError() : error);
    } finally {
      exchange.close();
    }
  }

  /** Stored before the reader gets it. An answer that cannot be stored is still shown, and says so. */
  private async settled(exchange: KeptExchange, answer: Answer): Promise<AnswerEvent> {
    const done = (whole: Answer): AnswerEvent => ({ kind: AnswerEventKind.DONE, answer: whole });
    try {
      await exchange.answered(answer);
      return done(answer);
    } catch (error) {
      loggers.model.warn({ err: error }, 'an answer was not stored');
      return done({ ...answer, notice: [answer.notice, NOT_KEPT].filter(Boolean).join(' ') });
    }
  }
}

/**
 * The reason, if the asker can do something about it, such as a file that cannot be read; our own failures are reported without details.
 */
const reasonOf = (error: unknown): string | null => (error instanceof AppError && error.status < 500 ? error.message : null);

const turnInput = ({ role, text }: KeptTurn) => ({ role: role === 'user' ? ChatRole.USER : ChatRole.ASSISTANT, text });
