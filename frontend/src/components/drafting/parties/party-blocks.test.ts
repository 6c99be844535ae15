import { describe, expect, it } from 'vitest';
import type { PartyRow } from '../../parties/party-row.js';
import type { DraftField } from '../form/draft-field.js';
import { factsOf, partyBlocks, valuesFrom } from './party-blocks.js';

const field = (name: string, when?: DraftField['when']): DraftField => {
  const [, role, fact] = /^(sender|seller)_(.+)$/.exec(name) ?? [];
  return { name, label: name, multiline: false, format: 'text', when, party: role && fact ? { role, fact, side: null } : undefined };
};
const SHORT = [
  ...['sender_name', 'sender_description', 'sender_address', 'sender_signatory', 'place'].map((name) => field(name)),
  { ...field('to_whom'), party: { role: 'authority', fact: 'name', side: null } },
  { ...field('where'), party: { role: 'authority', fact: 'address', side: null } },
];
const LONG = [
  ...['name', 'kind', 'description', 'pan', 'address', 'pin', 'state'].map((name) => field(`seller_${name}`)),
  field('seller_parentage', { field: 'seller_kind', is: ['individual', ''] }),
  field('seller_age', { field: 'seller_kind', is: ['individual', ''] }),
  field('seller_cin', { field: 'seller_kind', is: ['company'] }),
];
const ASHA: PartyRow = {
  id: 'p-1',
  name: 'Asha Mehta',
  kind: 'individual',
  parentage: 'daughter of R. Mehta',
  age: '41',
  description: 'by occupation a teacher',
  pan: 'ABCPM1234F',
  cin: null,
  registration: null,
  address: '4 Sample Road, New Delhi',
  pin: '110003',
  state: 'Delhi',
  signatory: null,
  email: null,
  phone: null,
  version: 1,
  restorableUntil: null,
};

describe('a party in a form', () => {
  it('stands where the template says that fields speak of somebody, whatever they are called', () => {
    expect(partyBlocks(SHORT)).toEqual([
      { role: 'sender', label: 'sender_name' },
      { role: 'authority', label: 'to_whom' },
    ]);
    expect(partyBlocks([field('place'), field('sender_name')])).toEqual([]);
    expect(valuesFrom(SHORT, 'authority', ASHA)).toEqual({ to_whom: 'Asha Mehta', where: '4 Sample Road, New Delhi, 110003' });
  });

  it('is put together where a form has one field for it, in the language in which it is described', () => {
    expect(valuesFrom(SHORT, 'sender', ASHA)).toEqual({
      sender_name: 'Asha Mehta',
      sender_description: 'daughter of R. Mehta, aged 41 years, by occupation a teacher',
      sender_address: '4 Sample Road, New Delhi, 110003',
      sender_signatory: '',
    });
    expect(valuesFrom(SHORT, 'sender', { ...ASHA, parentage: 'पुत्री र. मेहता', description: null })).toMatchObject({
      sender_description: 'पुत्री र. मेहता, आयु 41 वर्ष',
    });
  });

  it('leaves nothing of somebody else, and fills in nothing that the form does not ask of it', () => {
    const company = { ...ASHA, name: 'Sample Private Limited', kind: 'company', cin: 'U12345MH2015PTC123456', pan: null };
    expect(valuesFrom(LONG, 'seller', company)).toMatchObject({
      seller_parentage: '',
      seller_age: '',
      seller_pan: '',
      seller_cin: company.cin,
    });
  });

  it('goes into the book as the form asks for it, and changes only what the form says otherwise', () => {
    const entered = { seller_name: 'Asha Mehta', seller_age: ' 42 ', place: 'Delhi' };
    expect(factsOf(LONG, 'seller', entered)).toEqual({ name: 'Asha Mehta', age: '42' });
    const filled = valuesFrom(LONG, 'seller', ASHA);
    expect(factsOf(LONG, 'seller', filled, ASHA)).toEqual({});
    expect(factsOf(LONG, 'seller', { ...filled, seller_age: '42', seller_pan: '' }, ASHA)).toEqual({ age: '42' });
    const short = valuesFrom(SHORT, 'sender', ASHA);
    expect(factsOf(SHORT, 'sender', { ...short, sender_description: 'aged 42', sender_address: '5 Other Road' }, ASHA)).toEqual({
      address: '5 Other Road',
    });
  });
});
