import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { Names } from './names.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

const MANIFEST = z.object({ version: z.string() });
const LINKS = z.array(z.object({ source: z.string(), target: z.string() }));

/** The npm package with the server's files for this platform: `native/bin`, `native/lib`, `native/share`. */
export interface PostgresPackage {
  directory: string;
  /** Of the package, such as `18.4.0-beta.17`. */
  version: string;
  major: number;
}

/** @throws EmbeddedPostgresError when this platform has no such package or npm did not install it. */
export function findPackage(names: Names, directory = installedPackage(names)): PostgresPackage {
  const { version } = MANIFEST.parse(jsonOf(path.join(directory, 'package.json')));
  return { directory, version, major: Number.parseInt(version, 10) };
}

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function installedPackage({ url }: Names): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return path.resolve(path.dirname(createRequire(wrapper).resolve(name)), '..');
  } catch (error) {
    throw new EmbeddedPostgresError(
      'DATABASE_BINARIES_UNUSABLE',
      `The package ${name} with the PostgreSQL server is not installed. Run "npm ci", or set ${url} to a PostgreSQL of your own.`,
      error,
    );
  }
}

/**
 * npm packages cannot hold symbolic links; the package makes them in an install script, which npm may be told to skip.
 * Makes those that are missing.
 */
export function restoreLinks(directory: string): void {
  const list = path.join(directory, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of LINKS.parse(jsonOf(list))) {
    const link = path.join(directory, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
