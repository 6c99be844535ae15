import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { citedActs } from './cited-acts.js';
import { undatedAct } from './undated-acts.js';

describe('citedActs', () => {
  it.each<[string, string[]]>([
    ['a complaint under section 138 of the Negotiable Instruments Act, 1881 (26 of 1881)', ['Negotiable Instruments Act, 1881']],
    ['Under the Indian Penal Code, 1860, theft is …', ['Indian Penal Code, 1860']],
    ['as in the Code of Criminal Procedure, 1973 (2 of 1974)', ['Code of Criminal Procedure, 1973']],
    ['the Real Estate (Regulation and Development) Act, 2016', ['Real Estate (Regulation and Development) Act, 2016']],
    ['section 8 of the Representation of the People Act, 1951', ['Representation of the People Act, 1951']],
    [
      'the Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989',
      ['Scheduled Castes and the Scheduled Tribes (Prevention of Atrocities) Act, 1989'],
    ],
    ['the U.P. (Temporary) Control of Rent Act, 1947 (U.P. Act III of 1947)', ['U.P. (Temporary) Control of Rent Act, 1947']],
    ['the Limitation Act, 1963. The Limitation Act, 1963 says', ['Limitation Act, 1963']],
    ['the Bharatiya Nyaya Sanhita, 2023 and the Arms Act 1959', ['Bharatiya Nyaya Sanhita, 2023', 'Arms Act, 1959']],
    ['protected by the Constitution of India', ['Constitution of India, 1950']],
    ['a writ under Article 226 of the Constitution is sought', ['Constitution of India, 1950']],
    ['offends Articles 14 and 19(1)(g) of the Constitution', ['Constitution of India, 1950']],
    ['Article 14 of the Constitution of Kenya', []],
    ['the Constitution Bench heard it', []],
    ['the said Act, 1950', []],
    ['This Act, 1950', []],
    ['the Code on Wages, 2019 and the Companies Act of 1956', ['Code on Wages, 2019', 'Companies Act, 1956']],
    ['section 420 of the Indian Penal Code (45 of 1860)', ['Indian Penal Code, 1860']],
    ['the Code of Criminal Procedure (Act No. 2 of 1974)', ['Code of Criminal Procedure, 1973']],
    ['the Limitation Act and the Arms Act', ['Limitation Act', 'Arms Act']],
    ['the Limitation Act, 1963 and once more the Limitation Act', ['Limitation Act, 1963']],
    ['the Delhi Rent Control Act, 1958. The Rent Act says so', ['Delhi Rent Control Act, 1958']],
    ['the Indian Contract Act, and no other Contract Act', ['Indian Contract Act']],
    ['punishable under the N.I. Act', ['N.I. Act']],
    ['as amended by the M.P. Act of 1961', []],
    ['the Code of Civil Procedure and Evidence Act', ['Code of Civil Procedure', 'Evidence Act']],
    ['Order IX Rule 13 CPC and section 482 of the Cr. P.C.', ['Code of Civil Procedure', 'Code of Criminal Procedure']],
    ['a classification of the CPC and the IPC of patents', []],
    ['this Act, the Principal Act, any State Act, a Central Act and the Finance Act', []],
    ['a person shall Act', []],
    ['he paid in 1963', []],
  ])('%s', (text, acts) => expect(citedActs(text)).toEqual(acts));

  it('keeps the year of the text with a name that has none', () => {
    expect(citedActs('the Companies Act and the Arms Act, 1959', 1990)).toEqual(['Arms Act, 1959', 'Companies Act (in 1990)']);
    expect(undatedAct('Companies Act (in 1990)')).toEqual({ name: 'Companies Act', textYear: 1990 });
    expect(undatedAct('Companies Act')).toEqual({ name: 'Companies Act', textYear: null });
    expect(undatedAct('Arms Act, 1959')).toBeNull();
  });

  it('names no more than a bounded number of acts', () => {
    const undated = Array.from({ length: 500 }, (_, at) => `the Sample${at} Goods Act`).join(' ');
    expect(citedActs(undated)).toHaveLength(60);
    const many = Array.from({ length: 500 }, (_, at) => `the Sample${'x'.repeat(at % 50)}${at} Goods Act, 1950`).join(' ');
    expect(citedActs(many)).toHaveLength(200);
  });

  it('ends a name at the act before it, with a comma too', () => {
    expect(citedActs('under the Companies Act, Arms Act, 1959')).toContain('Arms Act, 1959');
    expect(citedActs('Act, Code of 1930')).toEqual([]);
  });

  it('takes any text, and names only what stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('the', 'Sale', 'of', 'Goods', 'Act,', 'Code', '1930', 'and', '(', 'x', '\n', '.')), (words) => {
        const text = words.join(' ');
        const plain = text.replace(/[\s,]+/gu, ' ').replaceAll(' of 1930', ' 1930');
        for (const act of citedActs(text)) expect(plain).toContain(act.replace(/,/gu, ''));
      }),
    );
  });

  it('reads a long text in linear time', () => {
    expect(citedActs('Sale of the Goods '.repeat(100_000))).toEqual([]);
    expect(citedActs('Act, '.repeat(100_000))).toEqual([]);
    expect(citedActs('C. P, '.repeat(100_000))).toEqual([]);
  });
});
