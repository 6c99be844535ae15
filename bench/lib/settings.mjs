import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** An empty value means something for these. */
const NOT_BLANK = new Set(['ADMIN_ALLOWED_IPS']);

/** This process's environment with every setting of the product unset, also against a `.env`, and then `settings`. */
export function environment(settings) {
  const names = Object.keys(parseEnv(readFileSync(inRoot('.env.example'), 'utf8'))).filter((name) => !NOT_BLANK.has(name));
  const blank = names.flatMap((name) => [
    [name, ''],
    [`${name}_FILE`, ''],
  ]);
  return { ...process.env, ...Object.fromEntries(blank), ...settings };
}
