import { describe, expect, it } from '@jest/globals';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { checkedValues } from './form-values.js';
import { compileClauses } from '../engine/template-engine.js';
import { templateSchema } from './template-schema.js';

const data = (...fields: object[]) =>
  templateSchema.parse({
    documentType: 'deed',
    version: '1',
    label: 'Deed',
    category: 'property',
    price: { baseTokens: 1, complexityMultiplier: 1, description: '' },
    fields,
  });
const party = (rest: object = {}) => ({ block: 'party', prefix: 'seller', label: 'Seller', group: 'Seller', ...rest });
const property = { block: 'property', prefix: 'property', label: 'Property', group: 'Property' };
const { fields } = data(party(), property);
const asha = { seller_name: 'Asha Mehta', seller_address: '12 Lodhi Road', property_address: 'Flat 3B' };

function text(clauses: string, form: Record<string, string>): string {
  return compileClauses(clauses, 'clause')
    .compose(checkedValues(fields, { ...asha, ...form }))
    .trim();
}
const described = (form: Record<string, string>): string => text('{% party seller "Seller" assigns: "assigns" %}', form);

function refusals(form: Record<string, string>, of = fields): string[] {
  try {
    checkedValues(of, form);
  } catch (error) {
    if (error instanceof ValidationError) return (error.errors ?? []).map(({ message }) => message);
    throw error;
  }
  return [];
}

describe('a block of fields', () => {
  it('becomes its fields, with the prefix and the label of its use', () => {
    expect(fields.slice(0, 3).map(({ name, label, required, group }) => [name, label, required, group])).toEqual([
      ['seller_name', 'Seller Name', true, 'Seller'],
      ['seller_kind', 'Seller Is', false, 'Seller'],
      ['seller_parentage', 'Seller: Child or Spouse Of', false, 'Seller'],
    ]);
    expect(fields.find(({ name }) => name === 'seller_cin')?.when).toEqual({ field: 'seller_kind', is: ['company'] });
  });

  it('can be asked in part, with other settings, and of somebody who need not be there', () => {
    const { fields: some } = data(
      party({ without: ['kind', 'cin', 'registration'], change: { age: { min: 0, label: 'Age' } }, required: false }),
    );
    expect(some.map(({ name }) => name)).not.toContain('seller_kind');
    expect(some.find(({ name }) => name === 'seller_age')).toMatchObject({ min: 0, label: 'Age' });
    expect(some.find(({ name }) => name === 'seller_age')?.when).toBeUndefined();
    expect(refusals({}, some)).toEqual([]);
    expect(refusals({ seller_age: '40' }, some)).toEqual(['Seller Name is required, since Age is given']);
  });

  it('can be asked only where a field above it says so', () => {
    const kind = { name: 'kind', label: 'Kind', type: 'text', required: true, options: ['land', 'goods'] };
    const when = { field: 'kind', is: ['land'] };
    const { fields: some } = data(kind, { ...property, required: false, when });
    expect(some.slice(1).map((field) => field.when)).toEqual(some.slice(1).map(() => when));
    expect(refusals({ kind: 'land', property_survey: 'CTS no. 12' }, some)).toEqual([]);
    expect(refusals({ kind: 'goods', property_survey: 'CTS no. 12' }, some)).toEqual([
      'Survey, CTS or Unit Number applies only where "Kind" is "land"',
    ]);
    expect(() => data(kind, { ...property, when })).toThrow('asked for only sometimes');
    expect(() => data(kind, party({ required: false, when }))).toThrow('conditions of its own');
  });

  it('is refused by a name that it does not have', () => {
    expect(() => data(party({ without: ['colour'] }))).toThrow('the block party has no field "colour"');
    expect(() => data(party({ block: 'crew' }))).toThrow(/crew|party/);
  });

  it('refuses what contradicts itself', () => {
    const wrong = (form: Record<string, string>) => refusals({ ...asha, ...form });
    expect(wrong({ seller_kind: 'company', seller_pan: 'ABCPE1234F' })).toEqual([
      'Seller PAN is not the PAN of a company: its fourth letter says so',
    ]);
    expect(wrong({ seller_kind: 'trust', seller_pan: 'ABCTE1234F' })).toEqual([]);
    expect(wrong({ seller_pin: '110003', seller_state: 'Kerala' })).toEqual(['Seller PIN Code 110003 is in Delhi, not in Kerala']);
    expect(wrong({ seller_pin: '682001', seller_state: 'Kerala' })).toEqual([]);
    expect(wrong({ seller_age: '17' })).toEqual(['Seller Age (years) must be at least 18']);
    expect(wrong({ seller_cin: 'U12345MH2015PTC123456' })).toEqual(['Seller CIN applies only where "Seller Is" is "company"']);
  });
});

