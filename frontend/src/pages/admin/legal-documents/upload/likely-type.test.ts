import { describe, expect, it } from 'vitest';
import { doubtfulFiles, likelyType } from './likely-type.js';

const file = (name: string, text = ''): File => new File([text], name);

describe('what a file looks like', () => {
  it.each([
    ['Indian Penal Code 1860.pdf', '', 'act'],
    ['the-sale-of-goods-act-1930.txt', '', 'act'],
    ['Rao v Sample Board 2019.pdf', '', 'judgment'],
    ['sample_rules_2004.pdf', '', 'rule'],
    ['upload.txt', 'THE SAMPLE ACT, 1991\nACT NO. 4 OF 1991\n', 'act'],
    ['act-42.txt', 'IN THE HIGH COURT OF SAMPLE\nJUDGMENT\n1. The appeal fails.', 'judgment'],
    ['scan0001.pdf', '', null],
    ['contract.txt', 'An agreement.', null],
  ])('%s', async (name, text, expected) => expect(await likelyType(file(name, text))).toBe(expected));

  it('doubts only what looks like another type than was chosen', async () => {
    const files = [file('penal code.pdf'), file('a v b.pdf'), file('scan.pdf')];
    expect(await doubtfulFiles(files, 'judgment')).toEqual([{ name: 'penal code.pdf', looksLike: 'act' }]);
    expect(await doubtfulFiles(files, 'act')).toEqual([{ name: 'a v b.pdf', looksLike: 'judgment' }]);
  });
});
