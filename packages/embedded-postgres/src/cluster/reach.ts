import type { Account } from '../processes/account.js';
import type { Binaries } from './binaries.js';
import { runAs } from '../processes/run-as.js';

const PROBE_LIMIT_MS = 20_000;

/**
 * Whether the account can get to `directory`, asked of the server itself: permission bits alone do not tell about
 * access lists, name spaces and security modules.
 */
export async function canReach(binaries: Binaries, account: Account, directory: string): Promise<boolean> {
  if (account.uid === undefined) return true;
  const { stderr } = await runAs(account, binaries.postgres, ['-D', directory, '-C', 'port'], { limitMs: PROBE_LIMIT_MS });
  return !/Permission denied/.test(stderr);
}
