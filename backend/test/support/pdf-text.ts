import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const hasPdftotext = ((): boolean => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Text in the order of the file, as a reader's copy command gives it. Needs pdftotext. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'));
  try {
    await writeFile(join(folder, 'file.pdf'), pdf);
    const { stdout } = await promisify(execFile)('pdftotext', ['-raw', '-enc', 'UTF-8', join(folder, 'file.pdf'), '-'], {
      maxBuffer: 2 ** 26,
      timeout: 60_000,
    });
    return stdout.normalize('NFC');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
