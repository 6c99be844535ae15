import type { DataSource } from 'typeorm';

/** A row of the audit log, as it is stored. */
export interface AuditEntry {
  id: string;
  actor_email: string;
  address: string;
  action: string;
  subject: string;
  subject_name: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
}

/** What was written after the entry `id`, oldest first. */
export const auditEntriesAfter = (database: DataSource, id: string): Promise<AuditEntry[]> =>
  database.query<AuditEntry[]>('select * from audit_log where id > $1 order by id', [id]);

/** The id of the newest entry; 0 when there is none. */
export const latestAuditEntry = async (database: DataSource): Promise<string> =>
  (await database.query<[{ id: string }]>('select coalesce(max(id), 0) as id from audit_log'))[0].id;
