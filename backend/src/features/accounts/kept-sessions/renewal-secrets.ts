import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const SECRET_BYTES = 32;
/**
 * For how long a used secret opens its session once more: two tabs that start together show the same one, and an answer may get lost on its
 * way, with the next secret in it.
 */
const GRACE = `interval '1 minute'`;

/** What a secret was found to be; `reused` is one that was used before and not just now. */
export type Shown = { sessionId: string; state: 'good' | 'reused' };

/** The single-use secrets of kept sessions. Of 256 random bits the SHA-256 is enough. */
@Injectable()
export class RenewalSecrets {
  /** @returns the next secret of a session, written in the caller's transaction */
  async issue(manager: EntityManager, sessionId: string): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await manager.query('insert into session_renewals (digest, session_id) values ($1, $2)', [digestOf(secret), sessionId]);
    return secret;
  }

  /** Whether a session was kept, or opened again, within the last `minutes`. */
  async issuedWithin(manager: EntityManager, sessionId: string, minutes: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'select from session_renewals where session_id = $1 and made_at > now() - make_interval(mins => $2) limit 1',
      [sessionId, minutes],
    );
    return rows.length > 0;
  }

  /**
   * Uses a secret up, and with it those of the session that were issued before: only one line of secrets goes on. Calls with secrets of the same
   * session take turns.
   * @returns null for a secret that nobody issued
   */
  async use(manager: EntityManager, secret: string): Promise<Shown | null> {
    const digest = digestOf(secret);
    const [row] = await manager.query<{ sessionId: string; reused: boolean }[]>(
      `select r.session_id as "sessionId", coalesce(r.used_at < now() - ${GRACE}, false) as reused
       from session_renewals r join sessions s on s.id = r.session_id where r.digest = $1 for update`,
      [digest],
    );
    if (!row) return null;
    if (row.reused) return { sessionId: row.sessionId, state: 'reused' };
    await manager.query(
      `update session_renewals set used_at = now()
       where session_id = $1 and used_at is null and made_at <= (select made_at from session_renewals where digest = $2)`,
      [row.sessionId, digest],
    );
    return { sessionId: row.sessionId, state: 'good' };
  }
}

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
