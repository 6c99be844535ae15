import { describe, expect, it } from '@jest/globals';
import { sectionText } from './section-text.js';

describe('sectionText', () => {
  it.each([
    ['2', 'Licence.', 'A kite needs a licence.', '2. Licence.—A kite needs a licence.'],
    ['2', 'Licence', '^1[A kite] needs ^12*** a licence.', '2. Licence.—[A kite] needs *** a licence.'],
    ['2', 'Board.57', 'There is a board.', '2. Board.—There is a board.'],
    ['378Z-I', 'Reserves.', 'Each board keeps one.', '378ZI. Reserves.—Each board keeps one.'],
    ['14GA.', 'Chairman.', 'There is one.', '14GA. Chairman.—There is one.'],
    ['9', '. Minutes.', 'They are kept.', '9. Minutes.—They are kept.'],
    ['9', '9. Minutes.', '^1[9. Minutes.--(1) They are kept.]', '9. Minutes.—[(1) They are kept.]'],
    ['7', 'leases.', 'A lease is made.', '7. Leases.—A lease is made.'],
    ['7', 'Leases.', '', '7. Leases.'],
    ['7', '', 'A lease is made.', '7. A lease is made.'],
  ])('%s, %j, %j', (label, heading, body, expected) => {
    expect(sectionText(label, heading, body)).toBe(expected);
  });

  it('leaves out the footnotes', () => {
    expect(sectionText('1', 'Title.', 'This is the title.\n\n### Footnotes\n\n1. Ins. by Act 2 of 2001.\n')).toBe(
      '1. Title.—This is the title.',
    );
  });

  it('keeps a body that begins with the number of another section', () => {
    expect(sectionText('8', 'Repeal.', '9. Minutes.—These words are repealed.')).toBe('8. Repeal.—9. Minutes.—These words are repealed.');
  });
});
