import { describe, expect, it } from 'vitest';
import { redlineLines, type Segments } from './redline-lines.js';

const equal = (text: string): Segments[number] => ({ kind: 'EQUAL', text });
const inserted = (text: string): Segments[number] => ({ ...equal(text), kind: 'INSERTED' });
const deleted = (text: string): Segments[number] => ({ ...equal(text), kind: 'DELETED' });

/** Each line as text: `^` before a heading, `+`/`-` around changes, `b`/`i` before emphasis. */
const shown = (...segments: Segments): string[] =>
  redlineLines(segments).map(({ level, rule, runs }) =>
    rule
      ? '(rule)'
      : '^'.repeat(level) +
        runs
          .map(({ change, text, bold, italic }) => {
            const words = `${bold ? 'b' : ''}${italic ? 'i' : ''}<${text}>`;
            return change === 'EQUAL' ? words : `${change === 'INSERTED' ? '+' : '-'}${words}`;
          })
          .join(''),
  );

describe('redlineLines', () => {
  it('shows headings, emphasis and rules by their look', () => {
    expect(shown(equal('# RENT *AGREEMENT*\n\n**Asha** is the _Landlord_ of 4_MG_Road.\n\n---\n'))).toEqual([
      '^<RENT >i<AGREEMENT>',
      'b<Asha>< is the >i<Landlord>< of 4_MG_Road.>',
      '(rule)',
    ]);
  });

  it('keeps blanks to be filled in, and signs that are escaped', () => {
    expect(shown(equal('Signature: ______________________\nRs\\. 5 \\* 2'))).toEqual([
      '<Signature: ______________________>',
      '<Rs. 5 * 2>',
    ]);
  });

  it('marks words inside of emphasis and headings', () => {
    expect(
      shown(equal('## '), deleted('Rent'), inserted('Licence fee'), equal('\n**'), deleted('Asha'), inserted('Ravi'), equal('** pays')),
    ).toEqual(['^^-<Rent>+<Licence fee>', '-b<Asha>+b<Ravi>< pays>']);
  });

  it('shows emphasis that only one of the versions has', () => {
    expect(shown(inserted('**'), equal('Rent'), inserted('**'), equal(' is due'))).toEqual(['b<Rent>< is due>']);
    expect(shown(deleted('**Rent'), inserted('Fee'), deleted('**'), equal(' is due'))).toEqual(['-b<Rent>+<Fee>< is due>']);
  });

  it('gives lines that came or went a line of their own', () => {
    expect(shown(equal('1. Rent\n\n'), deleted('2. Pets\n\n'), inserted('2. Garden\n\n3. Car\n\n'), equal('End'))).toEqual([
      '<1. Rent>',
      '-<2. Pets>',
      '+<2. Garden>',
      '+<3. Car>',
      '<End>',
    ]);
  });

  it('reads rows of a table as their cells', () => {
    expect(shown(equal('| Item | Price |\n|---|---:|\n| Fan | '), deleted('1'), inserted('2'), equal(' |'))).toEqual([
      '<\u2003Item\u2003Price\u2003>',
      '(rule)',
      '<\u2003Fan\u2003>-<1>+<2><\u2003>',
    ]);
  });
});
