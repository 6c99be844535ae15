import { randomBytes } from 'node:crypto';
import { AccountsCli } from './accounts-cli.js';
import type { AppConfig } from '../core/config/config.js';
import { PasswordFile } from './password-file.js';

export interface FirstAdministrator {
  email: string;
  /** Null when an administrator exists already. */
  password: string | null;
  created: boolean;
  passwordFile?: string;
}

/**
 * Gives a new installation its administrator: `ADMIN_EMAIL` and `ADMIN_PASSWORD`, else a generated password that is also
 * written to `admin-password` in the data folder. Once there is one, it only removes a file that is no longer true.
 * To be called by one process at a time.
 */
export async function ensureAdministrator(config: AppConfig, databaseUrl: string): Promise<FirstAdministrator> {
  const { email } = config.admin;
  const accounts = await AccountsCli.open(databaseUrl, config.passwordCost);
  const file = new PasswordFile(config.dataDir);
  try {
    if (await accounts.hasAdministrator()) {
      await file.settle((password) => accounts.isAdministratorsPassword(password));
      return { email, password: null, created: false };
    }
    if (config.admin.password !== null) {
      await accounts.createAdministrator(email, config.admin.password);
      file.remove();
      return { email, password: config.admin.password, created: true };
    }
    const password = randomBytes(12).toString('base64url');
    // On the disk before the account is made, or a crash in between would lock the owner out; under its name only after.
    file.draft(password);
    await accounts.createAdministrator(email, password);
    return { email, password, created: true, passwordFile: file.publish() };
  } finally {
    await accounts.close();
  }
}
