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

const NAME = 'boats.txt';
const KNOWN = { title: 'Boats Act', year: 1990, jurisdiction: 'Goa', shortNames: ['BA'], source: 'Gazette', canUndoEdit: true };
const found = { __typename: 'FoundFacts', title: 'The Boats Act, 1990', year: null, jurisdiction: 'India' };

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork().on('LegalDocuments', () => ({
    legalDocuments: numbered('LegalDocument', [legalDocument(NAME, { ...KNOWN, found })]),
  }));
});

async function openDialog() {
  const app = renderAsAdmin('/admin');
  await app.user.click(await screen.findByRole('button', { name: `Edit what is known about ${NAME}` }));
  return { ...app, dialog: within(await findDialog(`Edit ${NAME}`)) };
}

describe('editing what is known about a document', () => {
  it('begins with what is known and says what the text says; only what was changed is sent', async () => {
    network.on('EditLegalDocument', () => ({ editLegalDocument: legalDocument(NAME, { ...KNOWN, found, title: 'The Boats Act' }) }));
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('The text says: The Boats Act, 1990')).toBeTruthy();
    expect(dialog.getByText('Not stated in the text')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('State or Central').value).toBe('Goa');
    await expectAccessible();
    fireEvent.change(dialog.getByLabelText('Title'), { target: { value: ' The Boats Act ' } });
    fireEvent.change(dialog.getByLabelText('Short Names'), { target: { value: 'BA\n\nBoat Law' } });
    fireEvent.change(dialog.getByLabelText('Year'), { target: { value: '' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Document updated')).toBeTruthy();
    expect(network.sent('EditLegalDocument')).toEqual([
      { filename: NAME, input: { title: 'The Boats Act', year: null, shortNames: ['BA', 'Boat Law'] } },
    ]);
  });

  it('sends nothing where nothing was changed, and refuses a year that cannot be', async () => {
    const { user, dialog } = await openDialog();
    fireEvent.change(dialog.getByLabelText('Year'), { target: { value: '12' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('A year from 1600 to 2100')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Year'), { target: { value: '1990' } });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.sent('EditLegalDocument')).toEqual([]);
  });

  it('can be undone, and stays open where the server refuses', async () => {
    network.on('UndoLegalDocumentEdit', () => {
      throw new FakeGraphqlError('There is no edit to undo', 'NOTHING_TO_UNDO');
    });
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Undo the Last Edit' }));
    expect(await screen.findByText('There is no edit to undo')).toBeTruthy();
    network.on('UndoLegalDocumentEdit', () => ({ undoLegalDocumentEdit: legalDocument(NAME) }));
    await user.click(dialog.getByRole('button', { name: 'Undo the Last Edit' }));
    expect(await screen.findByText('The last edit was undone')).toBeTruthy();
  });
});

describe('viewing a document', () => {
  it('opens its text as its readers see it, from the beginning', async () => {
    network.on('AdminSourcePages', () => ({
      sourceDocument: {
        __typename: 'SourceDocument',
        id: NAME,
        title: 'Boats Act',
        originalUrl: '/api/sources/boats/original',
        pageCount: 1,
        pages: [{ __typename: 'SourcePage', index: 0, number: null, spanStart: 0, spanEnd: 20, text: '1. Boats are kept.  ' }],
      },
    }));
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: `View the text of ${NAME}` }));
    expect(await screen.findByText('1. Boats are kept.')).toBeTruthy();
    expect(screen.queryByText(/has been replaced since/)).toBeNull();
    expect(network.sent('AdminSourcePages')).toEqual([{ id: NAME, from: null, spanStart: 0 }]);
  });
});
