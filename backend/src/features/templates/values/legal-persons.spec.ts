import { describe, expect, it } from '@jest/globals';
import { personKind, successors } from './legal-persons.js';

describe('personKind', () => {
  it.each([
    ['Asha Mehta', 'daughter of Ramesh Mehta, aged 52 years', 'individual'],
    ['Karan and Neha Bhatia', 'husband and wife', 'individual'],
    ['Comfort Furniture Works', 'a proprietary firm of Mohan Lal', 'individual'],
    ['Greenfield Estates Private Limited', '', 'company'],
    ['Sunbeam Lighting Pvt. Ltd.', '', 'company'],
    ['Northwind Analytics LLP', 'a limited liability partnership', 'company'],
    ['Sunbeam', 'a company incorporated under the Companies Act, 2013', 'company'],
    ['Coastal Foods', 'a partnership firm', 'firm'],
    ['Mehta & Sons', '', 'firm'],
    ['M/s Ravi Traders', '', 'firm'],
    ['Sunrise Education Trust', 'a public charitable trust', 'body'],
    ['State Bank of India', 'a statutory body', 'body'],
    ['State Bank of India', '', 'body'],
    ['Municipal Corporation of Delhi', '', 'body'],
    ['Union of India', '', 'body'],
    ['Sunrise Education Trust (Regd.)', '', 'body'],
    ['Helio Limited (formerly Sun Limited)', '', 'company'],
    ['Helio Private Limited, Mumbai', '', 'company'],
    ['Bank Nath Sharma', '', 'individual'],
    ['Limited Sharma', 'son of Company Sharma', 'individual'],
    ['Ravi Kumar', 'director of a private limited company', 'individual'],
  ])('takes %s, %s, for: %s', (name, description, kind) => {
    expect(personKind(name, description)).toBe(kind);
  });

  it('gives heirs to natural persons only', () => {
    expect(successors('Asha Mehta')).toBe('heirs, executors and administrators');
    expect(successors('Asha Mehta', '', 'assigns')).toBe('heirs, executors, administrators and assigns');
    expect(successors('Helio Limited')).toBe('successors');
    expect(successors('Helio Limited', undefined, 'permitted assigns')).toBe('successors and permitted assigns');
    expect(successors('Coastal Foods', 'a partnership firm')).toBe(
      'partners for the time being and their heirs, executors and administrators',
    );
  });
});
