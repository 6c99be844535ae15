import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LawFileError, LawSourceError } from './law-source-errors.js';
import { type LawFile, LawSource } from './law-source.js';

/** A folder that is laid out as the public source is. */
export class FolderLawSource extends LawSource {
  constructor(private readonly folder: string) {
    super();
  }

  describe(): string {
    return `the folder ${basename(this.folder)}`;
  }

  async read({ path, bytes }: LawFile, signal?: AbortSignal): Promise<Buffer> {
    signal?.throwIfAborted();
    const file = await open(join(this.folder, path)).catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' || code === 'ENOTDIR') throw new LawFileError(`${path} is not in the folder`);
      throw new LawSourceError(`the folder cannot be read (${code})`, { cause: error });
    });
    try {
      const { size } = await file.stat();
      if (size > bytes) throw new LawFileError(`${path} has ${size} bytes instead of ${bytes}`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  }
}
