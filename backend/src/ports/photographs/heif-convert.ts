import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { chown, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, CLEAN_ENVIRONMENT, isRoot, OWN_ACCOUNT, unusedAccount } from '@themis/embedded-postgres/processes';
import { programInPath } from '../../core/processes/program-in-path.js';

/** The name that newer versions of libheif give to it comes second; theirs still have the first. */
const NAMES = ['heif-convert', 'heif-dec'];
/** Of the program's address space: a picture of 64 million pixels takes some 400 MB. */
const MAX_MEMORY_BYTES = 1_500 * 1024 * 1024;
/** Of the JPEG that it writes. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Above the accounts of people and services, and not those of Tesseract and the browser. */
const FIRST_ID = 64_521;
const QUALITY = '92';
const INPUT = 'in.heic';
const OUTPUT = 'out.jpg';
/** Of several pictures: enough to tell them from one. */
const MOST_READ = 2;
/** A file with several pictures gives `out-1.jpg` and so on. */
const WRITTEN = /^out(?:-\d+)?\.jpg$/;

export interface HeifConvertOptions {
  timeoutMs: number;
  signal?: AbortSignal;
}

/** The installed converter of libheif, or null where there is none. */
export function findHeifConvert(searchPath = process.env.PATH ?? ''): HeifConvert | null {
  if (process.platform === 'win32') return null;
  const program = NAMES.map((name) => programInPath(name, searchPath)).find((found) => found !== null);
  return program ? new HeifConvert(program, programInPath('prlimit', searchPath)) : null;
}

/**
 * Reads HEIC with the program of libheif: a process for each picture, in a folder of its own, which it alone can write to. Root starts it as
 * an account that owns nothing. It has turned the picture as the file says.
 */
export class HeifConvert {
  private readonly account: Account = isRoot() ? unusedAccount(FIRST_ID) : OWN_ACCOUNT;

  constructor(
    private readonly program: string,
    private readonly prlimit: string | null = null,
  ) {}

  /** The pictures of the file as JPEGs, the first two at most; null when the program fails or takes too long. @throws the signal's reason */
  async jpegs(bytes: Uint8Array, { timeoutMs, signal }: HeifConvertOptions): Promise<Buffer[] | null> {
    const folder = await mkdtemp(path.join(tmpdir(), 'photograph-'));
    try {
      const input = path.join(folder, INPUT);
      await writeFile(input, bytes, { mode: 0o600 });
      const { uid, gid } = this.account;
      if (uid !== undefined && gid !== undefined) for (const each of [input, folder]) await chown(each, uid, gid);
      const ok = await this.run(folder, { timeoutMs, signal });
      signal?.throwIfAborted();
      return ok ? await writtenTo(folder) : null;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private run(cwd: string, { timeoutMs, signal }: HeifConvertOptions): Promise<boolean> {
    const own = ['-q', QUALITY, INPUT, OUTPUT];
    const limits = [`--as=${MAX_MEMORY_BYTES}`, `--fsize=${MAX_OUTPUT_BYTES}`, '--core=0', '--'];
    const [file, args] = this.prlimit ? [this.prlimit, [...limits, this.program, ...own]] : [this.program, own];
    return new Promise((resolve) => {
      const child = spawn(file, args, {
        cwd,
        env: CLEAN_ENVIRONMENT,
        stdio: 'ignore',
        uid: this.account.uid,
        gid: this.account.gid,
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        signal,
      });
      child.on('error', () => resolve(false));
      child.on('close', (code) => resolve(code === 0));
    });
  }
}

async function writtenTo(folder: string): Promise<Buffer[]> {
  const names = (await readdir(folder)).filter((each) => WRITTEN.test(each)).sort();
  const found = await Promise.all(names.slice(0, MOST_READ).map((name) => contentOf(path.join(folder, name))));
  return found.filter((each) => each !== null);
}

async function contentOf(name: string): Promise<Buffer | null> {
  // A program that was taken over may have put a link there to what only this process may read.
  const file = await open(name, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(() => null);
  if (!file) return null;
  try {
    const found = await file.stat();
    return found.isFile() && found.size <= MAX_OUTPUT_BYTES ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
