import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { PARTY_FACTS, type PartyFactValues } from '../../../core/text/parties/party-facts.js';
import { PartyFactsService } from '../../templates/party-facts.service.js';
import { partiesCsv, readPartiesCsv } from './party-csv.js';

const facts = new PartyFactsService();
const read = (text: string): PartyFactValues[] => readPartiesCsv(text, (row) => facts.checked(row));

function refusals(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ValidationError) return (error.errors ?? []).map(({ message }) => message);
    throw error;
  }
  return [];
}

describe('a file of parties', () => {
  it('is read by the names of its columns, in any order, with values of several lines', () => {
    expect(read('\ufeffAddress,NAME,pan\r\n"4 Sample Road,\r\nNew Delhi",Asha Sample,abcps1234f\r\n\r\n,,\r\n')).toEqual([
      { name: 'Asha Sample', pan: 'ABCPS1234F', address: '4 Sample Road,\nNew Delhi' },
    ]);
  });

  it('names every row that is wrong with the line where it begins and its column', () => {
    const text = 'name,age,pan,address\r\nAsha Sample,41,,"4 Sample Road\r\nNew Delhi"\r\n,41,,\r\n\r\nRavi Sample,forty,ABC,\r\n';
    expect(refusals(text)).toEqual([
      'Line 4, column name: Party Name is required',
      'Line 6, column age: Party Age (years) must be a whole number',
      expect.stringMatching(/^Line 6, column pan: Party PAN must be a PAN/),
    ]);
  });

  it.each([
    ['that is empty', '', 'The file holds no party'],
    ['without rows', 'name\r\n', 'The file holds no party'],
    ['with another column', 'name,colour\r\nA,red\r\n', 'Line 1: unknown column colour'],
    ['with a column twice', 'name,Name\r\nA,B\r\n', 'Line 1: a column is there twice'],
    ['without names', 'address\r\n4 Sample Road\r\n', 'Line 1: the column "name" is missing'],
    ['with a short row', 'name,address\r\nA\r\n', 'on line 2'],
    ['in another encoding', 'name\r\nAsha\r\nRen\uFFFD\r\n', 'Line 3 has characters that nobody could read'],
    ['with an open quotation mark', 'name,address\r\n"A,b\r\n', 'line'],
    ['with too many rows', `name\r\n${'A\r\n'.repeat(2001)}`, 'at most 2000 parties'],
  ])('%s is refused as a whole', (_, text, why) => {
    expect(refusals(text).join()).toContain(why);
  });

  it('names up to a hundred faults, and says how many more there are', () => {
    const said = refusals(`name,age\r\n${'Asha,old\r\n'.repeat(120)}`);
    expect(said).toHaveLength(100);
    expect(said.at(-1)).toBe('The file has 21 more faults');
  });

  it('runs nothing in a spreadsheet, and comes back as it was', () => {
    const odd: PartyFactValues[] = [
      { name: '=HYPERLINK("x")', description: '@SUM(A1)', address: '-4 Sample Road,\n"Wing, B"' },
      { name: "'=1" },
    ];
    const file = partiesCsv(odd);
    expect(
      file
        .split('\r\n')
        .flatMap((line) => line.split(','))
        .filter((cell) => /^"?[=+@-]/.test(cell)),
    ).toEqual([]);
    expect(read(file)).toEqual(odd);
  });

  it('says the same after it was written and read, whatever it says', () => {
    const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.array(fc.record({ name, address: name, signatory: name }), { minLength: 1, maxLength: 5 }), (given) => {
        const clean = given.flatMap((each) => {
          try {
            return [facts.checked(each)];
          } catch {
            return [];
          }
        });
        fc.pre(clean.length > 0);
        expect(read(partiesCsv(clean))).toEqual(clean);
      }),
      { numRuns: 100 },
    );
  });

  it('has a column for each fact', () => {
    expect(
      partiesCsv([])
        .trim()
        .replace(/^\ufeff/, '')
        .split(','),
    ).toEqual([...PARTY_FACTS]);
  });
});
