import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, isRoot, OWN_ACCOUNT, trustedDirectory, unusedAccount } from '@themis/embedded-postgres/processes';

/** Above what distributions give to people and services. Not PostgreSQL's account: a browser must not own the database's files. */
const FIRST_ID = 64_321;

/** Who runs the browser, and the folder of this machine that holds its fonts, its profiles and an unpacked browser. */
export interface BrowserPlace {
  account: Account;
  directory: string;
}

/** The place of a browser that runs as this process does. */
export function ownPlace(userDataRoot: string): BrowserPlace {
  mkdirSync(userDataRoot, { recursive: true, mode: 0o700 });
  return { account: OWN_ACCOUNT, directory: userDataRoot };
}

/**
 * Chromium has no sandbox when it runs as root. Root therefore starts it as an account that owns nothing, in a folder
 * that this account can read and only root can write: below `systemDirectory`, else a temporary one.
 * @returns null when this process is not root; `dispose` removes what is temporary.
 */
export function unprivilegedPlace(systemDirectory: string): (BrowserPlace & { dispose: () => void }) | null {
  if (!isRoot()) return null;
  const account = unusedAccount(FIRST_ID);
  const system = trustedDirectory(systemDirectory);
  const shared = system && trustedDirectory(join(system, 'browser'));
  if (shared) return { account, directory: shared, dispose: () => undefined };
  const directory = mkdtempSync(join(tmpdir(), 'themis-browser-'));
  chmodSync(directory, 0o755);
  return { account, directory, dispose: () => rmSync(directory, { recursive: true, force: true }) };
}
