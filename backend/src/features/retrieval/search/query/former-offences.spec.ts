import { describe, expect, it } from '@jest/globals';
import { formerOffence } from './former-offences.js';

describe('formerOffence', () => {
  it.each([
    ['What is the punishment for adultery?', /^Adultery is no longer an offence/],
    ['is adultery a crime now', /^Adultery/],
    ['व्यभिचार की सज़ा क्या है', /^Adultery/],
    ['Which section punishes homosexuality', /^Consensual acts between adults/],
  ])('%s', (question, said) => {
    expect(formerOffence(question)).toMatch(said);
  });

  it.each([
    'Can a wife living in adultery claim maintenance under section 144 BNSS?',
    'Adultery as a ground for divorce, which section?',
    'is adulteration of milk a crime',
    'What is the punishment for theft?',
    'adultery',
    '',
  ])('says nothing to: %s', (question) => {
    expect(formerOffence(question)).toBeNull();
  });
});
