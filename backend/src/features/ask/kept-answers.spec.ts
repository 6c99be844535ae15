import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../core/access/actor.js';
import { BadRequestError } from '../../core/errors/common-errors.js';
import { type AnswerEvent, AnswerEventKind } from './answer-events.views.js';
import type { Answer } from './ask.views.js';
import { ConversationKeeper, type KeptExchange } from './conversation-keeper.service.js';
import { KeptAnswers } from './kept-answers.js';

const ACTOR: Actor = { kind: 'user', userId: 'u', sessionId: 's' };
const ANSWER = { text: 'Half and whole', notice: null } as Answer;
const HALF: AnswerEvent = { kind: AnswerEventKind.TEXT, text: 'Half' };
const DONE: AnswerEvent = { kind: AnswerEventKind.DONE, answer: ANSWER };

/** One exchange that writes down how it ended. */
class Notebook extends ConversationKeeper {
  readonly stop = new AbortController();
  ended: unknown[] = [];
  full = false;
  private tell: () => void = () => undefined;
  readonly closed = new Promise<void>((resolve) => (this.tell = resolve));

  begin(): Promise<KeptExchange> {
    const store = (...how: unknown[]): Promise<void> => {
      if (this.full) return Promise.reject(new Error('the disk is full'));
      this.ended = how;
      return Promise.resolve();
    };
    return Promise.resolve({
      id: 'e',
      matterId: null,
      history: [{ role: 'user', text: 'Before?' }],
      stopped: this.stop.signal,
      answered: ({ text }) => store('answered', text),
      ended: store,
      close: () => this.tell(),
    });
  }
}

/** Says half of an answer, waits to be let on or stopped, then says the whole. */
function halting() {
  let letOn: () => void = () => undefined;
  const on = new Promise<void>((resolve) => (letOn = resolve));
  async function* compose(_input: unknown, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
    yield HALF;
    const stopped = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    await Promise.race([on, stopped]);
    yield DONE;
  }
  return { compose, letOn };
}

const stream = (kept: KeptAnswers, compose: (input: never, signal: AbortSignal) => AsyncGenerator<AnswerEvent>, signal?: AbortSignal) =>
  kept.stream(ACTOR, 'c', { question: 'Why?' }, compose as never, signal);

describe('KeptAnswers', () => {
  it('passes the events on with the id of the exchange, and what was said before to whoever answers', async () => {
    const notebook = new Notebook();
    let given: unknown;
    async function* compose(input: unknown): AsyncGenerator<AnswerEvent> {
      given = input;
      yield HALF;
      yield DONE;
    }
    const events: AnswerEvent[] = [];
    for await (const event of stream(new KeptAnswers(notebook), compose)) events.push(event);
    expect(events).toEqual([
      { ...HALF, exchangeId: 'e' },
      { ...DONE, exchangeId: 'e' },
    ]);
    expect(given).toMatchObject({ history: [{ role: 'user', text: 'Before?' }] });
    expect(notebook.ended).toEqual(['answered', ANSWER.text]);
  });

  it('completes an answer that nobody waits for any longer', async () => {
    const notebook = new Notebook();
    const { compose, letOn } = halting();
    for await (const _event of stream(new KeptAnswers(notebook), compose)) break;
    letOn();
    await notebook.closed;
    expect(notebook.ended).toEqual(['answered', ANSWER.text]);
  });

  it('ends the events, not the work, when the client goes away', async () => {
    const notebook = new Notebook();
    const { compose, letOn } = halting();
    const gone = new AbortController();
    const read = async () => {
      for await (const _event of stream(new KeptAnswers(notebook), compose, gone.signal)) gone.abort(new Error('gone'));
    };
    await expect(read()).rejects.toThrow('gone');
    letOn();
    await notebook.closed;
    expect(notebook.ended).toEqual(['answered', ANSWER.text]);
  });

  it('keeps what had been written when its owner stops it', async () => {
    const notebook = new Notebook();
    const read = async () => {
      for await (const _event of stream(new KeptAnswers(notebook), halting().compose)) notebook.stop.abort(new Error('stop'));
    };
    await expect(read()).rejects.toMatchObject({ code: 'ANSWER_STOPPED' });
    expect(notebook.ended).toEqual(['stopped', 'Half', null]);
  });

  it('keeps what had been written when the server stops, and has done so when it may exit', async () => {
    const notebook = new Notebook();
    const kept = new KeptAnswers(notebook);
    for await (const _event of stream(kept, halting().compose)) break;
    await kept.beforeApplicationShutdown();
    expect(notebook.ended).toEqual(['interrupted', 'Half', null]);
  });

  it('keeps why there is no answer only where the asker can do something about it', async () => {
    for (const [error, reason] of [
      [new BadRequestError('The file cannot be read.'), 'The file cannot be read.'],
      [new Error('internals'), null],
    ] as const) {
      const notebook = new Notebook();
      // oxlint-disable-next-line require-yield -- fails before its first event
      async function* compose(): AsyncGenerator<AnswerEvent> {
        throw error;
      }
      const read = async () => {
        for await (const _event of stream(new KeptAnswers(notebook), compose)) continue;
      };
      await expect(read()).rejects.toBe(error);
      expect(notebook.ended).toEqual(['failed', '', reason]);
    }
  });

  it('shows an answer that cannot be stored, and says that it was not', async () => {
    const notebook = new Notebook();
    notebook.full = true;
    async function* compose(): AsyncGenerator<AnswerEvent> {
      yield DONE;
    }
    for await (const { answer } of stream(new KeptAnswers(notebook), compose)) expect(answer?.notice).toMatch(/could not be kept/);
  });
});
