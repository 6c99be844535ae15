import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeDurably } from './write-durably.js';

let folder: string;
const file = (): string => path.join(folder, 'secrets', 'key');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'durable-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('writeDurably', () => {
  it('writes a private file in a private folder and leaves no draft', () => {
    expect(writeDurably(file(), 'one')).toBe(true);
    expect(writeDurably(file(), 'two')).toBe(true);
    expect(readFileSync(file(), 'utf8')).toBe('two');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(file())).mode & 0o777).toBe(0o700);
    expect(readdirSync(path.dirname(file()))).toEqual(['key']);
  });

  it('lets the first of several writers win', () => {
    expect(writeDurably(file(), 'one', { exclusive: true })).toBe(true);
    expect(writeDurably(file(), 'two', { exclusive: true })).toBe(false);
    expect(readFileSync(file(), 'utf8')).toBe('one');
  });

  it('leaves nothing behind when it cannot write', () => {
    expect(() => writeDurably(path.join('/dev/null', 'key'), 'one')).toThrow();
    expect(existsSync(file())).toBe(false);
  });
});
