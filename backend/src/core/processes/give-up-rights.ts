import { isRoot, unusedAccount } from '@themis/embedded-postgres/processes';

/**
 * Lets this process go on as an account that owns nothing, where root has started it. What it has loaded stays; what is not open yet, it can
 * open only as anybody can. There is no way back.
 * @param from the first number of an account to be looked at
 */
export function giveUpRights(from: number): void {
  if (!isRoot()) return;
  const { uid, gid } = unusedAccount(from);
  if (uid === undefined || gid === undefined) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
