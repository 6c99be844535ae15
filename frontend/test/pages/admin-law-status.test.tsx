import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { numbered } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin } from '../support/render-app.js';
import { legalDocument } from '../support/wire.js';

const NAME = 'penal-code.txt';
const status = (changes: object = {}) => ({
  __typename: 'LawStatus',
  state: 'IN_FORCE',
  inForceFrom: null,
  repealedOn: null,
  replacedBy: [],
  origin: 'GUIDE',
  stamp: 'in force',
  ...changes,
});
const STAMP = 'repealed on 1 July 2024, replaced by the New Code, 2023';
const repealed = status({
  state: 'REPEALED',
  repealedOn: '2024-07-01',
  replacedBy: ['New Code, 2023'],
  origin: 'ADMINISTRATOR',
  stamp: STAMP,
});
const proposedLawStatus = { __typename: 'LawStatus', stamp: 'in force' };
const list = (changes: object) => () => ({
  legalDocuments: numbered('LegalDocument', [legalDocument(NAME, { proposedLawStatus, ...changes })]),
});

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
});

async function openDialog() {
  const app = renderAsAdmin('/admin');
  await app.user.click(await screen.findByRole('button', { name: `Status: whether ${NAME} is in force` }));
  return { ...app, dialog: within(await findDialog(`Is ${NAME} in force?`)) };
}

describe('whether a document is in force', () => {
  it('is shown with who says so, and not for judgments', async () => {
    network.on('LegalDocuments', () => ({
      legalDocuments: numbered('LegalDocument', [
        legalDocument(NAME, { lawStatus: status() }),
        legalDocument('rao.txt', { documentType: 'JUDGMENT' }),
        legalDocument('notes.txt'),
      ]),
    }));
    renderAsAdmin('/admin');
    const row = within((await screen.findByText(NAME)).closest('tr') as HTMLElement);
    expect(row.getByText('in force')).toBeTruthy();
    expect(row.getByTitle('in force – Proposed by the guide to the law')).toBeTruthy();
    expect(within(screen.getByText('notes.txt').closest('tr') as HTMLElement).getByText('Not known')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Status: whether rao.txt is in force' })).toBeNull();
  });

  it('is set with the day of repeal and the acts that took its place', async () => {
    network.on('LegalDocuments', list({ lawStatus: status() }));
    network.on('SetLawStatus', () => ({ setLawStatus: legalDocument(NAME, { lawStatus: repealed, proposedLawStatus }) }));
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('Proposed: in force')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Repealed' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The day of repeal is required')).toBeTruthy();
    await expectAccessible();
    fireEvent.change(dialog.getByLabelText('Repealed on'), { target: { value: '2024-07-01' } });
    fireEvent.change(dialog.getByLabelText('Replaced by'), { target: { value: ' New Code, 2023\n\n' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(STAMP)).toBeTruthy();
    expect(network.sent('SetLawStatus')).toEqual([
      { filename: NAME, input: { state: 'REPEALED', inForceFrom: null, repealedOn: '2024-07-01', replacedBy: ['New Code, 2023'] } },
    ]);
  });

  it('goes back to what is proposed', async () => {
    network.on('LegalDocuments', list({ lawStatus: repealed }));
    network.on('SetLawStatus', () => ({ setLawStatus: legalDocument(NAME, { lawStatus: status(), proposedLawStatus }) }));
    const { user, dialog } = await openDialog();
    expect((dialog.getByLabelText('Repealed on') as HTMLInputElement).value).toBe('2024-07-01');
    await user.click(dialog.getByRole('button', { name: 'Use what is proposed' }));
    await waitFor(() => expect(network.sent('SetLawStatus')).toEqual([{ filename: NAME, input: null }]));
    expect(await screen.findByTitle('in force – Proposed by the guide to the law')).toBeTruthy();
  });

  it('keeps the dialog and says in the words of the server why it was refused', async () => {
    network.on('LegalDocuments', list({ lawStatus: repealed }));
    network.on('SetLawStatus', () => {
      throw new FakeGraphqlError('Document not found', 'DOCUMENT_NOT_FOUND');
    });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Document not found')).length).toBeGreaterThan(0);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
