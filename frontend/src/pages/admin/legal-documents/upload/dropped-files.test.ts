import { describe, expect, it } from 'vitest';
import {
  dropOf,
  droppedFile as file,
  droppedFolder as folder,
  unreadableFile,
  unreadableFolder,
} from '../../../../../test/support/dropped-entries.js';
import { droppedFiles } from './dropped-files.js';

const names = async (transfer: DataTransfer): Promise<string[]> => (await droppedFiles(transfer)).map(({ name }) => name);

describe('what is dropped on the upload form', () => {
  it('is taken as it is where there is no folder', async () => {
    expect(await names(dropOf([file('a.txt'), null, file('b.pdf')]))).toEqual(['a.txt', 'pasted.txt', 'b.pdf']);
  });

  it('is, of a folder, all files below it in their order, with the files beside it', async () => {
    const rules = folder('rules', [file('r1.txt'), folder('old', [file('r0.txt')])]);
    const law = folder('law', [file('a.txt'), rules, file('b.txt')]);
    expect(await names(dropOf([law, file('c.txt')]))).toEqual(['a.txt', 'r1.txt', 'r0.txt', 'b.txt', 'c.txt']);
  });

  it('may be more than a browser reads of a folder at once', async () => {
    const many = Array.from({ length: 250 }, (_, at) => file(`${at}.txt`));
    expect(await names(dropOf([folder('law', many, 100)]))).toEqual(many.map(({ name }) => name));
  });

  it('is taken without hidden files and folders', async () => {
    const law = folder('law', [file('.DS_Store'), folder('.git', [file('config.txt')]), file('a.txt')]);
    expect(await names(dropOf([law]))).toEqual(['a.txt']);
  });

  it('is refused as a whole where a file or a folder cannot be read', async () => {
    await expect(droppedFiles(dropOf([folder('law', [file('b.txt'), unreadableFile('a.txt')])]))).rejects.toThrow('cannot be read');
    await expect(droppedFiles(dropOf([folder('law', [file('b.txt'), unreadableFolder('gone')])]))).rejects.toThrow('cannot be read');
  });

  it('is refused as a whole where a folder holds too many files', async () => {
    const law = folder(
      'law',
      Array.from({ length: 20_001 }, () => file('a.txt')),
      5000,
    );
    await expect(droppedFiles(dropOf([law]))).rejects.toThrow('too many files');
  });
});
