import { describe, expect, it } from '@jest/globals';
import { TemplateStore } from '../template/template-store.js';
import { checkedValues } from '../template/form-values.js';
import { draftObjections } from './draft-check.js';
import { inventedNames } from '../threads/invented-names.js';

const found = new TemplateStore().find('rent_agreement');
if (!found) throw new Error('there is no rent agreement');
const { fields } = found;
const values = checkedValues(fields, {
  landlord_name: 'Asha Verma',
  landlord_address: '1 Hill Road\nPune 411001',
  tenant_name: 'Ravi Kumar',
  tenant_address: '2 Lake Road, Nagpur',
  property_address: 'Flat 3, Hill View, Pune',
  start_date: '2026-04-01',
  duration_months: '11',
  monthly_rent: '25000',
  security_deposit: '50,000',
  governing_law: 'the laws of India',
  special_conditions: 'The Tenant may keep the piano of Miss Clara Roy.\nNo loud music after 10 pm.',
});
const basis = found.assemble(values);
const citations = [
  {
    documentId: '',
    documentTitle: '',
    headingPath: '',
    pageStart: 1,
    pageEnd: 1,
    spanStart: 0,
    spanEnd: 1,
    quotation: 'Rent is\ndue monthly.',
  },
];
const objections = (draft: string, more: Partial<Parameters<typeof draftObjections>[1]> = {}) =>
  draftObjections(draft, { fields, values, basis, open: null, revising: false, citations: [], ...more });

describe('draftObjections', () => {
  it('has none for a draft with other words, other marks and other forms of the same values', () => {
    expect(objections(basis)).toEqual([]);
    const other = basis
      .replace('lets the Premises to the Tenant', 'grants the Tenant a tenancy of the Premises')
      .replaceAll('Asha Verma', '**ASHA VERMA**')
      .replace('1 April 2026', '1st day of April, 2026')
      .replace('Rs. 25,000', 'INR 25,000.00')
      .replace('The Tenant may keep', 'It is allowed to the Tenant to keep');
    expect(objections(other)).toEqual([]);
  });

  it.each([
    ['a name', /Asha Verma/g, 'Usha Verma', 'The value of "Landlord Name" is missing or changed.'],
    ['an amount', /50,000/g, '55,000', 'The value of "Security Deposit" is missing or changed.'],
    ['a date', /1 April 2026/g, '2 April 2026', 'The value of "Start Date" is missing or changed.'],
    ['an address', /Flat 3/g, 'Flat', 'The value of "Property Address" is missing or changed.'],
    ['a name in prose', /Clara Roy/g, 'Clare Roy', 'The value of "Special Conditions" is missing or changed.'],
    ['a clause', /\n12\. General terms[\s\S]*?(?=\n13\.)/, '', 'The numbering or the structure of the clauses is changed.'],
    ['a sub-clause', /\n12\.3 .*/, '', 'The numbering or the structure of the clauses is changed.'],
    ['the places to sign', /_{6,}|^.*Signature:.*$/gm, '', 'The places to sign are missing.'],
    ['a reference', 'under clause 9', 'under clause 19', 'A reference to a clause or schedule leads nowhere.'],
  ])('objects to %s that is lost', (_what, from, to, objection) => {
    expect(objections(basis.replace(from, to))).toContain(objection);
  });

  it('objects to words of the law that are changed', () => {
    expect(objections(`${basis}\nRent is due monthly.`, { citations })).toEqual([]);
    expect(objections(`${basis}\nRent is due every month.`, { citations })).toEqual(['A quotation of the law is changed or missing.']);
  });

  it('lets change what a suggestion speaks of, and nothing else', () => {
    const draft = basis.replace(/Ravi Kumar/g, 'Ravi Kumar and Meera Rao').replace(/Ravi Kumar/g, 'Meera');
    expect(objections(draft, { revising: true, open: 'Let the tenant be Meera Rao' })).toEqual([]);
    expect(objections(draft, { revising: true, open: 'Make the tone friendlier' })).toEqual([
      'The value of "Tenant Name" is missing or changed.',
    ]);
    expect(objections(basis.replace(/\n13\. Governing/, '\n14. Governing'), { revising: true, open: 'x' })).toContain(
      'The clauses are not numbered 1, 2, 3 and so on.',
    );
  });
});

describe('inventedNames', () => {
  it('finds none in the scaffold, nor in a draft that is merely reworded', () => {
    expect(inventedNames(basis, basis)).toEqual([]);
    const reworded = basis
      .replace('**Asha Verma**, of', '**Asha Verma**, an Indian Inhabitant, residing at')
      .replace('Governing law and disputes', 'Governing Law, Jurisdiction and Dispute Resolution')
      .replace('12.2 If', '12.2 Force Majeure Events aside, if');
    expect(inventedNames(reworded, basis)).toEqual([]);
  });

  it.each([
    ['a party in place of another', basis.replace('**Ravi Kumar**', '**Mohan Lal**'), 'Mohan Lal'],
    ['a further party', basis.replace('The Parties agree', 'and Mohan Lal (the "Guarantor") joins. The Parties agree'), 'Mohan Lal'],
    ['a person in a clause', basis.replace('13.1 This', '13.1 Mr. Mohan Lal is the arbitrator. This'), 'Mohan Lal'],
    ['a company', basis.replace('13.1 This', '13.1 Zenith Realty Private Limited collects the rent. This'), 'Zenith Realty'],
    ['a relation', basis.replace('of 2 Lake Road', 'son of Mohan Lal, of 2 Lake Road'), 'Mohan Lal'],
    ['a signature', basis.replace('Name: ______________________', 'Name: Mohan Lal'), 'Mohan Lal'],
  ])('finds %s', (_what, draft, name) => {
    expect(inventedNames(draft, basis).join('; ')).toContain(name);
  });
});
