import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { differencesOf } from './quotations.js';

describe('differences of a quotation', () => {
  it.each([
    ['the tenant shall pay', 'the tenant may pay', [{ written: 'shall', held: 'may' }]],
    ['a receipt for rent', 'a written receipt for rent', [{ written: '', held: 'written' }]],
    ['a written receipt', 'a receipt', [{ written: 'written', held: '' }]],
    ['The Tenant  shall\npay', 'the tenant shall pay', []],
    ['rent, if due', 'rent if due', []],
  ])('%s', (written, held, differences) => {
    expect(differencesOf(written, held)).toEqual(differences);
  });

  it('at the ends show what the source has there', () => {
    const beside = { before: 'Every ', after: ' forthwith from the landlord a written receipt.' };
    expect(differencesOf('Each tenant may obtain a receipt', 'tenant may obtain', beside)).toEqual([
      { written: 'Each', held: 'Every' },
      { written: 'a receipt', held: 'forthwith from the landlord a written receipt.' },
    ]);
    expect(differencesOf('tenant may obtain', 'tenant may obtain', beside)).toEqual([]);
    expect(differencesOf('tenant may never obtain', 'tenant may obtain', beside)).toEqual([{ written: 'never', held: '' }]);
  });

  it('are none between a text and itself, and at most twenty', () => {
    fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => expect(differencesOf(text, text)).toEqual([])));
    const words = (mark: string): string => Array.from({ length: 60 }, (_each, at) => `w${at} ${mark}${at}`).join(' ');
    expect(differencesOf(words('a'), words('b'))).toHaveLength(20);
  });
});
