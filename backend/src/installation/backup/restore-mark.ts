import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { AppConfig } from '../../core/config/config.js';
import { StartRefusal } from '../../core/config/start-refusal.js';
import { writeDurably } from '../../core/disk/write-durably.js';

const markOf = (config: Pick<AppConfig, 'dataDir'>): string => path.join(config.dataDir, 'restore-incomplete');

/** Marks a data folder into which a backup is being restored, before anything is. */
export function markRestore(config: Pick<AppConfig, 'dataDir'>): void {
  writeDurably(markOf(config), 'A backup is being restored into this folder, or its restore was interrupted.\n');
}

/** Everything is there. */
export function unmarkRestore(config: Pick<AppConfig, 'dataDir'>): void {
  rmSync(markOf(config));
}

/** @throws StartRefusal when a restore into this data folder was not completed */
export function refuseHalfRestored(config: Pick<AppConfig, 'dataDir'>): void {
  if (!existsSync(markOf(config))) return;
  throw new StartRefusal(
    `A restore into ${config.dataDir} was interrupted or is still running, so that parts of the installation are missing. ` +
      'Remove what is in that folder, and in the database and the store if they are elsewhere, and restore again.',
  );
}
