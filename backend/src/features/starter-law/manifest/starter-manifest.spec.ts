import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadActs } from '../../retrieval/guide/load-acts.js';
import { readManifest, shippedManifest } from './starter-manifest.js';

describe('the manifest of the starter law', () => {
  let folder: string;
  const fileOf = (content: string): string => {
    const file = path.join(folder, 'manifest.json');
    writeFileSync(file, content);
    return file;
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('names acts that the guide knows, each once', () => {
    const known = new Set(loadActs().map(({ title }) => title));
    const { acts } = shippedManifest();
    expect(acts.filter(({ act }) => !known.has(act))).toEqual([]);
    expect(acts).toHaveLength(147);
  });

  it('is read from a file without an order or short names, which are then ours', () => {
    const shipped = shippedManifest();
    const acts = shipped.acts.map(({ act, official, parts }) => ({ act, official, parts })).reverse();
    expect(readManifest(fileOf(JSON.stringify({ ...shipped, acts })))).toEqual(shipped);
  });

  it.each([
    ['no JSON', 'a'],
    ['no acts', JSON.stringify({ ...shippedManifest(), acts: [] })],
    ['a base without a slash', JSON.stringify({ ...shippedManifest(), base: 'https://law.example' })],
    ['a base that is no address of the web', JSON.stringify({ ...shippedManifest(), base: 'ftp://law.example/' })],
    [
      'a path out of its folder',
      JSON.stringify({
        ...shippedManifest(),
        acts: [{ act: 'A Act, 2001', official: [], parts: [{ path: '../../etc/x', bytes: 1, sha256: 'a'.repeat(64) }] }],
      }),
    ],
  ])('is refused in one line with %s', (_, content) => {
    expect(() => readManifest(fileOf(content))).toThrow(/^[^\n]+$/);
  });
});
