import { readFileSync } from 'node:fs';

/** Who runs a program. Without `uid` and `gid` it is the account of this process. */
export interface Account {
  name: string;
  uid?: number;
  gid?: number;
}

/** The account of this process. */
export const OWN_ACCOUNT: Account = { name: 'this account' };

/** Only root can start a program as somebody else. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The account of this name in `/etc/passwd`; null when there is none, or when it is root itself. */
export function namedAccount(name: string): Account | null {
  const entry = passwd().find((fields) => fields[0] === name);
  const uid = Number(entry?.[2]);
  const gid = Number(entry?.[3]);
  if (!Number.isInteger(uid) || !Number.isInteger(gid) || uid === 0) return null;
  return { name: `account "${name}"`, uid, gid };
}

/** The first number from `from` on that no account in `/etc/passwd` has, as user and group: it owns nothing on this machine. */
export function unusedAccount(from: number): Account {
  const taken = new Set(passwd().flatMap(([, , uid, gid]) => [Number(uid), Number(gid)]));
  let id = from;
  while (taken.has(id)) id += 1;
  return { name: `account ${id}`, uid: id, gid: id };
}

function passwd(): string[][] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
