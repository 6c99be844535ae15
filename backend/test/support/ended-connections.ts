import pg from 'pg';
import type { DataSource } from 'typeorm';

/** When the server ends a connection, seen from one statement on it. */
export type EndedWhen =
  /** Before the statement, which the driver is asked for when it knows already. */
  | 'before it'
  /** After its answer, which is told before anybody has noticed. */
  | 'after it'
  /** While it runs, or as soon as it has. */
  | 'with it';

type Query = (this: pg.Client & { processID?: number }, ...given: unknown[]) => unknown;

export interface EndedConnections {
  /** From now on counts the statements of the product, and ends the connection of this one, the first being 1. */
  arm(statement: number, when: EndedWhen): void;
  /** Stops counting. @returns how many came since, the one named included */
  disarm(): number;
  restore(): void;
}

/**
 * Has the server end connections of the product at the statement that a test names, by `pg_terminate_backend`.
 * Call it before the product makes its connections.
 * @param server what ends them; it may be another database on the same server
 */
export function endedConnections(server: () => DataSource): EndedConnections {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  let armed = 0;
  let left = 0;
  let when: EndedWhen = 'before it';
  prototype.query = function (...given) {
    const asked = original.bind(this, ...given);
    const settings = (this as { connectionParameters?: { application_name?: string } }).connectionParameters;
    if (left === 0 || settings?.application_name !== 'themis') return asked();
    left -= 1;
    return left === 0 ? ended(this, asked, when) : asked();
  };

  async function ended(client: pg.Client & { processID?: number }, ask: () => unknown, at: EndedWhen): Promise<unknown> {
    const end = () => server().query('select pg_terminate_backend($1)', [client.processID]);
    const noticed = new Promise<void>((resolve) => void client.once('error', () => resolve()));
    if (at === 'after it') {
      const answer = await ask();
      await end();
      return answer;
    }
    if (at === 'with it') {
      const [answer] = await Promise.allSettled([ask(), end()]);
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    }
    await end();
    await noticed;
    return ask();
  }

  return {
    arm(statement, at) {
      armed = left = statement;
      when = at;
    },
    disarm() {
      const came = armed - left;
      armed = left = 0;
      return came;
    },
    restore: () => void (prototype.query = original),
  };
}
