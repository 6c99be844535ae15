import { describe, expect, it } from '@jest/globals';
import { loadTopics } from '../load-topics.js';
import { Addressees, loadAddressees, speaksTo } from './addressees.js';
import { askerFacts, otherSideOf, type Role } from './asker-facts.js';

const roles = (text: string): Role[] => [...askerFacts(text).roles].sort();
const stages = (text: string): string[] => [...askerFacts(text).stages];

describe('who asks', () => {
  it.each<[string, Role[]]>([
    ['I am the husband and have no job', ['husband']],
    ['My wife has filed for maintenance against me', ['husband', 'respondent']],
    ['My husband beats me', ['wife']],
    ['main pati hoon, patni ne mere khilaf case kiya hai', ['husband', 'respondent']],
    ['मेरे पति मुझे मारते हैं', ['wife']],
    ['I am the tenant. He will throw me out', ['tenant']],
    ['My landlord keeps the deposit', ['tenant']],
    ['I am a landlord and my tenant does not pay', ['landlord']],
    ['The tenant says that old tenants can never be removed', ['landlord']],
    ['A worker in my workshop lost two fingers', ['employer']],
    ['I am a factory owner. An inspector says I must pay bonus', ['employer']],
    ['I am a shopkeeper. A customer has complained', ['seller']],
    ['I am a doctor', ['doctor']],
    ['I gave four lakh rupees to Ramesh', ['lender']],
    ['I took a gold loan to help him. I gave him the money', ['borrower', 'lender']],
    ['Our dog bit the courier boy', ['respondent']],
    ['I made a false complaint in anger', ['claimant']],
    ['The police have charged me with drunk driving', ['respondent']],
    ['What is a cheque?', []],
    ['A husband must maintain his wife', []],
  ])('%s', (text, expected) => {
    expect(roles(text)).toEqual(expected);
  });

  it.each([
    ['The decree was passed against me without my knowledge', ['decided']],
    ['My appeal was dismissed because my lawyer did not come', ['decided']],
    ['The Magistrate has ordered him but he still pays nothing', ['decided']],
    ['I won the suit two years ago', ['decided']],
    ['hamara talaq ho chuka hai', ['decided']],
    ['मेरा केस ख़ारिज हो गया', ['decided']],
    ['He says he will throw me out next week', ['threatened']],
    ['He threw me out', []],
    ['Can the court order him to pay?', []],
    ['How do I get a decree of divorce?', []],
  ])('and how far it is: %s', (text, expected) => {
    expect(stages(text)).toEqual(expected);
  });
});

describe('to whom topics speak', () => {
  it('is told of topics that there are', () => {
    const known = new Set(loadTopics().map(({ id }) => id));
    expect([...loadAddressees().keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('never is the other side of who asks, nor another stage', () => {
    for (const [role, other] of otherSideOf) {
      const facts = (...told: Role[]) => ({ roles: new Set(told), stages: new Set<never>(), laws: [] });
      expect(speaksTo({ to: [role] }, facts(other))).toBe(false);
      expect(speaksTo({ to: [role] }, facts(role))).toBe(true);
      // Both are told of: a wife of a husband who is sued, a tenant who lets to others.
      expect(speaksTo({ to: [role] }, facts(role, other))).toBe(true);
      expect(speaksTo({ to: [role] }, facts())).toBe(true);
      expect(speaksTo(undefined, facts(other))).toBe(true);
    }
    expect(speaksTo({ stage: 'first' }, askerFacts('The suit was dismissed'))).toBe(false);
    expect(speaksTo({ stage: 'happened' }, askerFacts('He wants to throw me out'))).toBe(false);
  });

  it('makes a topic for others count less', () => {
    const addressees = new Addressees();
    expect(addressees.shareOf('wife-maintenance-magistrate', askerFacts('I am the husband'))).toBeLessThan(1);
    expect(addressees.shareOf('wife-maintenance-magistrate', askerFacts('My husband pays nothing'))).toBe(1);
  });
});
