import { describe, expect, it } from 'vitest';
import type { DraftField } from '../form/draft-field.js';
import { carriedValues } from './carried-values.js';

const field = (name: string, rest: Partial<DraftField> = {}): DraftField => ({
  name,
  label: name,
  multiline: false,
  format: 'text',
  ...rest,
});
const party = (role: string, fact: string, side: string | null = null): Partial<DraftField> => ({ party: { role, fact, side } });

const NOTICE = [
  field('sender_name', party('sender', 'name', 'client')),
  field('sender_description', party('sender', 'description')),
  field('sender_address', party('sender', 'address')),
  field('recipient_name', party('recipient', 'name', 'opponent')),
  field('cheque_number', { shared: 'cheque_number' }),
  field('currency', { shared: 'currency', fallback: 'INR' }),
  field('subject'),
];
const SAID = {
  sender_name: 'Asha Mehta',
  sender_description: 'daughter of R. Mehta',
  sender_address: '12 Lodhi Road',
  recipient_name: 'Ravi Kumar',
  cheque_number: '004512',
  currency: 'USD',
  subject: 'A cheque',
};
const COMPLAINT = [
  field('complainant_name', party('complainant', 'name', 'client')),
  field('complainant_kind', party('complainant', 'kind')),
  field('complainant_description', party('complainant', 'description')),
  field('complainant_address', { ...party('complainant', 'address'), maxLength: 100 }),
  field('accused_name', party('accused', 'name', 'opponent')),
  field('number', { shared: 'cheque_number' }),
  field('money', { shared: 'currency', fallback: 'INR', options: ['INR', 'USD'] }),
  field('subject'),
];
const carried = (values: Record<string, string>, fields = COMPLAINT, said: Record<string, string> = SAID) =>
  carriedValues({ fields: NOTICE, values: said }, { fields, values });

describe('what a form takes over from an earlier paper', () => {
  it('is what both ask for, by what it is and not by what the field is called', () => {
    expect(carried({})).toEqual({
      complainant_name: 'Asha Mehta',
      complainant_description: 'daughter of R. Mehta',
      complainant_address: '12 Lodhi Road',
      accused_name: 'Ravi Kumar',
      number: '004512',
      money: 'USD',
    });
  });

  it('leaves alone what the form says already, but not a default', () => {
    expect(carried({ complainant_address: '4 MG Road', number: '1', money: 'INR', accused_name: 'Ravi Kumar' })).toEqual({
      complainant_name: 'Asha Mehta',
      complainant_description: 'daughter of R. Mehta',
      money: 'USD',
    });
  });

  it('says nothing of somebody who is another person in the form', () => {
    expect(carried({ complainant_name: 'Ravi Kumar' })).toEqual({ accused_name: 'Ravi Kumar', number: '004512', money: 'USD' });
  });

  it('leaves out what does not fit, and fields that are not asked for', () => {
    const fields = [
      field('kind', { options: ['cash', 'cheque'] }),
      field('number', { shared: 'cheque_number', when: { field: 'kind', is: ['cheque'] } }),
      field('money', { shared: 'currency', options: ['INR', 'EUR'] }),
      field('short', { ...party('short', 'name', 'client'), maxLength: 5 }),
    ];
    expect(carried({}, fields)).toEqual({});
    expect(carried({ kind: 'cheque' }, fields)).toEqual({ number: '004512' });
  });

  it('is nothing where the paper says nothing', () => {
    expect(carried({}, COMPLAINT, {})).toEqual({});
  });
});
