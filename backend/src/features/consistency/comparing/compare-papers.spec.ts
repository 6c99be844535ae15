import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paperFacts } from '../../notices/facts/paper-facts.js';
import { comparePapers, differenceKey } from './compare-papers.js';

const differences = (one: string, other: string) =>
  comparePapers(paperFacts(one), paperFacts(other)).map(({ label, one: first, other: second }) => [label, first.value, second.value]);

// All invented.
describe('comparePapers finds what differs', () => {
  it.each<[string, string, string, string[][]]>([
    [
      'the amount of one cheque',
      'The accused gave cheque no. 123456 dated 5 January 2024 drawn on Union Bank for Rs. 4,00,000.',
      'You issued cheque No. 123456 dated 05.01.2024 for a sum of Rs. 4,50,000/- in discharge of the debt.',
      [['cheque-amount', '400000', '450000']],
    ],
    [
      'the amount of the only cheque of each',
      'A cheque for Rs. 4,00,000 was handed over.',
      'A cheque of Rs. 4,50,000/- was handed over.',
      [['cheque-amount', '400000', '450000']],
    ],
    [
      'the date of one cheque',
      'cheque no. 123456 dated 5 January 2024',
      'cheque bearing no. 123456 dated 6 January 2024',
      [['cheque-date', '2024-01-05', '2024-01-06']],
    ],
    [
      'figures that cannot be one day',
      'cheque no. 123456 dated 05.01.2024',
      'cheque no. 123456 dated 06.01.2024',
      [['cheque-date', '2024-01-05', '2024-01-06']],
    ],
    [
      'a loan',
      'My client gave you a friendly loan of Rs. 2,00,000.',
      'The loan of Rs. 2,50,000 was never repaid.',
      [['loan-amount', '200000', '250000']],
    ],
    ['a loan in lakh', 'He lent you Rs. 3 lakh.', 'A loan of Rs. 3,50,000 was taken.', [['loan-amount', '300000', '350000']]],
    ['the rent', 'The monthly rent of Rs. 18,000 is unpaid.', 'Rent at Rs. 20,000 per month is due.', [['rent', '18000', '20000']]],
    [
      'the deposit',
      'You paid a security deposit of Rs. 50,000.',
      'He paid Rs. 60,000 as security deposit.',
      [['deposit', '50000', '60000']],
    ],
    [
      'the price',
      'for a sale consideration of Rs. 25,00,000',
      'The sale consideration was Rs. 26,00,000.',
      [['price', '2500000', '2600000']],
    ],
    [
      'an invoice',
      'Invoice no. INV/12 dated 3 March 2024 for Rs. 84,000',
      'invoice No. INV/12 dated 3 March 2024 for Rs. 48,000',
      [['invoice-amount', '84000', '48000']],
    ],
    [
      'the date of the agreement',
      'the rent agreement dated 1 April 2023',
      'a rent agreement executed on 11 April 2023',
      [['agreement-date', '2023-04-01', '2023-04-11']],
    ],
    [
      'the date of the notice',
      'a legal notice dated 25 March 2024',
      'The legal notice was sent on 28 March 2024.',
      [['notice-date', '2024-03-25', '2024-03-28']],
    ],
    [
      'the marriage',
      'They were married on 12 December 2021.',
      'The marriage was solemnised on 21 December 2021.',
      [['marriage-date', '2021-12-12', '2021-12-21']],
    ],
    [
      'the return of the cheque',
      'It was returned unpaid on 9 January 2024.',
      'It was dishonoured on 11 January 2024.',
      [['dishonour-date', '2024-01-09', '2024-01-11']],
    ],
    ['a death', 'He died intestate on 4 May 2020.', 'He expired on 5 May 2020.', [['death-date', '2020-05-04', '2020-05-05']]],
    [
      'two spellings of a name',
      'I, Ramesh Kumar, s/o Mohan Lal, state as follows.',
      'On behalf of Shri Ramesh Kumaar I write to you.',
      [['name', 'Ramesh Kumar', 'Shri Ramesh Kumaar']],
    ],
    [
      'two spellings of a company',
      'To M/s Sharma Traders, Jaipur',
      'To M/s Sharma Trader, Jaipur',
      [['name', 'M/s Sharma Traders', 'M/s Sharma Trader']],
    ],
    [
      'two spellings of a father',
      'Ravi Verma, S/o Shri Dinesh Verma, aged 40',
      'Ravi Verma, S/o Shri Denish Verma, aged 40',
      [['name', 'Shri Dinesh Verma', 'Shri Denish Verma']],
    ],
    ['a name in Hindi', 'श्री रमेश कुमार की ओर से', 'श्री रमेश कूमार की ओर से', [['name', 'श्री रमेश कुमार', 'श्री रमेश कूमार']]],
  ])('%s', (_name, one, other, expected) => expect(differences(one, other)).toEqual(expected));
});

