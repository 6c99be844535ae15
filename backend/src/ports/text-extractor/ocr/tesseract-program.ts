import { execFileSync, spawn } from 'node:child_process';
import { type Account, CLEAN_ENVIRONMENT, isRoot, OWN_ACCOUNT, unusedAccount } from '@themis/embedded-postgres/processes';
import { programInPath } from '../../../core/processes/program-in-path.js';
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

const KNOWN: readonly OcrLanguage[] = ['eng', 'hin'];
const LIST_LIMIT_MS = 5_000;
/** Above the accounts of people and services, and not the browser's, whose files it must not own. */
const FIRST_ID = 64_421;
/** Address space of the program: a page of 16 million pixels takes some 300 MB. */
const MAX_MEMORY_BYTES = 1_500 * 1024 * 1024;
/** More text than any page holds. */
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

/** By program. A program is asked once in a process, since everything else waits for its answer. */
const languagesOf = new Map<string, OcrLanguage[]>();

/** The languages that an installed Tesseract lists; only fixed arguments are given to it. */
function installedLanguages(program: string): OcrLanguage[] {
  const known = languagesOf.get(program);
  if (known) return known;
  try {
    const listed = execFileSync(program, ['--list-langs'], {
      timeout: LIST_LIMIT_MS,
      encoding: 'utf8',
      env: CLEAN_ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const names = new Set(listed.split('\n').map((line) => line.trim()));
    const languages = KNOWN.filter((language) => names.has(language));
    languagesOf.set(program, languages);
    return languages;
  } catch {
    return [];
  }
}

/** The installed Tesseract with the languages that it has, or null where there is none that reads English. */
export function findTesseract(path = process.env.PATH ?? ''): TesseractProgram | null {
  const program = process.platform === 'win32' ? null : programInPath('tesseract', path);
  if (!program) return null;
  const languages = installedLanguages(program);
  return languages.includes('eng') ? new TesseractProgram(program, languages, programInPath('prlimit', path)) : null;
}

/**
 * The installed Tesseract, one process for each page. It reads a picture that this product has drawn from standard input and writes to
 * standard output, so that no name of a file is ever part of its arguments. Root starts it as an account that owns nothing.
 */
export class TesseractProgram implements OcrEngine {
  readonly name: string;
  private readonly account: Account;

  constructor(
    private readonly program: string,
    readonly languages: readonly OcrLanguage[],
    private readonly prlimit: string | null = null,
  ) {
    this.name = `tesseract (${languages.join(', ')})`;
    this.account = isRoot() ? unusedAccount(FIRST_ID) : OWN_ACCOUNT;
  }

  read(image: PageImage, { languages, columns, timeoutMs, signal }: OcrRequest): Promise<OcrText> {
    const own = ['stdin', 'stdout', '-l', languages.join('+'), '--dpi', `${image.dpi}`, '--psm', segmentationOf({ columns }), 'tsv'];
    const [file, args] = this.prlimit
      ? [this.prlimit, [`--as=${MAX_MEMORY_BYTES}`, '--core=0', '--', this.program, ...own]]
      : [this.program, own];
    return new Promise((resolve, reject) => {
      const child = spawn(file, args, {
        cwd: '/',
        // One thread: pages of several files are read beside each other, and more threads make one page hardly faster.
        env: { ...CLEAN_ENVIRONMENT, OMP_THREAD_LIMIT: '1' },
        stdio: ['pipe', 'pipe', 'ignore'],
        uid: this.account.uid,
        gid: this.account.gid,
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        signal,
      });
      const chunks: Buffer[] = [];
      let length = 0;
      child.stdout.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > MAX_OUTPUT_BYTES) child.kill('SIGKILL');
        else chunks.push(chunk);
      });
      child.on('error', (cause) => reject(new OcrPageError('Tesseract could not be run', { cause })));
      child.on('close', (code, ended) => {
        if (code === 0) resolve(readTsv(Buffer.concat(chunks).toString('utf8')));
        else reject(new OcrPageError(`Tesseract ended with ${code ?? ended}`));
      });
      // A program that ends before it has read everything closes its end of the pipe.
      child.stdin.on('error', () => undefined);
      child.stdin.end(portableGraymap(image));
    });
  }

  async close(): Promise<void> {
    // Its processes end with their pages.
  }
}
