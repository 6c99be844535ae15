import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LIVE } from '../../held-emails.js';

/** For how long a link that confirms an address works. */
export const CONFIRMATION_DAYS = 14;
/** Since when two administrators have to be that for one to confirm what the other changed: nobody makes a helper for that and uses it the same day. */
export const SECOND_ADMIN_DAYS = 7;
const TOKEN_BYTES = 32;

/** A change of an address. */
export interface EmailChange {
  userId: string;
  from: string;
  to: string;
  /** The owner, or an administrator. */
  changedBy: string;
}

/**
 * Which address of an account counts as its owner's: links for a new password go there and nowhere else. Another address counts once its
 * owner has signed in with the password, if the owner changed it; if somebody else did, once the owner says so by a link to the address
 * before, or a second administrator does.
 */
@Injectable()
export class UnconfirmedEmails {
  /**
   * Notes a change, in the transaction that makes it.
   * @returns the address that counts as the owner's, and the token of a link that confirms the new one where somebody else changed it; null
   *   where the address is back to the one that counts
   */
  async note(manager: EntityManager, { userId, from, to, changedBy }: EmailChange): Promise<{ told: string; token: string | null }> {
    await manager.query(`delete from unconfirmed_emails c using users u where u.id = c.user_id and c.user_id = $1 and not ${LIVE}`, [
      userId,
    ]);
    const token = changedBy === userId ? null : randomBytes(TOKEN_BYTES).toString('base64url');
    const [row] = await manager.query<[{ told: string }]>(
      `insert into unconfirmed_emails (user_id, confirmed_email, changed_by, token_digest, token_expires_at)
       values ($1, $2, array[$3::uuid], $4, now() + interval '${CONFIRMATION_DAYS} days')
       on conflict (user_id) do update set changed_by = array(select distinct unnest(unconfirmed_emails.changed_by || excluded.changed_by)), changed_at = now(), token_digest = excluded.token_digest,
         token_expires_at = excluded.token_expires_at
       returning confirmed_email as told`,
      [userId, from, changedBy, token && digestOf(token)],
    );
    const [, back] = await manager.query<[unknown[], number]>(
      'delete from unconfirmed_emails where user_id = $1 and confirmed_email = $2::citext',
      [userId, to],
    );
    return { told: row.told, token: back > 0 ? null : token };
  }

  /**
   * Where a link for a new password goes that is asked for by an address: the active account with it, and the address that counts as its owner's.
   * @returns null when there is no such account, or nobody knows yet whose address it is
   */
  async resetTarget(manager: EntityManager, email: string): Promise<{ id: string; to: string } | null> {
    const [row] = await manager.query<{ id: string; to: string }[]>(
      `select u.id, coalesce(c.confirmed_email, u.email) as "to"
       from users u left join unconfirmed_emails c on c.user_id = u.id and ${LIVE}
       where u.is_active and (u.email = $1 or c.confirmed_email = $1)
         and (c.user_id is not null or u.email_changed_at is null or u.last_login > u.email_changed_at)
       order by u.email = $1 desc limit 1`,
      [email.trim()],
    );
    return row ?? null;
  }

  /**
   * Undoes what a session changed before anybody signed in again, for an owner who came back by a link to the address before. What an
   * administrator changed stays as it is.
   */
  async restore(manager: EntityManager, userId: string): Promise<void> {
    await manager.query(
      `update users u set email = c.confirmed_email, email_changed_at = null from unconfirmed_emails c
       where u.id = $1 and c.user_id = u.id and c.changed_by = array[u.id] and ${LIVE}
         and not exists (select from users o where o.email = c.confirmed_email and o.id <> u.id)`,
      [userId],
    );
    await manager.query(
      'delete from unconfirmed_emails c using users u where u.id = $1 and c.user_id = u.id and c.confirmed_email = u.email',
      [userId],
    );
  }

  /** Addresses that count, by account, of those whose e-mail is not confirmed. */
  async of(manager: EntityManager, userIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await manager.query<{ id: string; email: string }[]>(
      `select c.user_id as id, c.confirmed_email as email from unconfirmed_emails c join users u on u.id = c.user_id
       where c.user_id = any($1) and ${LIVE}`,
      [userIds],
    );
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  /** Confirms an e-mail by the token of the link to the address before, which is used up. @returns the account; null when the link is void */
  async confirmByToken(manager: EntityManager, token: string): Promise<{ id: string; email: string } | null> {
    const [rows] = await manager.query<[{ id: string; email: string }[], number]>(
      `delete from unconfirmed_emails c using users u
       where u.id = c.user_id and c.token_digest = $1 and c.token_expires_at > now() returning u.id, u.email`,
      [digestOf(token)],
    );
    const [confirmed] = rows;
    if (confirmed) await this.settle(manager, confirmed.id);
    return confirmed ?? null;
  }

  /**
   * Confirms an e-mail as a second administrator. Whoever changed it has to have been one for as long as the second: either could have been
   * made by the other for that.
   * @returns `absent` when it is confirmed already; `refused` to everybody who has changed it since it was confirmed, and where one of them
   *   or the second has not been an administrator for long
   */
  async confirmBySecond(manager: EntityManager, userId: string, adminId: string): Promise<'done' | 'absent' | 'refused'> {
    const [row] = await manager.query<{ second: boolean }[]>(
      `select $2 <> all (c.changed_by) and not exists (
         select from unnest(c.changed_by || $2::uuid) as party (id) where party.id <> c.user_id and not exists (
           select from users a where a.id = party.id and a.role = 'admin'
             and coalesce(a.admin_since, a.created_at) < now() - interval '${SECOND_ADMIN_DAYS} days')) as second
       from unconfirmed_emails c join users u on u.id = c.user_id where c.user_id = $1 and ${LIVE} for update of c`,
      [userId, adminId],
    );
    if (!row) return 'absent';
    if (!row.second) return 'refused';
    await manager.query('delete from unconfirmed_emails where user_id = $1', [userId]);
    await this.settle(manager, userId);
    return 'done';
  }

  /** Confirmed by somebody else, it no longer waits for a login of the owner. */
  private async settle(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('update users set email_changed_at = null where id = $1', [userId]);
  }
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
