import { chmodSync, chownSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRoot } from './account.js';

/**
 * Lets every account read a file, or a folder with all that is in it, whatever umask it was made with; what was
 * executable stays so. For root it also becomes root's own: an archive may have brought another owner along, who could
 * exchange what others run.
 */
export function openForReading(file: string): void {
  const entry = lstatSync(file);
  if (entry.isSymbolicLink()) return;
  if (isRoot()) chownSync(file, 0, 0);
  chmodSync(file, entry.isDirectory() || entry.mode & 0o100 ? 0o755 : 0o644);
  if (entry.isDirectory()) for (const name of readdirSync(file)) openForReading(path.join(file, name));
}
