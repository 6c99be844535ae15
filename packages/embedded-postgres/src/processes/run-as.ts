import { execFile } from 'node:child_process';
import type { Account } from './account.js';

/** Nothing of the caller's environment (PGDATA, LD_LIBRARY_PATH, a locale) may change what the server does. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export interface Outcome {
  ok: boolean;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  limitMs: number;
  input?: string;
}

/** Runs a program as `account` from `/` and reports how it ended; never rejects. `limitMs` bounds it, in milliseconds. */
export function runAs(account: Account, file: string, args: readonly string[], options: RunOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    const settings = {
      cwd: '/',
      env: CLEAN_ENVIRONMENT,
      uid: account.uid,
      gid: account.gid,
      timeout: options.limitMs,
      killSignal: 'SIGKILL' as const,
      encoding: 'utf8' as const,
    };
    try {
      const child = execFile(file, [...args], settings, (error, stdout, stderr) => {
        resolve({ ok: error === null, stdout, stderr: stderr || (error?.message ?? '') });
      });
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(options.input);
    } catch (error) {
      resolve({ ok: false, stdout: '', stderr: (error as Error).message });
    }
  });
}