describe('comparePapers leaves alone', () => {
  it.each([
    ['sums that are written in two ways', 'cheque no. 123456 for Rs. 4,00,000/-', 'cheque no. 123456 for Rupees four lakh'],
    ['two cheques', 'cheque no. 123456 for Rs. 4,00,000', 'cheque no. 123457 for Rs. 5,00,000'],
    [
      'one of two cheques',
      'cheque no. 123456 for Rs. 4,00,000 and cheque no. 123457 for Rs. 5,00,000',
      'The cheque for Rs. 5,00,000 came back.',
    ],
    ['the loan and the cheque', 'a loan of Rs. 5,00,000', 'the cheque for Rs. 4,00,000'],
    ['what is demanded with interest', 'pay Rs. 4,00,000 within 15 days', 'pay Rs. 4,48,000 within 15 days'],
    ['a rent that was raised', 'The rent of Rs. 18,000 was raised; now rent of Rs. 20,000 is due.', 'Rent of Rs. 20,000 is due.'],
    ['the rent and the salary', 'a salary of Rs. 18,000', 'a rent of Rs. 20,000'],
    ['one day in two ways', 'a legal notice dated 25.03.2024', 'a legal notice dated 25th March, 2024'],
    ['figures that may be the same day', 'cheque no. 123456 dated 03/04/2024', 'cheque no. 123456 dated 4 March 2024'],
    ['two agreements', 'the rent agreement dated 1 April 2023', 'the sale deed dated 11 April 2023'],
    ['two notices', 'a legal notice dated 1 April 2023 and a legal notice dated 2 May 2023', 'a legal notice dated 2 May 2023'],
    ['dates of other things', 'He came on 1 April 2023.', 'He came on 2 April 2023.'],
    ['hearings', 'The next hearing is on 1 April 2023.', 'The next hearing is on 2 May 2023.'],
    ['initials', 'I, R. Kumar, state', 'I, Ramesh Kumar, state'],
    ['titles', 'Shri Ramesh Kumar wrote.', 'Mr. Ramesh Kumar wrote.'],
    ['capitals', 'To MR. RAMESH KUMAR, Jaipur', 'To Mr. Ramesh Kumar, Jaipur'],
    ['the form of a company', 'M/s Sharma Steel Private Limited, Jaipur', 'M/s Sharma Steel Pvt. Ltd., Jaipur'],
    ['a longer name', 'I, Ramesh Kumar, state', 'I, Ramesh Kumar Sharma, state'],
    ['brothers whom both papers name', 'Shri Ramesh Kumar and Shri Rajesh Kumar came.', 'Shri Rajesh Kumar and Shri Ramesh Kumar came.'],
    ['a brother whom one paper names', 'Shri Ramesh Kumar and Shri Rajesh Kumar came.', 'Shri Ramesh Kumar came.'],
    ['other people', 'Shri Ramesh Kumar came.', 'Shri Mahesh Gupta came.'],
    ['other people of one family', 'Smt. Kamla Devi came.', 'Smt. Sita Devi came.'],
    ['names that begin with other letters', 'Shri Rohan Mehta came.', 'Shri Mohan Mehta came.'],
    ['the rent and its arrears', 'a monthly rent of Rs. 9,000', 'the arrears of rent of Rs. 54,000 and बकाया किराया 54,000 रुपये'],
    ['nothing', '', ''],
  ])('%s', (_name, one, other) => expect(differences(one, other)).toEqual([]));

  it('a paper and itself, and the order of two papers', () => {
    const piece = fc.constantFrom(
      'Shri Ramesh Kumar came. ',
      'Shri Ramesh Kumaar came. ',
      'cheque no. 123456 dated 05/01/2024 for Rs. 4,00,000. ',
      'cheque no. 123456 dated 1 May 2024 for Rs. 4,50,000. ',
      'The cheque for Rs. 4,00,000 came back. ',
      'a rent of Rs. 18,000. ',
      'a rent of Rs. 20,000. ',
    );
    const paper = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    const keys = (one: string, other: string) =>
      differences(one, other).map(([label, first, second]) => differenceKey(label as 'name', first ?? '', second ?? ''));
    fc.assert(
      fc.property(paper, paper, (one, other) => {
        expect(differences(one, one)).toEqual([]);
        expect(keys(one, other).sort()).toEqual(keys(other, one).sort());
      }),
    );
  });
});
