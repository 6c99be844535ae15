import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { numbered } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsAdmin } from '../support/render-app.js';
import { legalDocument } from '../support/wire.js';

let network: FakeNetwork;
let names: string[];
const library = () => ({
  legalDocuments: numbered(
    'LegalDocument',
    names.map((name) => legalDocument(name, name.startsWith('broken') ? { status: 'FAILED', passages: null, error: 'Damaged' } : {})),
  ),
});

beforeEach(() => {
  new FakeSocketServer().install();
  names = ['rent-act.pdf', 'broken-1.pdf', 'broken-2.pdf'];
  network = adminNetwork().on('LegalDocuments', library);
});

async function choose(...filenames: string[]) {
  const app = renderAsAdmin('/admin');
  for (const filename of filenames) await app.user.click(await screen.findByRole('checkbox', { name: `Select ${filename}` }));
  return app;
}

describe('several documents at once', () => {
  it('deletes them after a question, and says what came of each', async () => {
    network.on('DeleteLegalDocument', ({ variables: { filename } }) => {
      if (filename === 'broken-1.pdf') throw new FakeGraphqlError('The document is being indexed', 'CONFLICT');
      names = names.filter((name) => name !== filename);
      return { deleteLegalDocument: { __typename: 'Notice', message: 'deleted' } };
    });
    const { user } = await choose('rent-act.pdf', 'broken-1.pdf');
    expect(screen.getByText('2 selected')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Delete 2' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete these 2 documents: rent-act.pdf, broken-1.pdf?')).toBeTruthy();
    expect(network.sent('DeleteLegalDocument')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 of 2 documents could not be deleted')).toBeTruthy();
    const results = within(screen.getByRole('region', { name: 'Results for the selected documents' }));
    expect(results.getByText('1 deleted · 1 refused')).toBeTruthy();
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['broken-1.pdfThe document is being indexed']);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select rent-act.pdf' })).toBeNull());
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.click(results.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Results for the selected documents' })).toBeNull();
  });

  it('indexes those again that are chosen, failed or not', async () => {
    const sent = (filename: unknown) => legalDocument(String(filename), { status: 'PENDING', passages: null });
    network.on('RetryIndexing', ({ variables: { filename } }) => {
      // A list that cannot be loaded afterwards changes nothing about what was done.
      network.on('LegalDocuments', () => {
        throw new FakeGraphqlError('Please try again later.', 'UNAVAILABLE');
      });
      return { retryIndexing: sent(filename) };
    });
    const { user } = await choose('broken-1.pdf', 'broken-2.pdf');
    await user.click(screen.getByRole('button', { name: 'Index 2 Again' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(network.sent('RetryIndexing')).toHaveLength(2));
    expect(network.sent('RetryIndexing')).toEqual([{ filename: 'broken-1.pdf' }, { filename: 'broken-2.pdf' }]);
  });
});
