import { Socket } from 'node:net';
import { types } from 'node:util';
import pg from 'pg';
import { DatabaseInterruptedError, DatabaseTimeoutError } from '../errors/database-errors.js';
import { endedWith } from '../observability/tracing/tracing.js';
import { beginStatementSpan } from './statement-span.js';

export interface PoolClientConfig extends pg.ClientConfig {
  /** Milliseconds within which a query must be answered. */
  answerLimitMs?: number;
}

/**
 * A connection of the pool that ends when a query was not answered in time: given back, it would have the next borrower wait behind
 * the query that never ends. The driver tells such failures apart by their text alone; here they are errors of their own kind.
 */
export class PoolClient extends pg.Client {
  constructor({ answerLimitMs, ...config }: PoolClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    let broken = false;
    // The pool or its borrower listens most of the time; what comes in between must not end the process. The server may have said that
    // it ends the connection a while before the socket closes: until then every query fails, with no code.
    this.on('error', () => (broken = true));
    const connect = this.connect.bind(this) as (connected: (error: unknown, ...given: unknown[]) => void) => void;
    // The pool gives a callback; an error that it makes of a time that is over has this one as its cause.
    this.connect = ((connected: (error: unknown, ...given: unknown[]) => void) => {
      connect((error, ...given) => connected(error ? interrupted(error) : error, ...given));
    }) as typeof this.connect;
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const span = beginStatementSpan(given[0]);
      const answer = query(...given);
      if (!(answer instanceof Promise)) {
        span?.end();
        return answer;
      }
      return endedWith(span, () =>
        answered(answer, socket, answerLimitMs).catch((error: unknown) => {
          throw broken || socket.destroyed ? interrupted(error) : error;
        }),
      );
    }) as typeof this.query;
  }
}

async function answered(answer: Promise<unknown>, socket: Socket, limitMs?: number): Promise<unknown> {
  // The error goes through the connection, so that the borrower gives it back as broken before anybody else can have it.
  const timer = limitMs && setTimeout(() => socket.destroy(new DatabaseTimeoutError(new Error('no answer in time'))), limitMs);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}

/** What broke a connection, where neither the server nor the system gave it a code. */
const interrupted = (error: unknown): Error => (hasCode(error) ? error : new DatabaseInterruptedError(error));

/** Whether the server (SQLSTATE), the system or this product says what went wrong. */
export const hasCode = (error: unknown): error is Error & { code: string } =>
  types.isNativeError(error) && typeof (error as { code?: unknown }).code === 'string';
