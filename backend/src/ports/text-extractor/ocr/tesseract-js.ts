import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerEntry } from '../../../core/workers/worker-entry.js';
import {
  type OcrEngine,
  type OcrLanguage,
  OcrPageError,
  type OcrRequest,
  type OcrText,
  type PageImage,
  segmentationOf,
} from './ocr-engine.js';
import { portableGraymap } from './portable-graymap.js';
import { readTsv } from './tsv.js';

const CHILD = new URL('./tesseract-js.child.js', import.meta.url);
/** JavaScript heap of the process in MiB; WebAssembly memory comes on top of it. */
const HEAP_MIB = 512;

/** One page for the process that reads. */
export interface OcrTask {
  /** As binary PGM. */
  picture: Uint8Array;
  dpi: number;
  segmentation: '3' | '4';
  languages: readonly OcrLanguage[];
}

export interface OcrReply {
  tsv: string;
}

/**
 * Tesseract compiled to WebAssembly, for machines on which the program is not installed: in a process of its own, since the library can
 * throw where nobody catches it, and ended with the page that takes too long. One page at a time.
 */
export class TesseractJs implements OcrEngine {
  readonly name = 'tesseract.js (eng, hin)';
  readonly languages: readonly OcrLanguage[] = ['eng', 'hin'];
  private child: ChildProcess | null = null;
  /** The removal of the folder of the process that ended last. */
  private removed: Promise<void> = Promise.resolve();

  /** @param temporary where its process may keep files while it runs */
  constructor(private readonly temporary = tmpdir()) {}

  read(image: PageImage, { languages, columns, timeoutMs, signal }: OcrRequest): Promise<OcrText> {
    const child = (this.child ??= this.start());
    return new Promise<OcrText>((resolve, reject) => {
      const settle = (outcome: OcrReply | string): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', aborted);
        child.off('message', replied).off('exit', ended).off('error', ended);
        if (typeof outcome !== 'string') return resolve(readTsv(outcome.tsv));
        this.end(child);
        reject(new OcrPageError(outcome));
      };
      const replied = (reply: OcrReply): void => settle(reply);
      const ended = (): void => settle('tesseract.js ended');
      const aborted = (): void => settle('tesseract.js was called off');
      const timer = setTimeout(() => settle('tesseract.js took too long'), timeoutMs);
      child.on('message', replied).on('exit', ended).on('error', ended);
      if (signal?.aborted) return aborted();
      signal?.addEventListener('abort', aborted, { once: true });
      const task: OcrTask = { picture: portableGraymap(image), dpi: image.dpi, segmentation: segmentationOf({ columns }), languages };
      child.send(task, (error) => error && settle('tesseract.js ended'));
    });
  }

  async close(): Promise<void> {
    const { child } = this;
    if (child?.pid !== undefined) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      this.end(child);
      await ended;
    }
    await this.removed;
  }

  private start(): ChildProcess {
    const { filename, execArgv } = workerEntry(CHILD);
    // Made and removed here: a process that is ended in the middle of its start cannot clean up after itself.
    const folder = mkdtempSync(join(this.temporary, 'ocr-'));
    const child = fork(filename, [folder], {
      // Nothing of this process's settings and keys.
      env: { PATH: process.env.PATH, TMPDIR: folder },
      execArgv: [...execArgv, `--max-old-space-size=${HEAP_MIB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const gone = (): void => {
      if (this.child === child) this.child = null;
      this.removed = rm(folder, { recursive: true, force: true }).catch(() => undefined);
    };
    child.on('error', gone).once('exit', gone);
    // An idle process does not keep this one alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  private end(child: ChildProcess): void {
    if (this.child === child) this.child = null;
    child.kill('SIGKILL');
  }
}
