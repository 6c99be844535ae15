import { onOneConnection } from '../../core/database/one-connection.js';

const LIMITS = { connectMs: 5000, queryMs: 5000 };

/**
 * Writes down that there is a backup of the state at `takenAt` (ISO 8601), for the figure `themis_backup_age_seconds`. A later one counts.
 * @throws an error of the driver
 */
export async function recordBackup(databaseUrl: string, takenAt: string): Promise<void> {
  await onOneConnection(databaseUrl, LIMITS, (client) =>
    client.query('update installation set backed_up_at = greatest(backed_up_at, $1::timestamptz)', [takenAt]),
  );
}
