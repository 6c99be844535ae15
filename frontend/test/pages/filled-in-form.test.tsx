import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsUser } from '../support/render-app.js';
import { LISTED_TEMPLATE, page, templateField } from '../support/wire.js';

const party = (role: string, fact: string, side: string | null = null) => ({
  group: 'Parties',
  party: { __typename: 'FieldParty', role, fact, side },
});
const COMPLAINT = {
  ...LISTED_TEMPLATE,
  documentType: 'cheque_complaint',
  label: 'Complaint',
  cost: 6,
  fields: [
    templateField('complainant', 'Complainant', party('complainant', 'name', 'client')),
    templateField('residing', 'Residing At', party('complainant', 'address')),
    templateField('cheque', 'Cheque Number', { group: 'Cheque', shared: 'cheque_number' }),
  ],
};
const NOTICE = {
  ...COMPLAINT,
  documentType: 'cheque_demand_notice',
  label: 'Notice',
  fields: [
    templateField('sender_name', 'Sender', party('sender', 'name', 'client')),
    templateField('number', 'Number of the Cheque', { shared: 'cheque_number' }),
  ],
};
const EMPTY = {
  kind: null,
  parentage: null,
  age: null,
  description: null,
  pan: null,
  cin: null,
  registration: null,
  pin: null,
  state: null,
};
const ASHA = {
  __typename: 'Party',
  id: 'p-1',
  ...EMPTY,
  name: 'Asha Mehta',
  address: '12 Lodhi Road',
  signatory: null,
  email: null,
  phone: null,
  version: 3,
  restorableUntil: null,
};

let net: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install().reachable = false;
  net = new FakeNetwork()
    .install()
    .on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 20 } }))
    .on('DocumentTemplates', () => ({ documentTemplates: [COMPLAINT, NOTICE] }))
    .on('Parties', () => ({ parties: page('Party', [ASHA]) }))
    .on('EarlierPapers', () => ({
      documents: page('UserDocument', [
        {
          __typename: 'UserDocument',
          id: 'd-1',
          title: 'Notice to Rao Garments',
          documentType: 'cheque_demand_notice',
          matterId: 'm-1',
          currentVersion: { __typename: 'DocumentVersion', id: 'v-1', formValues: { sender_name: 'Ravi Kumar', number: '004512' } },
        },
      ]),
      matters: page('Matter', [{ __typename: 'Matter', id: 'm-1', title: 'Kumar v. Rao' }]),
    }));
});

const value = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

describe('a form that is filled in without typing', () => {
  it('takes a party from the book, and can undo it', async () => {
    const { user } = renderAsUser('/document?type=cheque_complaint');
    await user.type(await screen.findByLabelText('Residing At'), '4 MG Road');
    await user.click(await screen.findByRole('button', { name: /^Party Book/ }));
    const dialog = await findDialog('Party book: Complainant');
    await user.click(await within(dialog).findByRole('button', { name: 'Use in This Form: Asha Mehta' }));
    await waitFor(() => expect([value('Complainant'), value('Residing At')]).toEqual(['Asha Mehta', '12 Lodhi Road']));
    await user.click(screen.getByRole('button', { name: 'Undo filling in' }));
    await waitFor(() => expect([value('Complainant'), value('Residing At')]).toEqual(['', '4 MG Road']));
  });

  it('changes the book only when asked, and only in what the form says otherwise', async () => {
    net.on('UpdateParty', () => ({ updateParty: { ...ASHA, address: '4 MG Road', version: 4 } }));
    const { user } = renderAsUser('/document?type=cheque_complaint');
    await user.type(await screen.findByLabelText('Complainant'), 'Asha Mehta');
    await user.type(screen.getByLabelText('Residing At'), '4 MG Road');
    await user.click(await screen.findByRole('button', { name: /^Party Book/ }));
    const dialog = await findDialog('Party book: Complainant');
    expect(await within(dialog).findByText('The form says something else of Asha Mehta than the party book: Address.')).toBeTruthy();
    expect(net.sent('UpdateParty')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Change the Party Book' }));
    await waitFor(() => expect(net.sent('UpdateParty')).toEqual([{ id: 'p-1', input: { address: '4 MG Road', version: 3 } }]));
  });

  it('takes over what an earlier paper of a matter says, and can undo it', async () => {
    const { user } = renderAsUser('/document?type=cheque_complaint');
    await screen.findByLabelText('Cheque Number');
    await user.click(await screen.findByRole('button', { name: 'Take Over from an Earlier Paper' }));
    const dialog = await findDialog('Take over from an earlier paper');
    expect(await within(dialog).findByText('Notice · Kumar v. Rao · fills 2 fields')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Take Over: Notice to Rao Garments' }));
    await waitFor(() => expect([value('Complainant'), value('Cheque Number')]).toEqual(['Ravi Kumar', '004512']));
    await user.click(screen.getByRole('button', { name: 'Undo filling in' }));
    await waitFor(() => expect([value('Complainant'), value('Cheque Number')]).toEqual(['', '']));
  });
});
