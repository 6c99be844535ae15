import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot } from './paths.mjs';

/**
 * The data folder, host and port as far as they can be known before anything is installed, so that a taken port or
 * folder is said before minutes of work. The back end's own configuration decides later.
 */
export function earlySettings() {
  const settings = { ...dotEnv(), ...nonEmpty(process.env) };
  const port = Number(settings.PORT ?? 3000);
  return {
    dataDir: path.resolve(settings.DATA_DIR ?? '.data'),
    host: settings.HOST ?? 'localhost',
    port: Number.isInteger(port) && port >= 0 && port < 65_536 ? port : 0,
  };
}

function dotEnv() {
  try {
    return nonEmpty(parseEnv(readFileSync(inRoot('.env'), 'utf8')));
  } catch {
    return {};
  }
}

const nonEmpty = (values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
