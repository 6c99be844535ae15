import { describe, expect, it } from '@jest/globals';
import { isRespondent, sideShare } from './asker-side.js';

describe('isRespondent', () => {
  it.each([
    'my wife has filed a case against me',
    'they have put 498A on my old parents',
    'complaint was lodged by the tenant against us',
    'I hit a bike by mistake, the man broke his leg',
    'my scooter hit a man and had no policy',
    'what will happen to me, my insurance had lapsed',
    'will the police arrest me',
    'the bank sent me a legal notice',
    'a company sends me a notice that my shop has their name',
    'a notice that a cheque was returned and I must pay, I have never owed him',
    'they sued though I owe them nothing',
    'I had given him a blank cheque',
    'mujh par kya case banega',
    'mere khilaf jhootha case',
    'मेरे ख़िलाफ़ केस कर दिया',
    'मुझ पर क्या सज़ा होगी',
    'मेरी गाड़ी से टक्कर हो गई',
  ])('%s', (question) => {
    expect(isRespondent(question)).toBe(true);
  });

  it.each([
    'a car hit me and drove off',
    'I want to file a case against my landlord',
    'I want to put a case on my husband',
    'he gave me a cheque and it bounced',
    'he says he does not owe me anything',
    'my husband beats me',
    'the police do not write my complaint',
    'the bus hit my scooter, my leg is broken',
    'मेरे पति मुझे मारते हैं',
    'mujhe paisa nahi mila',
    '',
  ])('not: %s', (question) => {
    expect(isRespondent(question)).toBe(false);
  });
});

describe('sideShare', () => {
  it('prefers what answers a claim to what makes one, for the one whom it is made against only', () => {
    expect(sideShare({ side: 'respondent' }, true)).toBeGreaterThan(sideShare({}, true));
    expect(sideShare({ side: 'claimant' }, true)).toBeLessThan(sideShare({}, true));
    expect([sideShare({ side: 'respondent' }, false), sideShare({ side: 'claimant' }, false), sideShare({}, true)]).toEqual([1, 1, 1]);
  });
});