describe('a party in a document', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'a person',
      {},
      '**Asha Mehta**, of 12 Lodhi Road (the "Seller", which expression includes the Seller\'s heirs, executors, administrators and assigns)',
    ],
    [
      'a person in full',
      {
        seller_kind: 'individual',
        seller_parentage: 'D/o Ramesh Mehta',
        seller_age: '61',
        seller_pan: 'ABCPM1234F',
        seller_pin: '110003',
        seller_state: 'Delhi',
      },
      '**Asha Mehta**, daughter of Ramesh Mehta, aged 61 years, PAN ABCPM1234F, of 12 Lodhi Road, Delhi 110003 (the "Seller"',
    ],
    [
      'a company',
      { seller_kind: 'company', seller_cin: 'U12345MH2015PTC123456', seller_signatory: 'Meera Rao, director' },
      '**Asha Mehta**, a company within the meaning of the Companies Act, 2013, CIN U12345MH2015PTC123456, having its office at 12 Lodhi Road, acting through Meera Rao, director (the "Seller", which expression includes the Seller\'s successors and assigns)',
    ],
    [
      'a company that its description calls one',
      { seller_kind: 'company', seller_description: 'a company incorporated under the Companies Act, 1956' },
      '**Asha Mehta**, a company incorporated under the Companies Act, 1956, having its office at',
    ],
    [
      'a limited liability partnership',
      { seller_kind: 'limited liability partnership', seller_registration: 'AAB-4521' },
      'within the meaning of the Limited Liability Partnership Act, 2008, LLPIN AAB-4521, having',
    ],
    [
      'a firm',
      { seller_kind: 'partnership firm', seller_registration: '412 of 2016' },
      '**Asha Mehta**, a partnership firm, registered as no. 412 of 2016, having its office at 12 Lodhi Road (the "Seller", which expression includes the Seller\'s partners for the time being, their heirs, executors and administrators and assigns)',
    ],
    [
      'a family',
      { seller_kind: 'hindu undivided family' },
      'a Hindu undivided family, of 12 Lodhi Road (the "Seller", which expression includes the Seller\'s members for the time being, the survivors of them and assigns)',
    ],
    ['a trust', { seller_kind: 'trust' }, "includes the Seller's trustees for the time being, successors in office and assigns)"],
    [
      'several',
      { seller_others: 'Anil Verma | husband of Asha Mehta | 63\nNisha Verma | | | ABDPV1234K | 5 Park Street, Kolkata 700016' },
      '**Asha Mehta**, of 12 Lodhi Road; and **Anil Verma**, husband of Asha Mehta, aged 63 years, of the same address; and **Nisha Verma**, PAN ABDPV1234K, of 5 Park Street, Kolkata 700016 (the "Seller", jointly and severally, which expression includes their respective heirs, executors, administrators and assigns)',
    ],
  ])('%s', (_who, form, words) => {
    expect(described(form)).toContain(words);
  });

  it('leaves a blank for a PAN only where the document needs one', () => {
    expect(text('{% party seller "Seller" blank: "pan" %}', {})).toContain('PAN [●]');
    expect(described({})).not.toContain('PAN');
  });

  it('has a place to sign for everybody', () => {
    const form = { seller_signatory: 'Meera Rao, attorney', seller_others: 'Anil Verma' };
    expect(text('{% sign_party seller "SELLER" %}', form).split('\n\n')).toEqual([
      '**SELLER**\nFor and on behalf of Asha Mehta\nSignature: ______________________\nName: Meera Rao, attorney',
      '**SELLER**\nSignature: ______________________\nName: Anil Verma',
    ]);
  });

  it('is signed for by somebody in their own name where it is a body', () => {
    const lines = '**SELLER**\nFor and on behalf of Asha Mehta\nSignature: ______________________\nName: ______________________';
    expect(text('{% sign_party seller "SELLER" %}', { seller_kind: 'company' })).toBe(lines);
    const name = 'Lotus Textiles Private Limited';
    expect(text('{% sign "SELLER" name: seller_name %}', { seller_name: name })).toBe(lines.replace('Asha Mehta', name));
  });

  it('affixes a thumb impression to what was read over', () => {
    expect(text('{% sign_party seller "SELLER" %}', { seller_read_over_in: 'Hindi' }).split('\n')).toEqual([
      '**SELLER**',
      'Thumb impression: ______________________',
      'Name: Asha Mehta',
      'Read over and explained in Hindi, and understood, before the thumb impression was affixed',
      'Read over by (name and signature): ______________________',
    ]);
  });

  it('acts through a guardian while a minor', () => {
    const { fields: some } = data(party({ change: { age: { min: 0 } } }), property);
    const minor = { ...asha, seller_age: '9' };
    expect(refusals(minor, some)).toEqual([
      'Who Signs for the Seller is required, since Seller Age (years) is below 18: name the guardian who acts for the minor',
    ]);
    const values = checkedValues(some, { ...minor, seller_signatory: 'Ramesh Mehta, father' });
    expect(compileClauses('{% party seller "Seller" %}', 'clause').compose(values)).toContain(
      '**Asha Mehta**, aged 9 years, a minor, of 12 Lodhi Road, acting through Ramesh Mehta, father (the',
    );
  });

  it('takes no value for markup, and refuses a setting that it does not know', () => {
    expect(described({ seller_others: '**X** {{ y }} | # z' })).toContain('\\*\\*X\\*\\* {{ y }}**, # z');
    expect(() => text('{% party seller "Seller" heirs: "x" %}', {})).toThrow('{% party %} knows no "heirs"');
    expect(() => text('{% party "Seller" %}', {})).toThrow('needs the prefix of a block');
  });
});

