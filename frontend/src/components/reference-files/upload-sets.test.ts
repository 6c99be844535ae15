import { describe, expect, it } from 'vitest';
import { uploadSets } from './upload-sets.js';

const MIB = 1024 * 1024;
function file(name: string, size = 10): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

describe('files chosen together', () => {
  it('are sent one by one, and photographs as one, in their order', () => {
    const sets = uploadSets(['lease.pdf', 'b.JPG', 'note.txt', 'a.heic', 'c.webp'].map((name) => file(name)));
    expect(sets.map(({ filename, path, files }) => [filename, path, files.map(({ name }) => name)])).toEqual([
      ['lease.pdf', '/api/upload/', ['lease.pdf']],
      ['b.JPG and 2 other photographs', '/api/upload/photographs', ['b.JPG', 'a.heic', 'c.webp']],
      ['note.txt', '/api/upload/', ['note.txt']],
    ]);
    expect(sets.every(({ problem }) => problem === undefined)).toBe(true);
    expect(uploadSets([file('a.png'), file('b.png')])[0]?.filename).toBe('a.png and 1 other photograph');
    expect(uploadSets([file('a.png')])[0]?.filename).toBe('a.png');
    expect(uploadSets([])).toEqual([]);
  });

  it.each([
    ['too many', Array.from({ length: 21 }, (_, at) => file(`${at}.png`)), 'Please choose at most 20 photographs at once.'],
    ['an empty one', [file('a.png'), file('b.png', 0)], 'The file is empty.'],
    ['one that is too large', [file('a.png', 20 * MIB + 1)], 'Photographs may have at most 20 MB each and 50 MB together.'],
    [
      'too much together',
      [file('a.png', 20 * MIB), file('b.png', 20 * MIB), file('c.png', 11 * MIB)],
      'Photographs may have at most 20 MB each and 50 MB together.',
    ],
    ['a file of another type', [file('a.gif')], 'Please upload a PDF, TXT, DOC, or DOCX file'],
  ])('with %s are not sent', (_what, files, problem) => {
    expect(uploadSets(files)[0]?.problem).toBe(problem);
  });
});
