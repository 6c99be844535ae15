import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminNetwork } from '../support/admin-network.js';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, renderAsAdmin, renderAsUser } from '../support/render-app.js';
import { LISTED_TEMPLATE, generatedDocument, legalDocument, page, templateField } from '../support/wire.js';

const down = () => {
  throw new TypeError('down');
};
const REPLY = ['complaint_summary', 'respondent_details', 'defenses'].map((name) => templateField(name, name, { type: 'TEXTAREA' }));
const drafted = (documentContent: string) => ({ generateDocument: generatedDocument(documentContent, 12) });
const lease = {
  __typename: 'ReferenceFile',
  filename: 'lease.pdf',
  size: 2048,
  uploadDate: '2026-10-01T09:00:00Z',
  status: 'READY',
  warnings: [],
  error: null,
};

/** Rows of the error catalogue whose words come from the screen itself, since the server could say nothing. */
describe('the error catalogue', () => {
  let network: FakeNetwork;
  beforeEach(() => {
    // Without a socket every draft comes by the plain mutation.
    new FakeSocketServer().install().reachable = false;
    network = new FakeNetwork()
      .install()
      .on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 20 } }))
      .on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', [lease]) }))
      .on('CheckDocument', () => ({ checkDocument: { __typename: 'DocumentCheck', findingCount: 0, blankCount: 0, findings: [] } }))
      .on('DocumentVersions', () => ({
        document: {
          __typename: 'UserDocument',
          id: 'document-1',
          title: 'Rent Agreement',
          versionCount: 0,
          versions: { __typename: 'DocumentVersionConnection', nodes: [] },
        },
      }))
      .on('DocumentTemplates', () => ({
        documentTemplates: [{ ...LISTED_TEMPLATE, documentType: 'reply', label: 'Legal Reply', cost: 8, fields: REPLY }],
      }));
  });

  it('has words for a registration that was refused without any', async () => {
    network.on('Register', () => {
      throw new FakeGraphqlError('', 'REFUSED');
    });
    const { user } = renderApp('/register');
    for (const [label, value] of Object.entries({
      'Full Name': 'Asha Rao',
      Email: 'asha@example.org',
      'Phone Number': '+91 11',
      Password: 'secret-1',
      'Confirm Password': 'secret-1',
    }))
      await user.type(await screen.findByLabelText(label), value);
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration failed')).toBeTruthy();
  });

  it('has words for a file that could not be removed, which stays in the list', async () => {
    network.on('DeleteReferenceFile', down);
    const { user } = renderAsUser('/ask');
    await user.click(await screen.findByRole('button', { name: 'Delete lease.pdf' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to remove document')).toBeTruthy();
    expect(screen.getByText('lease.pdf')).toBeTruthy();
  });

  async function reply() {
    const app = renderAsUser('/reply');
    for (const label of ['Complaint Summary', 'Respondent Details', 'Defenses'])
      await app.user.type(await screen.findByLabelText(label), 'x');
    await app.user.click(screen.getByRole('button', { name: 'Generate Legal Reply' }));
    return app;
  }

  it('has words for a reply that could not be made', async () => {
    network.on('GenerateDocument', down);
    await reply();
    expect(await screen.findByText('Failed to generate legal reply. Please try again.')).toBeTruthy();
  });

  it('has words for suggestions that could not be worked in, which stay in their box', async () => {
    network.on('GenerateDocument', () => drafted('# REPLY'));
    const { user } = await reply();
    await screen.findByRole('heading', { name: 'REPLY' });
    await user.click(screen.getByText('Modification Suggestions'));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Modification Suggestions' });
    await user.type(box, 'Shorter');
    network.on('GenerateDocument', down);
    await user.click(screen.getByRole('button', { name: 'Regenerate with Suggestions' }));
    expect(await screen.findByText('Failed to regenerate document. Please try again.')).toBeTruthy();
    expect(box.value).toBe('Shorter');
  });

  it('names the file of a reply, and has words for a download that failed', async () => {
    network.on('GenerateDocument', () => drafted('# REPLY'));
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { user } = await reply();
    await screen.findByRole('heading', { name: 'REPLY' });
    network.onRest('/api/document/download', () => new Response('file'));
    await user.click(screen.getByRole('button', { name: 'Download TXT' }));
    expect(await screen.findByText('Document downloaded as TXT!')).toBeTruthy();
    expect(saved).toEqual(['legal_reply.txt']);
    network.onRest('/api/document/download', () => Response.json({ detail: 'no browser' }, { status: 503 }));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Failed to download legal reply')).toBeTruthy();
  });

  it('has words for a rebuild that could not be started', async () => {
    network
      .on('LegalDocuments', () => ({ legalDocuments: page('LegalDocument', [legalDocument('rent-act.pdf')]) }))
      .on('RecentJobs', () => ({ jobs: page('Job', []) }))
      .on('RebuildIndex', down);
    const { user } = renderAsAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Rebuild Index' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rebuild' }));
    expect(await screen.findByText('Failed to rebuild index')).toBeTruthy();
  });

  it('has words for a user that could not be created', async () => {
    adminNetwork().on('CreateUser', down);
    const { user } = renderAsAdmin('/admin?tab=users');
    await user.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Full Name'), 'New Person');
    await user.type(dialog.getByLabelText('Email'), 'new@example.org');
    await user.type(dialog.getByLabelText('Password'), 'six-6!');
    await user.click(dialog.getByRole('button', { name: 'Create User' }));
    expect(await screen.findByText('Failed to create user')).toBeTruthy();
  });
});
