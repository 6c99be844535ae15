import { describe, expect, it } from '@jest/globals';
import { readTsv, textOfLines } from './tsv.js';

const HEAD = 'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';
const word = (block: number, paragraph: number, line: number, confidence: number, text: string) =>
  ['5', '1', block, paragraph, line, '1', '0', '0', '9', '9', confidence, text].join('\t');

describe('readTsv', () => {
  it('joins words to lines and paragraphs and weighs confidence by length', () => {
    const tsv = [
      HEAD,
      word(1, 1, 1, 90, 'Rent'),
      word(1, 1, 1, 50, 'is'),
      word(1, 1, 2, 90, 'due.'),
      word(1, 2, 1, 90, 'Pay'),
      word(2, 1, 1, 90, 'it.'),
    ];
    const { lines, confidence } = readTsv(tsv.join('\n'));
    expect(textOfLines(lines)).toBe('Rent is\ndue.\n\nPay\n\nit.');
    expect(confidence).toBe(85);
    expect(lines[0]?.words[0]).toEqual({ text: 'Rent', confidence: 90, left: 0, top: 0, right: 9, bottom: 9 });
  });

  it('takes nothing from empty words, other levels and damaged rows', () => {
    expect(readTsv([HEAD, word(1, 1, 1, -1, ' '), '4\t1\t1', 'x', ''].join('\n'))).toEqual({ lines: [], confidence: 0 });
  });
});
