import { describe, expect, it } from '@jest/globals';
import { definedTerms, definitionIn, fitOf } from './defined-terms.js';

const asked = (...words: string[]): string[][] => words.map((word) => [word]);
const fits = (text: string, ...words: string[]): boolean => definedTerms(text).some((each) => fitOf(each, asked(...words)) > 0);

describe('definedTerms', () => {
  it.each([
    ['(d) "allottee" in relation to a project, means the buyer;', ['allotte']],
    ['(13) "child" in conflict with law means a child who is said to have stolen;', ['child', 'conflict', 'law']],
    ['\n(e) certification trade mark means a mark;', ['certif', 'trade', 'mark']],
    ['Such act is called a consideration for the promise;', ['consider']],
    ['They are called "partners" and collectively "a firm".', ['firm']],
    ['"Good faith".—Nothing is done in good faith that is done without care.', ['good', 'faith']],
    ['(a) A mortgage is the transfer of an interest.', ['mortgag']],
    ['(i) an agreement that one party may end is a voidable contract;\n', ['voidabl', 'contract']],
    ['Whoever does so commits extortion.', ['extort']],
    ['(e) every promise for a promise is an\nagreement:\n', ['agreement']],
  ])('finds the word in %j', (text, words) => expect(fits(text, ...words)).toBe(true));

  it('prefers a definition to a reference to one, and a word to one that stands for it', () => {
    const fit = (text: string, terms: string[][]): number => Math.max(0, ...definedTerms(text).map((each) => fitOf(each, terms)));
    expect(fit('"wages" means pay;', asked('wage'))).toBeGreaterThan(fit('"wages" has the meaning in section 3;', asked('wage')));
    expect(fit('"worker" means a man;', [['worker', 'employe']])).toBeGreaterThan(fit('"employee" means a man;', [['worker', 'employe']]));
  });

  it('prefers a definition for the whole act to one in a single relation', () => {
    const fit = (text: string): number => Math.max(0, ...definedTerms(text).map((each) => fitOf(each, asked('decre'))));
    expect(fit('"decree" means an order;')).toBeGreaterThan(fit('"decree" with reference to a superior Court means an order;'));
  });

  it.each([
    ['"motor cycle" means a vehicle;', ['motorcycl']],
    ['"motorcycle" means a vehicle;', ['motor', 'cycl']],
  ])('finds a word that is written apart, or as one: %s', (text, words) => expect(fits(text, ...words)).toBe(true));

  it('does not take one word of a term for the term', () => {
    expect(fits('"company" means a body;', 'small', 'compani')).toBe(false);
    expect(fits('"small company" means a body;', 'compani')).toBe(false);
    expect(fits('A promise to save from loss is called a contract of indemnity.', 'contract')).toBe(false);
  });
});

describe('definitionIn', () => {
  it('is one definition of several, with its label', () => {
    const text = 'and so on; (u) "lock-out" means the closing of a place;\n(v) "major port" means a port;';
    const place = definitionIn(text, [['lock'], ['out']]) ?? { start: 0, end: 0 };
    expect(text.slice(place.start, place.end)).toBe('(u) "lock-out" means the closing of a place');
    expect(definitionIn(text, asked('mine'))).toBeNull();
    expect(definitionIn('Whoever deceives a person is said to cheat.', asked('cheat'))).toBeNull();
  });
});
