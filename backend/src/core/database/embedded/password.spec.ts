import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { databasePassword } from './password.js';

let secrets: string;

beforeEach(() => {
  secrets = path.join(mkdtempSync(path.join(os.tmpdir(), 'themis-password-')), 'secrets');
});

afterEach(() => rmSync(path.dirname(secrets), { recursive: true, force: true }));

describe('databasePassword', () => {
  it('is generated once into a private file', () => {
    const first = databasePassword(secrets);
    expect(first.fresh).toBe(true);
    expect(databasePassword(secrets)).toEqual({ value: first.value, fresh: false });
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(secrets, 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('replaces a file that was cut short', () => {
    const { value } = databasePassword(secrets);
    writeFileSync(path.join(secrets, 'postgres-password'), value.slice(0, 10));
    const second = databasePassword(secrets);
    expect(second.fresh).toBe(true);
    expect(second.value).not.toBe(value);
  });
});
