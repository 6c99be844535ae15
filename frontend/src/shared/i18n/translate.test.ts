import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { t, translated } from './translate.js';

/** The texts of a page that was started in Hindi. */
function inHindi(hindi: Record<string, string>): void {
  i18n.load('hi', hindi);
  i18n.activate('hi', ['hi-IN-u-nu-latn']);
}
afterEach(() => i18n.activate('en', ['en-US', 'en']));

describe('translated', () => {
  it('leaves English texts as they are', () => {
    const texts = { title: 'Sources', parts: ['Act'] };
    expect(translated(texts)).toBe(texts);
  });

  it('reads texts in Hindi, in lists and records inside too, and keeps those that have none', () => {
    inHindi({ Sources: 'स्रोत', Act: 'अधिनियम' });
    const texts = translated(
      { title: 'Sources', names: { ACT: 'Act' }, list: [{ text: 'Act' }], none: 'New', of: (n: number) => `${n}` },
      'hi',
    );
    expect([texts.title, texts.names.ACT, texts.list.map(({ text }) => text), texts.none, texts.of(3)]).toEqual([
      'स्रोत',
      'अधिनियम',
      ['अधिनियम'],
      'New',
      '3',
    ]);
    expect(Object.values(texts.names)).toEqual(['अधिनियम']);
  });
});

describe('t', () => {
  const tokens = '{count, plural, one {# token} other {# tokens}}';

  it('fills in values and chooses the plural in English', () => {
    expect([1, 0, 1234].map((count) => t(tokens, { count }))).toEqual(['1 token', '0 tokens', '1,234 tokens']);
  });

  it('does the same in Hindi, with Indian groups and Latin digits, and keeps values as they were given', () => {
    inHindi({ [tokens]: '{count, plural, other {# टोकन}}', 'Delete {name}': '{name} हटाएँ' });
    expect([1, 123456].map((count) => t(tokens, { count }))).toEqual(['1 टोकन', '1,23,456 टोकन']);
    expect(t('Delete {name}', { name: "O'Brien {draft} #2" })).toBe("O'Brien {draft} #2 हटाएँ");
  });
});
