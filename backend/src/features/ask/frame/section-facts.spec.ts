import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sectionFacts } from './section-facts.js';

const facts = (text: string): string[] => sectionFacts(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('sectionFacts', () => {
  it.each([
    ['shall be filed within thirty days of the order', ['time: within thirty days']],
    ['not later than 60 working days', ['time: not later than 60 working days']],
    ['after the expiry of a period of three months', ['time: after the expiry of a period of three months']],
    [
      'shall be punishable with imprisonment for a term of two years. He',
      ['punishment: punishable with imprisonment for a term of two years'],
    ],
    ['shall be punished with fine of rupees ten thousand; and', ['punishment: punished with fine of rupees ten thousand']],
    ['liable to a penalty which may extend to Rs. 5,000.', ['punishment: liable to a penalty which may extend to Rs']],
    ['a fee of rupees five hundred is due', ['amount: rupees five hundred']],
    ['a deposit of ₹ 25,000', ['amount: ₹ 25,000']],
    ['Rs. 5 lakhs', ['amount: Rs. 5 lakhs']],
    ['the court within whose limits he lives', []],
    ['for many years', []],
    ['', []],
  ])('%s: %j', (text, told) => {
    expect(facts(text)).toEqual(told);
  });

  it('tells them in the order of the text, a time within a punishment not apart, six at most', () => {
    expect(facts('within ten days, punished with imprisonment for two years; and rupees fifty.')).toEqual(
      ['time: within ten days', 'punishment: punished with imprisonment for two years', 'amount: rupees fifty.'].map((fact) =>
        fact.replace(/\.$/, ''),
      ),
    );
    expect(facts('within ten days, '.repeat(9))).toHaveLength(6);
  });

  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'within ',
          'thirty ',
          'days ',
          'punishable with ',
          'fine ',
          'imprisonment ',
          'Rs. ',
          'rupees ',
          '5,000 ',
          'lakh ',
          '. ',
          '\n',
          'for a period of ',
        ),
        fc.string({ maxLength: 8 }),
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join(''));

  it('reads any text; what it finds lies within it, in order and without overlap', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary', maxLength: 400 })), (given) => {
        let end = 0;
        for (const fact of sectionFacts(given)) {
          expect(fact.start).toBeGreaterThanOrEqual(end);
          expect(fact.end).toBeGreaterThan(fact.start);
          ({ end } = fact);
        }
        expect(end).toBeLessThanOrEqual(given.length);
      }),
      { numRuns: 500 },
    );
  });
});
