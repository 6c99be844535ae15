import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { displayName, extensionOf } from '../../core/files/filename.js';
import type { WaitingFile } from '../../core/http/uploads/uploads.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { Photographs } from '../../ports/photographs/photographs.js';
import type { ReferenceFile } from './reference-files.entity.js';
import { NoFileError } from './reference-files.errors.js';
import { ReferenceFilesService, USER_FILE_MAX_BYTES } from './reference-files.service.js';

const MIB = 1024 * 1024;
/** Photographs at once: how many, and the bytes of each and of all of them, inclusive. What proxies let through is a little more. */
export const PHOTOGRAPHS = { most: 20, fileBytes: 20 * MIB, allBytes: 50 * MIB } as const;

/** Photographs of a paper, as one of a user's files. */
@Injectable()
export class PhotographedFiles {
  constructor(
    private readonly files: ReferenceFilesService,
    private readonly photographs: Photographs,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Puts photographs into one PDF, a page each and in their order, and stores that like any uploaded file, under the name of the first one.
   * Its time counts as time of reading. If one cannot be taken, nothing is stored.
   * @throws NoFileError; what `Photographs.pdf` and `ReferenceFilesService.upload` throw
   */
  async upload(actor: Actor, sent: readonly WaitingFile[], signal: AbortSignal): Promise<ReferenceFile> {
    const [first] = sent;
    if (!first) throw new NoFileError();
    const photographs = sent.map((file) => ({ filename: displayName(file.filename), read: () => file.read() }));
    let worked = 0;
    const turn = { owner: actor.userId, signal, onWorked: (ms: number) => void (worked += ms) };
    try {
      const bytes = Buffer.from(await this.photographs.pdf(photographs, USER_FILE_MAX_BYTES, turn));
      return await this.files.upload(actor, { filename: pdfName(first.filename), bytes });
    } finally {
      await this.limits.add('read-time-user', actor.userId, worked);
    }
  }
}

/** `IMG_0123.jpg` → `IMG_0123.pdf`. */
function pdfName(photograph: string): string {
  const name = displayName(photograph);
  return displayName(`${name.slice(0, name.length - extensionOf(name).length)}.pdf`);
}
