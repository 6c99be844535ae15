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
import { PasswordFile } from './installation/password-file.js';
import { COMMON_PASSWORD_TEXT, EMAIL_PATTERN, PASSWORD_MIN } from './core/validation/rules.js';

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
  const [command, email, ...rest] = positionals;
  if (!email || rest.length > 0 || !command || !COMMANDS.includes(command)) {
    say(USAGE);
    return 2;
  }
  if (!EMAIL_PATTERN.test(email)) return refuse(say, 'Invalid email address');
  if (command === 'reset-second-factor') return resetSecondFactor(email, say);
  const given = values['password-stdin'] ? (await text(process.stdin)).replace(/\r?\n$/, '') : null;
  if (given !== null && given.length < PASSWORD_MIN) return refuse(say, `Password must be at least ${PASSWORD_MIN} characters`);
  if (given !== null && isCommonPassword(given)) return refuse(say, COMMON_PASSWORD_TEXT);
  const password = given ?? randomBytes(12).toString('base64url');
  const { dataDir, database } = configured();
  if (database.kind !== 'external') return refuse(say, 'DATABASE_URL is not set.');
  const accounts = await AccountsCli.open(database.url);
  try {
    if (command === 'create') await accounts.createAdministrator(email, password, values.name);
    else await accounts.resetPassword(email, password);
    await new PasswordFile(dataDir).settle((kept) => accounts.isAdministratorsPassword(kept));
  } catch (error) {
    if (error instanceof AppError) return refuse(say, error.message);
    throw error;
  } finally {
    await accounts.close();
  }
  say(`${command === 'create' ? 'Created administrator' : 'New password for'} ${email}`);
  if (given === null) say(`Password: ${password}`);
  return 0;
}

/** For whoever has lost the app and the recovery codes, the last administrator included. */
async function resetSecondFactor(email: string, say: (line: string) => void): Promise<number> {
  const { database } = configured();
  if (database.kind !== 'external') return refuse(say, 'DATABASE_URL is not set.');
  const accounts = await AccountsCli.open(database.url);
  try {
    await accounts.resetSecondFactor(email);
  } catch (error) {
    if (error instanceof AppError) return refuse(say, error.message);
    throw error;
  } finally {
    await accounts.close();
  }
  say(`Two-step sign-in of ${email} is off, and its sessions have ended`);
  return 0;
}

const configured = () => loadConfig(readSettings(path.resolve(import.meta.dirname, '../..'), process.env));

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
