import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AppConfig } from '../core/config/config.js';
import { ConfigError } from '../core/config/config-error.js';
import { loadConfig } from '../core/config/load-config.js';
import { FILE_KEYS_MOST, findFileKeys, type RawSettings, replaceFileKeys } from '../core/config/load-secrets.js';
import { readSettings } from '../core/config/read-settings.js';
import { StartRefusal } from '../core/config/start-refusal.js';
import { onOneConnection, queryableOf } from '../core/database/one-connection.js';
import { requireCurrentSchema, type Queryable } from '../core/database/schema-state.js';
import { fingerprintOf, keyNameOf } from '../core/config/file-key.js';
import { activeKey, type KnownFileKey, knownFileKeys } from '../core/files/keys/known-keys.js';
import { whyNeeded } from '../core/files/keys/settle-file-keys.js';
import { type CliOutput, terminalOutput } from './terminal-output.js';

export const KEYS_USAGE = `usage: npm run keys -- status
       npm run keys -- new
       npm run keys -- remove <name>

status names the keys that users' files are sealed with, and says whether an older one is still needed.
new puts a new key in front of secrets/file-encryption-key; from the next start on everything is sealed with it, existing data too.
remove takes a key that nothing needs any more out of that file.
Where FILE_ENCRYPTION_KEYS is set, that list is yours to change.`;

const LIMITS = { connectMs: 10_000, queryMs: 600_000 };
const KEY_BYTES = 32;
const NAMED_AT_MOST = 10;

export interface KeysCliRun {
  config: AppConfig;
  settings: RawSettings;
  database: Queryable;
  output: CliOutput;
}

/** @returns the exit code: 1 when it is refused, 2 for wrong arguments */
export async function runKeysCli(args: readonly string[], run: KeysCliRun): Promise<number> {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { from: { type: 'string' } } });
    const [command, name, ...rest] = positionals;
    const known = command === 'remove' ? name !== undefined : name === undefined;
    if (!known || rest.length > 0) throw new TypeError('arguments');
    await requireCurrentSchema(run.database);
    if (command === 'status') await status(run);
    else if (command === 'new') await addNew(run);
    else if (command === 'remove' && name) await remove(run, name);
    else throw new TypeError('arguments');
    return 0;
  } catch (error) {
    if (!(error instanceof StartRefusal) && !(error instanceof TypeError)) throw error;
    run.output.say(error instanceof StartRefusal ? error.message : KEYS_USAGE);
    return error instanceof StartRefusal ? 1 : 2;
  }
}

async function status({ config, settings, database, output }: KeysCliRun): Promise<void> {
  const known = await knownFileKeys(database);
  const given = findFileKeys(config, settings).map(fingerprintOf);
  for (const key of known) output.say(`${keyNameOf(key.fingerprint)}: ${await stateOf(database, key)}`);
  for (const fingerprint of given)
    if (!known.some((key) => key.fingerprint.equals(fingerprint)))
      output.say(`${keyNameOf(fingerprint)}: new, used from the next start on`);
  for (const { retiredAt, fingerprint } of known)
    if (!retiredAt && !given.some((each) => each.equals(fingerprint)))
      output.say(`${keyNameOf(fingerprint)} is not among the keys that are set.`);
  const unreadable = (await database.query(`select place from unreadable_seals order by noticed_at limit ${NAMED_AT_MOST}`)) as {
    place: string;
  }[];
  if (unreadable.length > 0) output.say('No key opens these (of more than ten the first); restore them from a backup, or delete them:');
  for (const { place } of unreadable) output.say(`  ${place}`);
}

async function stateOf(database: Queryable, key: KnownFileKey): Promise<string> {
  if (key.retiredAt) return `given up on ${key.retiredAt.toISOString()}`;
  if (!key.activeFrom) return 'known, and used once it is the first of the list';
  if (!key.supersededAt) return `in use since ${key.activeFrom.toISOString()}`;
  const why = await whyNeeded(database, key);
  return why === null ? 'needed by nothing; it may be removed' : `older, ${why}`;
}

async function addNew({ config, settings, database, output }: KeysCliRun): Promise<void> {
  const keys = findFileKeys(config, settings);
  const active = activeKey(await knownFileKeys(database));
  const [newest] = keys;
  if (newest && active && !fingerprintOf(newest).equals(active.fingerprint))
    throw new StartRefusal(`The key ${keyNameOf(fingerprintOf(newest))} is new already: start the product, which then uses it.`);
  if (keys.length === 0) throw new StartRefusal('There is no key yet: the first start makes one.');
  if (keys.length >= FILE_KEYS_MOST) throw new StartRefusal(`There are ${keys.length} keys already: remove those that nothing needs.`);
  const key = randomBytes(KEY_BYTES);
  const file = replaceFileKeys(config, settings, [key, ...keys]);
  output.say(`${keyNameOf(fingerprintOf(key))} stands first in ${file}.`);
  output.say(
    'Restart the product. From then on it seals everything with this key and, in the background, existing data too; "status" tells how far',
  );
  output.say('it has got. Make a backup then: those of before hold the older key only.');
}

async function remove({ config, settings, database, output }: KeysCliRun, name: string): Promise<void> {
  const keys = findFileKeys(config, settings);
  const rest = keys.filter((key) => keyNameOf(fingerprintOf(key)) !== name);
  if (rest.length === keys.length) throw new StartRefusal(`There is no key ${name} in the list.`);
  const known = (await knownFileKeys(database)).find(({ fingerprint }) => keyNameOf(fingerprint) === name);
  if (known?.activeFrom && !known.supersededAt) throw new StartRefusal(`The key ${name} is in use: everything is sealed with it.`);
  const why = known?.activeFrom && !known.retiredAt ? await whyNeeded(database, known) : null;
  if (why !== null) throw new StartRefusal(`The key ${name} cannot be removed: it is ${why}.`);
  output.say(`${name} was removed from ${replaceFileKeys(config, settings, rest)}. The next start gives it up.`);
  output.say('Keep it with the backups that were made with it.');
}

async function main(): Promise<number> {
  const settings = readSettings(path.resolve(import.meta.dirname, '../../..'), process.env);
  const config = loadConfig(settings);
  const output = terminalOutput();
  const [command] = process.argv.slice(2);
  if (command === undefined || command.startsWith('-')) {
    output.say(KEYS_USAGE);
    return 2;
  }
  if (config.database.kind !== 'external')
    throw new ConfigError('DATABASE_URL', 'is not set; with the embedded database use "npm run keys".');
  return onOneConnection(config.database.url, LIMITS, (client) =>
    runKeysCli(process.argv.slice(2), { config, settings, database: queryableOf(client), output }),
  );
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await main().catch((error: unknown) => {
    // A malformed setting says what is wrong with it; a stack would only hide that.
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  });
}
