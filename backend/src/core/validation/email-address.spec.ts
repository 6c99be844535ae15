import { describe, expect, it } from '@jest/globals';
import { isEmailAddress, withAsciiDomain } from './email-address.js';

describe('an e-mail address', () => {
  it.each([
    ['asha@example.co.in', 'asha@example.co.in'],
    ['asha@xn--i1b6b1a6a2e.xn--h2brj9c', 'asha@xn--i1b6b1a6a2e.xn--h2brj9c'],
    ['asha@संगठन.भारत', 'asha@xn--i1b6b1a6a2e.xn--h2brj9c'],
    ['asha@mail.संगठन.भारत', 'asha@mail.xn--i1b6b1a6a2e.xn--h2brj9c'],
    ['Asha+1@bücher.example', 'Asha+1@xn--bcher-kva.example'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(withAsciiDomain(typed)).toBe(kept);
    expect(isEmailAddress(kept)).toBe(true);
  });

  it.each([
    'asha',
    'asha@',
    '@संगठन.भारत',
    'asha@संगठन',
    'asha@संगठन.भारत/x',
    'asha@संगठन.भारत:25',
    'asha@संग ठन.भारत',
    'आशा@example.in',
    'asha@\u202eभारत.example',
    'asha@xn--.xn--',
    `asha@${'क'.repeat(260)}.भारत`,
    'asha@example.c',
    'asha@127.0.0.1',
  ])('%j is none', (typed) => {
    expect(isEmailAddress(withAsciiDomain(typed))).toBe(false);
  });
});
