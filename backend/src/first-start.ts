import { randomBytes } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AppConfig } from './core/config/config.js';
import { AccountsCli } from './accounts-cli.js';

export interface FirstAdministrator {
  email: string;
  /** Null when an administrator exists already. */
  password: string | null;
  created: boolean;
  passwordFile?: string;
}

/**
 * Gives a new installation its administrator: `ADMIN_EMAIL` and `ADMIN_PASSWORD`, else a generated password that is also
 * written to `admin-password` in the data folder with mode 0600. Does nothing once there is an administrator.
 */
export async function ensureAdministrator(config: AppConfig, databaseUrl: string): Promise<FirstAdministrator> {
  const { email } = config.admin;
  const accounts = await AccountsCli.open(databaseUrl);
  try {
    if (await accounts.hasAdministrator()) return { email, password: null, created: false };
    const password = config.admin.password ?? randomBytes(12).toString('base64url');
    const generated = config.admin.password === null;
    const passwordFile = path.join(config.dataDir, 'admin-password');
    // Written first: a password that nobody can read any more would lock the owner out.
    if (generated) {
      writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
      chmodSync(passwordFile, 0o600);
    }
    await accounts.createAdministrator(email, password);
    return { email, password, created: true, ...(generated && { passwordFile }) };
  } finally {
    await accounts.close();
  }
}
