import { Socket } from 'node:net';
import pg from 'pg';

/**
 * A connection of the pool that ends when a query was not answered in time. The driver alone would give it back, and
 * whoever takes it next would wait behind the query that never ends.
 */
export class PoolClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    // The pool or its borrower listens most of the time; what comes in between must not end the process.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const answer = query(...given);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (!isReadTimeout(error)) return;
          // At once, so that the borrower gives it back as broken before anybody else can have it; the socket's own word comes later.
          this.emit('error', error);
          socket.destroy();
        });
      return answer;
    }) as typeof this.query;
  }
}

/** The driver gives it no code. */
const isReadTimeout = (error: unknown): boolean => (error as Error | undefined)?.message === 'Query read timeout';