describe('a property in a document', () => {
  it('is described by what is given of it', () => {
    expect(text('{% property property %}', { property_survey: 'CTS no. 12', property_west: 'a road' })).toBe(
      '- Survey, CTS or unit number: CTS no. 12\n\n- West: a road',
    );
  });

  it('is described in Hindi in a document in Hindi', () => {
    const form = checkedValues(fields, { ...asha, property_area: '900 वर्ग फुट', property_north: 'सड़क' });
    expect(compileClauses('{% property property %}', 'clause', 'hi').compose(form).trim()).toBe('- क्षेत्रफल: 900 वर्ग फुट\n\n- उत्तर: सड़क');
  });

  it('has its chain of title', () => {
    const form = { property_title: 'Sale deed | 2011-05-03 | R. Shah | Asha Mehta | no. 12\nWill' };
    expect(text('{% clause title "Title" %}\n{% title_chain property %}', form)).toBe(
      '1. Title\n(a) Sale deed dated 3 May 2011, from R. Shah to Asha Mehta, registered as no. 12.\n\n(b) Will.',
    );
    expect(refusals({ ...asha, property_title: 'Sale deed | 01/12/2011' })).toEqual([
      'Title Chain, row 1: Date could be 1 December 2011 or 12 January 2011: choose one and write the month as a word',
    ]);
  });
});
