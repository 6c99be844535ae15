import { describe, expect, it } from '@jest/globals';
import { FileCipher } from '../../../core/files/file-cipher.js';
import { questionCookie, questionIn } from './question-cookie.js';
import { SignInQuestions } from './sign-in-questions.js';

const questionsOf = (key: string) => new SignInQuestions(new FileCipher({ fileEncryptionKey: Buffer.from(key.repeat(32), 'hex') }));
const NOW = 1_700_000_000_000;
const QUESTION = { state: 'a state', nonce: 'a nonce', verifier: 'a verifier', again: false, askedAt: NOW };

describe('what binds an answer of the provider to a browser', () => {
  const questions = questionsOf('ab');
  const sealed = questions.seal(QUESTION);
  const sent = (cookie: string) => questionIn({ headers: { cookie } });

  it('comes back as it was, for fifteen minutes', () => {
    const cookie = questionCookie(sealed, true).split(';')[0] ?? '';
    expect(questions.open(sent(`a=1; ${cookie}; b=2`) ?? '', NOW + 899_000)).toEqual(QUESTION);
    expect(questions.open(sealed, NOW + 900_000)).toBeNull();
  });

  it('is read by nobody else, nor made or changed', () => {
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('a verifier');
    expect(questionsOf('cd').open(sealed, NOW)).toBeNull();
    for (let at = 0; at < sealed.length; at += 7)
      expect(questions.open(`${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`, NOW)).toBeNull();
    for (const other of ['', 'x', sealed.slice(0, -4)]) expect(questions.open(other, NOW)).toBeNull();
  });

  it('is kept where no script and no page of another site gets at it, and is short', () => {
    expect(questionCookie(sealed, true)).toMatch(/; Path=\/api\/auth\/provider; HttpOnly; SameSite=Strict; Secure$/);
    expect(questionCookie(null, false)).toContain('=; Max-Age=0;');
    expect(questionCookie(sealed, true).length).toBeLessThan(1000);
  });

  it.each([undefined, '', 'themis_provider_question=', 'themis_provider_questions=x', `themis_provider_question=${'x'.repeat(2001)}`])(
    'is absent in %p',
    (cookie) => {
      expect(questionIn({ headers: { cookie } })).toBeNull();
    },
  );
});
