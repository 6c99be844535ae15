import { describe, expect, it } from '@jest/globals';
import { HINDI_LIST, paragraphList, swornFacts } from './sworn-facts.js';

describe('swornFacts', () => {
  it('sorts facts by how they are known and numbers them where they stand', () => {
    expect(
      swornFacts(
        'I own the car\nIt was stolen (on information from the police)\nThe thief fled (information from the police).\nHe is abroad (belief)',
        2,
        1,
      ),
    ).toEqual({
      facts: ['I own the car', 'It was stolen', 'The thief fled', 'He is abroad'],
      known: 'paragraphs 1 to 3 and 7',
      informed: [{ where: 'paragraphs 4 and 5', source: 'the police' }],
      believed: [{ where: 'paragraph 6', source: '' }],
    });
  });

  it('does so in Hindi', () => {
    expect(swornFacts('गाड़ी मेरी है\nवह चोरी हुई (सूचना: पुलिस से)\nचोर भाग गया (विश्वास)', 1, 1, HINDI_LIST)).toEqual({
      facts: ['गाड़ी मेरी है', 'वह चोरी हुई', 'चोर भाग गया'],
      known: 'पैरा 1, 2 और 5',
      informed: [{ where: 'पैरा 3', source: 'पुलिस से' }],
      believed: [{ where: 'पैरा 4', source: '' }],
    });
  });

  it('reads a source that has brackets of its own', () => {
    expect(swornFacts('My son studies there (information from the school (Delhi))', 0, 0)).toEqual({
      facts: ['My son studies there'],
      known: '',
      informed: [{ where: 'paragraph 1', source: 'the school (Delhi)' }],
      believed: [],
    });
  });

  it('leaves other words in brackets alone', () => {
    expect(swornFacts('I live at Pune (Maharashtra)\n(belief)', 0, 0).facts).toEqual(['I live at Pune (Maharashtra)', '(belief)']);
  });
});

describe('paragraphList', () => {
  it.each([
    [[], ''],
    [[4], 'paragraph 4'],
    [[1, 2], 'paragraphs 1 and 2'],
    [[1, 2, 3, 5, 7, 8], 'paragraphs 1 to 3, 5, 7 and 8'],
  ])('%j is %j', (numbers, words) => {
    expect(paragraphList(numbers)).toBe(words);
  });
});
