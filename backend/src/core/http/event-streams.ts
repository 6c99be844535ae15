import { setTimeout as delay } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../access/actor.js';
import { SessionsService } from '../access/sessions.service.js';
import { AppError } from '../errors/app-error.js';
import { UnauthenticatedError } from '../errors/common-errors.js';
import { renderError } from '../errors/render-error.js';
import { loggers } from '../observability/loggers.js';
import { disconnectSignal } from '../requests/disconnect-signal.js';

/** Proxies close idle connections; a comment counts as traffic. */
const HEARTBEAT_MS = 15_000;
const HEARTBEAT = ':\n\n';

/** One server-sent event. */
export interface StreamEvent {
  event: string;
  /** Sent as JSON. */
  data: unknown;
}

/** Whether a client asks for server-sent events instead of a single answer. */
export const wantsEvents = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((each) => each.split(';')[0]?.trim().toLowerCase() === 'text/event-stream');

/** Answers of REST that come in pieces, as server-sent events. */
@Injectable()
export class EventStreams {
  constructor(private readonly sessions: SessionsService) {}

  /**
   * What a handler returns to send events as they come. What goes wrong before the first is refused as everywhere else; afterwards it is
   * an event `error` with `detail` and `code`, and the last one.
   * @param open its signal aborts when the client goes away and when the session ends
   * @throws what `open` throws before its first event
   */
  async answer(actor: Actor, reply: FastifyReply, open: (signal: AbortSignal) => AsyncIterable<StreamEvent>): Promise<StreamableFile> {
    const ended = this.sessions.endOf(actor.sessionId);
    const events = open(AbortSignal.any([disconnectSignal(reply), ended.signal]))[Symbol.asyncIterator]();
    let first: IteratorResult<StreamEvent>;
    try {
      first = await events.next();
    } catch (error) {
      ended.close();
      throw error;
    }
    const requestId = reply.request.id;
    const describe = (thrown: unknown): StreamEvent => {
      const over = ended.signal.aborted && !(ended.signal.reason instanceof AppError);
      const { code, message: detail, unexpected } = renderError(over ? new UnauthenticatedError() : thrown, requestId);
      if (unexpected) loggers.http.error({ requestId, err: thrown }, 'a stream of events failed');
      return { event: 'error', data: { detail, code } };
    };
    void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    const lines = Readable.from(eventLines(first, events, describe), { objectMode: false });
    lines.once('close', () => ended.close());
    return new StreamableFile(lines, { type: 'text/event-stream; charset=utf-8' });
  }
}

/** The text of a stream: its events, comments while there is none, and last of all the error that ended it, if one did. */
export async function* eventLines(
  first: IteratorResult<StreamEvent>,
  events: AsyncIterator<StreamEvent>,
  describe: (thrown: unknown) => StreamEvent,
  heartbeatMs = HEARTBEAT_MS,
): AsyncGenerator<string> {
  let next = first;
  try {
    while (!next.done) {
      yield lineOf(next.value);
      const following = events.next();
      // It is awaited below; should the reader leave in between, its failure is nobody's.
      following.catch(() => undefined);
      for (;;) {
        const arrived = await beforeHeartbeat(following, heartbeatMs);
        if (arrived) {
          next = arrived;
          break;
        }
        yield HEARTBEAT;
      }
    }
  } catch (error) {
    yield lineOf(describe(error));
  } finally {
    await events.return?.();
  }
}

/** JSON has no line breaks of its own, so that one `data` line holds it all. */
const lineOf = ({ event, data }: StreamEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function beforeHeartbeat<T>(next: Promise<T>, ms: number): Promise<T | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([next, delay(ms, undefined, { signal: over.signal }).catch(() => undefined)]);
  } finally {
    over.abort();
  }
}
