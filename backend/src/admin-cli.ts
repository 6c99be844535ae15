import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { AccountsCli } from './installation/accounts-cli.js';
import { loadConfig } from './core/config/load-config.js';
import { readSettings } from './core/config/read-settings.js';
import { StartRefusal } from './core/config/start-refusal.js';
import { AppError } from './core/errors/app-error.js';
import { isCommonPassword } from './core/validation/common-passwords.js';
import { isEmailAddress, withAsciiDomain } from './core/validation/email-address.js';
import { PasswordFile } from './installation/password-file.js';
import { COMMON_PASSWORD_TEXT, PASSWORD_MIN } from './core/validation/rules.js';

const USAGE = `usage: npm run admin -- create <email> [--name "Full Name"] [--password-stdin]
       npm run admin -- reset-password <email> [--password-stdin]
       npm run admin -- reset-second-factor <email>

Without --password-stdin a password is generated and printed.`;

const COMMANDS = ['create', 'reset-password', 'reset-second-factor'];

/** @returns the exit code. @throws ConfigError */
export async function runAdminCli(args: readonly string[], say: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  });
  const [command, typed, ...rest] = positionals;
  if (!typed || rest.length > 0 || !command || !COMMANDS.includes(command)) {
    say(USAGE);
    return 2;
  }
  const email = withAsciiDomain(typed);
  if (!isEmailAddress(email)) return refuse(say, 'Invalid email address');
  if (command === 'reset-second-factor') return resetSecondFactor(email, say);
  const given = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  if (given !== null && given.length < PASSWORD_MIN) return refuse(say, `Password must be at least ${PASSWORD_MIN} characters`);
  if (given !== null && isCommonPassword(given)) return refuse(say, COMMON_PASSWORD_TEXT);
  const password = given ?? randomBytes(12).toString('base64url');
  return withAccounts(say, async (accounts, dataDir) => {
    if (command === 'create') await accounts.createAdministrator(email, password, values.name);
    else await accounts.resetPassword(email, password);
    await new PasswordFile(dataDir).settle((kept) => accounts.isAdministratorsPassword(kept));
    return [
      `${command === 'create' ? 'Created administrator' : 'New password for'} ${email}`,
      ...(given === null ? [`Password: ${password}`] : []),
    ];
  });
}

/** For whoever has lost the app and the recovery codes, the last administrator included. */
const resetSecondFactor = (email: string, say: (line: string) => void): Promise<number> =>
  withAccounts(say, async (accounts) => {
    await accounts.resetSecondFactor(email);
    return [`Two-step sign-in of ${email} is off, and its sessions have ended`];
  });

/** Does something to an account, and says what was done, or why it was refused. @returns the exit code */
async function withAccounts(
  say: (line: string) => void,
  work: (accounts: AccountsCli, dataDir: string) => Promise<readonly string[]>,
): Promise<number> {
  const { dataDir, database } = loadConfig(readSettings(path.resolve(import.meta.dirname, '../..'), process.env));
  if (database.kind !== 'external') return refuse(say, 'DATABASE_URL is not set.');
  const accounts = await AccountsCli.open(database.url);
  try {
    for (const line of await work(accounts, dataDir)) say(line);
    return 0;
  } catch (error) {
    if (error instanceof AppError) return refuse(say, error.message);
    throw error;
  } finally {
    await accounts.close();
  }
}

function refuse(say: (line: string) => void, reason: string): number {
  say(reason);
  return 1;
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  process.exitCode = await runAdminCli(process.argv.slice(2), say).catch((error: unknown) => {
    // A malformed setting says what is wrong with it; a stack would only hide that.
    if (error instanceof StartRefusal) return refuse(say, error.message);
    throw error;
  });
}
