import { mkdir, open, rename, writeFile, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** How often a move re-creates a folder that somebody else found empty and removed in the meantime. */
const MAX_MOVES = 5;

/** Writes a new file of mode 0600 and returns once its bytes are on the disk. */
export async function writeDurably(file: string, data: AsyncIterable<Buffer>): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await writeFile(handle, data);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Renames within one file system in one step, creating the folders of `target` (mode 0700), and makes the new name durable. */
export async function moveDurably(file: string, target: string): Promise<void> {
  const folder = path.dirname(target);
  for (let move = 1; ; move += 1) {
    const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await rename(file, target);
      await syncFolders(folder, firstCreated ? path.dirname(firstCreated) : folder);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || move === MAX_MOVES) throw error;
    }
  }
}

/** A file survives a power cut only when the folder entries that lead to it do: from `folder` up to `last`. */
async function syncFolders(folder: string, last: string): Promise<void> {
  for (let current = folder; ; current = path.dirname(current)) {
    const handle: FileHandle = await open(current, 'r');
    await handle.sync().finally(() => handle.close());
    if (current === last) return;
  }
}
