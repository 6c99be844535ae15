import type { Queryable } from './schema-state.js';

/** Whether these queries run as a superuser, whom neither triggers nor privileges bind. */
export async function isSuperuser(database: Queryable): Promise<boolean> {
  const [row] = (await database.query('select rolsuper as super from pg_roles where rolname = current_user')) as { super: boolean }[];
  return row?.super ?? false;
}
