import type { EntityManager } from 'typeorm';

/** Of a row `u` of users: somebody can sign in to it. The others belong to programs, by their keys alone. */
export const HAS_LOGIN =
  'not exists (select from test_accounts t where t.account_id = u.id) and not exists (select from service_accounts s where s.account_id = u.id)';

/** Whether an account belongs to a program. */
export async function isOfProgram(manager: EntityManager, id: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(`select 1 from users u where u.id = $1 and not (${HAS_LOGIN})`, [id]);
  return rows.length > 0;
}
