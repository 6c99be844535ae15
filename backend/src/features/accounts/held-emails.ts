import type { EntityManager } from 'typeorm';

/**
 * Whether the row `c` of `unconfirmed_emails` still counts for the account `u`. What the owner changed counts as theirs after a login with the
 * password: a session alone, which may be stolen, is no proof of whose account it is.
 */
export const LIVE = '(c.changed_by <> array[c.user_id] or u.last_login is null or u.last_login <= c.changed_at)';

/** Whether an address is the one that counts of another account, which may come back to it: nobody else gets it meanwhile. */
export async function isHeldEmail(manager: EntityManager, email: string, userId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `select 1 from unconfirmed_emails c join users u on u.id = c.user_id where c.confirmed_email = $1 and c.user_id <> $2 and ${LIVE}`,
    [email, userId],
  );
  return rows.length > 0;
}
