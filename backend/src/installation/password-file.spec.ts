import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PasswordFile } from './password-file.js';

let folder: string;
let file: PasswordFile;
const named = (): string => path.join(folder, 'admin-password');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'password-file-'));
  file = new PasswordFile(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('PasswordFile', () => {
  it('has its name only once the account is made, and is private', () => {
    writeFileSync(named(), 'of another installation\n');
    file.draft('first');
    expect(existsSync(named())).toBe(false);
    expect(file.publish()).toBe(named());
    expect(readFileSync(named(), 'utf8')).toBe('first\n');
    expect(statSync(named()).mode & 0o777).toBe(0o600);
  });

  it('is finished after a crash that came just after the account was made', async () => {
    file.draft('first');
    await file.settle((password) => Promise.resolve(password === 'first'));
    expect(readFileSync(named(), 'utf8')).toBe('first\n');
  });

  it('is removed once its password is nobody’s', async () => {
    file.draft('first');
    file.publish();
    file.draft('second');
    await file.settle(() => Promise.resolve(false));
    expect([existsSync(named()), existsSync(`${named()}.new`)]).toEqual([false, false]);
  });

  it('is left alone as long as it is true', async () => {
    file.draft('first');
    file.publish();
    await file.settle(() => Promise.resolve(true));
    expect(readFileSync(named(), 'utf8')).toBe('first\n');
  });
});
