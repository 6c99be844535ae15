import { StartRefusal } from '../../core/config/start-refusal.js';

/** Why a backup, a restore or a verification stops, in words for the person at the keyboard. */
export class BackupError extends StartRefusal {
  override name = 'BackupError';
}
