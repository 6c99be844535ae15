import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dataDirectoryOf, inspectDataDirectory } from './data-directory.js';

let root: string;
let directory: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'themis-data-directory-'));
  directory = path.join(root, 'postgres');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function cluster(version: string, at = directory): void {
  for (const name of ['global', 'base', 'pg_wal']) mkdirSync(path.join(at, name), { recursive: true });
  writeFileSync(path.join(at, 'postgresql.conf'), '');
  writeFileSync(path.join(at, 'PG_VERSION'), version);
}

describe('inspectDataDirectory', () => {
  it('takes a missing and an empty folder for absent', () => {
    expect(inspectDataDirectory(directory, 18)).toBe('absent');
    mkdirSync(directory);
    expect(inspectDataDirectory(directory, 18)).toBe('absent');
  });

  it('accepts a database of the same major version', () => {
    cluster('18\n');
    expect(inspectDataDirectory(directory, 18)).toBe('ready');
  });

  it('names both versions when they differ', () => {
    cluster('17\n');
    expect(() => inspectDataDirectory(directory, 18)).toThrow(/PostgreSQL 17.*PostgreSQL 18.*Nothing was changed/);
  });

  it.each(['PG_VERSION', 'global', 'base', 'pg_wal', 'postgresql.conf'])('calls a folder without %s damaged', (name) => {
    cluster('18\n');
    rmSync(path.join(directory, name), { recursive: true });
    expect(() => inspectDataDirectory(directory, 18)).toThrow(new RegExp(`damaged: ${name} is missing`));
  });

  it('does not take a folder with foreign files for an empty one', () => {
    mkdirSync(directory);
    writeFileSync(path.join(directory, 'notes.txt'), 'mine');
    expect(() => inspectDataDirectory(directory, 18)).toThrow(/damaged/);
  });
});

describe('dataDirectoryOf', () => {
  it('is the preferred folder unless another was recorded', () => {
    expect(dataDirectoryOf(directory)).toBe(directory);
    const elsewhere = path.join(root, 'elsewhere');
    cluster('18', elsewhere);
    writeFileSync(`${directory}-location`, `${elsewhere}\n`);
    expect(dataDirectoryOf(directory)).toBe(elsewhere);
  });

  it('stops when the recorded folder is gone', () => {
    writeFileSync(`${directory}-location`, path.join(root, 'gone'));
    expect(() => dataDirectoryOf(directory)).toThrow(/which is not there/);
  });
});
