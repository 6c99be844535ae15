import type { IndexConfig } from '../core/config/config.js';

/**
 * Copies the index that the settings name into a new folder while it is in use. Blocks the thread for the time of the copy.
 * @returns the names of the files; none where the index is on a server of its own, or holds nothing: it is rebuilt from the library then
 */
export async function copyIndexOf(index: IndexConfig, target: string): Promise<string[]> {
  if (index.kind === 'qdrant') return [];
  const { copyIndex } = await import('../ports/retrieval-index/sqlite/storage/copy-index.js');
  return copyIndex(index.directory, target);
}
