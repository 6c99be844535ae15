import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter, type ZipWriterAddDataOptions } from '@zip.js/zip.js/lib/zip-core-native.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherFiles, openArchives } from './gather-files.js';
import { readZip } from './zip-archive.js';

async function archive(entries: Record<string, string>, options: ZipWriterAddDataOptions = {}): Promise<File> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, text] of Object.entries(entries)) await writer.add(name, new Uint8ArrayReader(new TextEncoder().encode(text)), options);
  return new File([await writer.close()], 'law.zip');
}
/** The archive with the declared size of its only entry changed in both places that name it. */
async function lying(entries: Record<string, string>, was: number, declared: number): Promise<File> {
  const bytes = Buffer.from(await (await archive(entries, { dataDescriptor: false })).arrayBuffer());
  const old = Buffer.alloc(4);
  old.writeUInt32LE(was);
  let changed = 0;
  for (let at = bytes.indexOf(old); at >= 0; at = bytes.indexOf(old, at + 4)) {
    bytes.writeUInt32LE(declared, at);
    changed += 1;
  }
  expect(changed).toBeGreaterThanOrEqual(2);
  return new File([bytes], 'law.zip');
}

describe('an archive of sources', () => {
  // The simulated browser's own files cannot be read as streams.
  beforeEach(() => {
    vi.stubGlobal('Blob', NodeBlob);
    vi.stubGlobal('File', NodeFile);
  });

  it('gives its files, unpacked one by one, without what systems add', async () => {
    const { files, refused } = await readZip(
      await archive({ 'acts/a.txt': 'Act one', 'acts/': '', 'b.pdf': '%PDF', '__MACOSX/acts/._a.txt': 'x', 'acts/.DS_Store': 'x' }),
    );
    expect(refused).toEqual([]);
    expect(files.map(({ path, name, size }) => [path, name, size])).toEqual([
      ['acts/a.txt', 'a.txt', 7],
      ['b.pdf', 'b.pdf', 4],
    ]);
    const file = await files[0]?.read();
    expect([file?.name, await file?.text()]).toEqual(['a.txt', 'Act one']);
  });

  it.each(['../up.txt', 'a/../../up.txt', '/root.txt', 'C:\\boot.txt', '..\\up.txt', './a.txt'])(
    'is refused whole for the path %s',
    async (path) =>
      expect(readZip(await archive({ 'ok.txt': 'fine', [path]: 'x' }))).rejects.toThrow(
        'law.zip contains a path that leads outside the archive',
      ),
  );

  it('refuses links, archives within it and encrypted files, and takes the rest', async () => {
    const nested = await readZip(await archive({ 'inner.zip': 'PK', 'ok.txt': 'fine' }));
    expect(nested.files.map(({ path }) => path)).toEqual(['ok.txt']);
    expect(nested.refused).toEqual([{ path: 'inner.zip', problem: 'An archive in the archive: unpack it first' }]);
    const locked = await readZip(await archive({ 'secret.txt': 'x' }, { password: 'p', zipCrypto: true }));
    expect(locked.refused).toEqual([{ path: 'secret.txt', problem: 'Encrypted: unpack the archive first' }]);
    const link = await readZip(await archive({ 'link.txt': '/etc/hostname' }, { unixMode: 0o120777 }));
    expect(link.refused).toEqual([{ path: 'link.txt', problem: 'A link, not a file' }]);
  });

  it('never unpacks more than an entry declares, nor what declares too much', async () => {
    const bomb = { 'bomb.txt': 'a'.repeat(3_000_000) };
    const { files } = await readZip(await lying(bomb, 3_000_000, 1_000));
    await expect(files[0]?.read()).rejects.toThrow('Damaged in the archive');
    const { refused } = await readZip(await lying(bomb, 3_000_000, 60 * 1024 * 1024));
    expect(refused).toEqual([{ path: 'bomb.txt', problem: 'Larger than 50 MB' }]);
  });

  it('that cannot be read is refused with its name', async () => {
    const { files, refused } = gatherFiles(await openArchives([new File(['no archive'], 'law.zip'), new File(['x'], 'a.txt')]), []);
    expect(files.map(({ name }) => name)).toEqual(['a.txt']);
    expect(refused).toEqual([{ path: 'law.zip', problem: 'law.zip cannot be read as a ZIP archive' }]);
  });

  it('and a folder give each name once: a second file would take the place of the first', async () => {
    const zip = await archive({ 'old/a.txt': '1', 'new/a.txt': '2', 'notes.docx': 'x' });
    const { files, refused, others } = gatherFiles(await openArchives([zip, new File(['3'], 'b.txt')]), ['b.txt']);
    expect(files.map(({ path }) => path)).toEqual(['old/a.txt']);
    expect(refused.map(({ path }) => path)).toEqual(['new/a.txt', 'b.txt']);
    expect(others).toBe(1);
  });
});
