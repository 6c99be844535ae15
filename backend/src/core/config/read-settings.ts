import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { parse } from 'dotenv';
import { ConfigError } from './config-error.js';
import { SECRET_NAMES, SETTING_NAMES } from './settings.js';

export type Environment = Readonly<Record<string, string | undefined>>;

const KNOWN = new Set<string>([...SETTING_NAMES, ...SECRET_NAMES.map((name) => `${name}_FILE`)]);
/** A name this close to one of ours, and sharing its first word, is taken for a misspelling of it. */
const NEAR_MISS = 2;

/**
 * The settings of the environment over those of `.env` in `directory`, by name.
 * @throws ConfigError for a name in `.env` that is not a setting, and for a misspelt one in the environment.
 */
export function readSettings(directory: string, environment: Environment): Record<string, string> {
  const fromFile = readDotEnv(path.join(directory, '.env'));
  for (const name of Object.keys(fromFile)) {
    if (!KNOWN.has(name)) throw new ConfigError(name, `in .env is not a setting of this product${hint(name)}.`);
  }
  const settings: Record<string, string> = { ...fromFile };
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) continue;
    if (KNOWN.has(name)) settings[name] = value;
    else if (nearest(name)) throw new ConfigError(name, `is not a setting of this product${hint(name)}.`);
  }
  return settings;
}

function readDotEnv(file: string): Record<string, string> {
  try {
    return parse(readFileSync(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ConfigError('.env', `cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function nearest(name: string): string | undefined {
  const word = name.split('_')[0];
  return [...KNOWN].find((known) => known.includes('_') && known.split('_')[0] === word && distance(known, name) <= NEAR_MISS);
}

function hint(name: string): string {
  const known = nearest(name) ?? [...KNOWN].find((candidate) => distance(candidate, name) <= NEAR_MISS);
  return known ? `; did you mean ${known}?` : '';
}
