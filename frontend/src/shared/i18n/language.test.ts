import { expect, it } from 'vitest';
import { pickLanguage } from './language.js';

it.each([
  ['hi', ['en-IN'], 'hi'],
  ['en', ['hi-IN', 'en'], 'en'],
  [null, ['hi-IN', 'en'], 'hi'],
  [null, ['en-GB', 'hi'], 'en'],
  [null, ['mr', 'hi'], 'hi'],
  [null, ['fr-FR'], 'en'],
  ['klingon', [], 'en'],
] as const)('a stored choice of %s and a browser with %j give %s', (stored, preferred, language) => {
  expect(pickLanguage(stored, preferred)).toBe(language);
});
