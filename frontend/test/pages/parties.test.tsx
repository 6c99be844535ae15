import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

const ASHA = {
  __typename: 'Party',
  id: 'p-1',
  name: 'Asha Mehta',
  kind: 'individual',
  parentage: 'daughter of R. Mehta',
  age: '41',
  description: null,
  pan: null,
  cin: null,
  registration: null,
  address: '4 Sample Road, New Delhi',
  pin: null,
  state: null,
  signatory: null,
  email: null,
  phone: null,
  version: 3,
  restorableUntil: null as string | null,
};

let net: FakeNetwork;
beforeEach(() => {
  net = new FakeNetwork()
    .install()
    .on('Parties', ({ variables }) => ({
      parties: page('Party', variables['deleted'] ? [{ ...ASHA, restorableUntil: '2031-01-26T00:00:00.000Z' }] : [ASHA]),
    }))
    .on('MattersOfParty', () => ({ mattersOfParty: [{ __typename: 'PartyMatter', id: 'm-1', title: 'Mehta v. Kumar' }] }));
});

describe('the party book', () => {
  it('asks of a body what bodies have, and shows what the server refuses beside its field', async () => {
    net.on('CreateParty', () => {
      throw new FakeGraphqlError('Invalid input', 'VALIDATION_FAILED', { errors: [{ field: 'cin', message: 'Party CIN must be a CIN' }] });
    });
    const { user } = renderAsUser('/parties');
    await screen.findByText('daughter of R. Mehta · 4 Sample Road, New Delhi');
    await user.click(screen.getByRole('button', { name: 'New Party' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Full name is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Full name'), 'Sample Private Limited');
    expect(screen.queryByLabelText('CIN (corporate identity number)')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Person or body' }));
    await user.click(await screen.findByTitle('Company'));
    expect(screen.queryByLabelText('Age in years')).toBeNull();
    await user.type(screen.getByLabelText('CIN (corporate identity number)'), 'U1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Party CIN must be a CIN')).length).toBeGreaterThan(0);
    expect(net.sent('CreateParty')[0]).toMatchObject({ input: { name: 'Sample Private Limited', kind: 'company', cin: 'U1', age: '' } });
  });

  it('says which matters name somebody before they are deleted', async () => {
    net.on('DeleteParty', () => ({ deleteParty: { __typename: 'DeletedParty', id: 'p-1' } }));
    const { user } = renderAsUser('/parties');
    await user.click(await screen.findByRole('button', { name: 'Delete Asha Mehta' }));
    const dialog = await findDialog('Delete Asha Mehta from the party book?');
    expect(within(dialog).getByText(/^One matter names this party: Mehta v\. Kumar\./)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'New Party' });
    expect(net.sent('DeleteParty')).toEqual([{ id: 'p-1' }]);
  });

  it('gives somebody back who was deleted', async () => {
    net
      .on('DeleteParty', () => ({ deleteParty: { __typename: 'DeletedParty', id: 'p-1' } }))
      .on('RestoreParty', () => ({ restoreParty: ASHA }));
    const { user } = renderAsUser('/parties');
    await user.click(await screen.findByRole('button', { name: 'Delete Asha Mehta' }));
    await user.click(within(await findDialog('Delete Asha Mehta from the party book?')).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText(/was deleted/)).toBeNull());
    expect(net.sent('RestoreParty')).toEqual([{ id: 'p-1' }]);
  });

  it('says that somebody of the name is there already', async () => {
    const { user } = renderAsUser('/parties');
    await user.click(await screen.findByRole('button', { name: 'New Party' }));
    await user.type(screen.getByLabelText('Full name'), 'asha  mehta');
    await user.tab();
    expect(await screen.findByText('The party book has asha mehta already. Saving adds another party of this name:')).toBeTruthy();
  });

  const choose = async (user: ReturnType<typeof renderAsUser>['user'], content: BlobPart): Promise<HTMLElement> => {
    await screen.findByText('Asha Mehta');
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await user.upload(input, new File([content], 'parties.csv', { type: 'text/csv' }));
    return findDialog('Import parties.csv');
  };

  it('says what a file would bring, and adds it when asked', async () => {
    net.on('ImportParties', () => ({ importParties: { __typename: 'ImportedParties', added: 2, known: 1, namesakes: ['Asha Mehta'] } }));
    const { user } = renderAsUser('/parties');
    const dialog = await choose(user, 'name\r\nA\r\nरेणु\r\n');
    expect(await within(dialog).findByText('The file brings 2 parties.')).toBeTruthy();
    expect(within(dialog).getByText('One more is in the party book already and is left out.')).toBeTruthy();
    const csv = 'name\r\nA\r\nरेणु\r\n';
    expect(net.sent('ImportParties')).toEqual([{ input: { csv, dryRun: true } }]);
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 Parties' }));
    expect(await screen.findByText('2 parties were added')).toBeTruthy();
    expect(net.sent('ImportParties').at(-1)).toEqual({ input: { csv } });
  });

  it('names each fault of a file, with the row, before anything is added', async () => {
    net.on('ImportParties', () => {
      throw new FakeGraphqlError('Invalid input', 'VALIDATION_FAILED', {
        errors: [{ field: 'csv.3.age', message: 'Line 3, column age: not a number' }],
      });
    });
    const { user } = renderAsUser('/parties');
    const dialog = await choose(user, 'name,age\r\nA,\r\nB,old\r\n');
    expect(await within(dialog).findByText('Line 3, column age: not a number')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /^Add/ })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Choose the File Again' })).toBeTruthy();
  });

  it('takes no file in another encoding, and sends nothing of it', async () => {
    const { user } = renderAsUser('/parties');
    const dialog = await choose(user, new Uint8Array([...new TextEncoder().encode('name\r\nRen'), 0xe9, 0x0d, 0x0a]));
    expect(await within(dialog).findByText(/^The file is not in UTF-8/)).toBeTruthy();
    expect(net.sent('ImportParties')).toEqual([]);
  });
});
