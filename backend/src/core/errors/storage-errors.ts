import { types } from 'node:util';
import { AppError } from './app-error.js';

/** System errors that say a disk, or the part of it that this account may use, is full; the last one is MinIO's. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull']);

/** No room left for a file. Nothing of it was kept. */
export class StorageFullError extends AppError {
  constructor(cause?: unknown) {
    super('STORAGE_FULL', 507, 'There is no room left to store this. Please try again later.', { cause, retryAfterSeconds: 60 });
  }
}

/** The refusal for an error that says a disk is full; null for every other error. */
export function storageFailure(thrown: unknown): StorageFullError | null {
  if (!types.isNativeError(thrown)) return null;
  const { code, name } = thrown as Error & { code?: unknown };
  return FULL.has(String(code)) || FULL.has(name) ? new StorageFullError(thrown) : null;
}
