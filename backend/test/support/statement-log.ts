import type { Logger } from 'typeorm';

/** A log of the database that tells each statement that is run, and nothing else. */
export function statementLog(told: (query: string) => void): Logger {
  const quiet = () => undefined;
  return { logQuery: told, logQueryError: quiet, logQuerySlow: quiet, logSchemaBuild: quiet, logMigration: quiet, log: quiet };
}
