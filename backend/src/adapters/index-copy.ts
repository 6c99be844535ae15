import type { IndexConfig } from '../core/config/config.js';
import { refusingAsOurs } from '../ports/retrieval-index/sparse-index.js';

/**
 * Copies the index that the settings name into a new folder while it is in use. Blocks the thread for the time of the copy.
 * @returns the names of the files; none where the index is on a server of its own, or holds nothing: it is rebuilt from the library then
 */
export async function copyIndexOf(index: IndexConfig, target: string): Promise<string[]> {
  if (index.kind === 'qdrant') return [];
  const { copyIndex } = await import('@themis/sparse-index/store');
  return refusingAsOurs(copyIndex)(index.directory, target);
}
