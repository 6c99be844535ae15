import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { Failure } from './failure.mjs';

/** Makes the data folder if it is absent. @throws Failure when it cannot be written. */
export function requireDataFolder(dataDir) {
  try {
    // Open to pass through, not to list: PostgreSQL runs as another account when this is root.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Failure(
      `The data folder ${dataDir} cannot be written (${error.code}). Give this account access to it, or set DATA_DIR to another folder.`,
    );
  }
}
