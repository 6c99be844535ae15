import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { privateKey } from '../../src/shared/storage/local-store.js';
import { renderAsUser, testUser } from '../support/render-app.js';
import { LISTED_TEMPLATE, generatedDocument, templateField as field } from '../support/wire.js';

const template = (documentType: string, label: string, cost: number, fields: object[], more: object = {}) => ({
  ...LISTED_TEMPLATE,
  documentType,
  label,
  category: 'PROPERTY',
  cost,
  fields,
  ...more,
});
const generated = (documentContent: string, remainingTokens: number) => ({
  generateDocument: generatedDocument(documentContent, remainingTokens),
});

let network: FakeNetwork;
beforeEach(() => {
  // Without a socket every draft comes by the plain mutation; the stream has tests of its own.
  new FakeSocketServer().install().reachable = false;
  network = new FakeNetwork()
    .install()
    .on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 20 } }))
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
      documentTemplates: [
        template('nda', 'Confidentiality Agreement', 7, [field('party', 'Party')]),
        template('rent_agreement', 'Rent Agreement', 5, [
          field('landlord_name', 'Landlord Name', { placeholder: 'Full name' }),
          field('terms', 'Terms', { type: 'TEXTAREA', required: false }),
        ]),
        template('reply', 'Legal Reply', 8, [field('complaint_summary', 'Complaint summary')]),
      ],
    }));
});

async function generate() {
  const app = renderAsUser('/document');
  await app.user.type(await screen.findByLabelText('Landlord Name'), 'Asha Rao');
  await app.user.click(screen.getByRole('button', { name: 'Generate Document' }));
  return app;
}

describe('document generator', () => {
  it('starts with the rent agreement, its cost and the balance', async () => {
    renderAsUser('/document');
    expect(await screen.findByRole('heading', { name: 'Document Generator' })).toBeTruthy();
    expect(await screen.findByText('20 tokens remaining')).toBeTruthy();
    expect(await screen.findByText('Rent Agreement (5 tokens)')).toBeTruthy();
    expect(screen.getByText('Cost: 5 tokens for simple version')).toBeTruthy();
    expect(screen.getByText('No Document Generated')).toBeTruthy();
  });

  it('shows which fields are required', async () => {
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByRole('button', { name: 'Generate Document' }));
    expect(await screen.findByText('Landlord Name is required')).toBeTruthy();
    expect(screen.queryByText('Terms is required')).toBeNull();
    expect(network.sent('GenerateDocument')).toHaveLength(0);
  });

  it('drafts, shows the draft and the new balance', async () => {
    network.on('GenerateDocument', () => generated('# RENT AGREEMENT\n\nBetween **Asha Rao** and others.', 15));
    await generate();
    expect(await screen.findByText('Document generated successfully!')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'RENT AGREEMENT' })).toBeTruthy();
    expect(await screen.findByText('15 tokens remaining')).toBeTruthy();
    expect(network.sent('GenerateDocument')[0]).toMatchObject({
      input: { documentType: 'rent_agreement', complexity: 'simple', templateData: { landlord_name: 'Asha Rao' } },
    });
    // On a phone, which has room for one of them, the draft stands first.
    const side = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(side('Draft').checked).toBe(true);
    fireEvent.click(side('Form'));
    expect(side('Form').checked).toBe(true);
  });

  it('explains a lack of tokens', async () => {
    network.on('GenerateDocument', () => {
      network.on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 2 } }));
      throw new FakeGraphqlError('Insufficient tokens. Please purchase more tokens.', 'INSUFFICIENT_TOKENS');
    });
    await generate();
    expect(await screen.findByText('Insufficient tokens. Please purchase more tokens.')).toBeTruthy();
    expect(await screen.findByText(/costs 5 tokens and your balance is 2; 3 tokens are missing/)).toBeTruthy();
  });

  it('prefers what the server says, and has words of its own', async () => {
    network.on('GenerateDocument', () => {
      throw new FakeGraphqlError('Invalid start date', 'VALIDATION_FAILED', {
        errors: [{ field: 'templateData.landlord_name', message: 'Not a name' }],
      });
    });
    const { user } = await generate();
    expect(await screen.findByText('Invalid start date')).toBeTruthy();
    expect(await screen.findByText('Not a name')).toBeTruthy();
    expect(screen.getByText('One field needs your attention')).toBeTruthy();
    network.on('GenerateDocument', () => {
      throw new TypeError('down');
    });
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    expect(await screen.findByText('Failed to generate document. Please try again.')).toBeTruthy();
  });

  it('charges each click once: every request has a key of its own', async () => {
    network.on('GenerateDocument', () => generated('Draft', 15));
    const { user } = await generate();
    await screen.findByText('Document generated successfully!');
    await user.click(screen.getByRole('button', { name: 'Regenerate' }));
    expect(await screen.findByText('Generated a fresh draft!')).toBeTruthy();
    const [first, second] = network
      .sent('GenerateDocument')
      .map(({ input }) => input as { idempotencyKey: string; regenerateFresh?: boolean });
    expect(second?.regenerateFresh).toBe(true);
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  it('works suggestions in while the form is locked', async () => {
    network.on('GenerateDocument', () => generated('First draft', 15));
    const { user } = await generate();
    await user.click(await screen.findByText('Modification Suggestions'));
    await user.click(await screen.findByRole('button', { name: 'Regenerate with Suggestions' }));
    expect(await screen.findAllByText('Please enter modification suggestions')).toHaveLength(2);

    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Modification Suggestions' });
    await user.type(box, 'Shorter');
    network.on('GenerateDocument', () => generated('Second draft', 10));
    await user.click(screen.getByRole('button', { name: 'Regenerate with Suggestions' }));
    expect(await screen.findByText('Document regenerated successfully!')).toBeTruthy();
    expect(network.sent('GenerateDocument')[1]).toMatchObject({
      input: { modificationSuggestions: 'Shorter', previousDocument: 'First draft' },
    });
    expect(box.value).toBe('');
    expect(screen.getByText('Regeneration Mode')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Landlord Name').disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Exit Regeneration Mode' }));
    expect(screen.getByLabelText<HTMLInputElement>('Landlord Name').disabled).toBe(false);
  });

  it('keeps the entries and the draft of each type through a change of type', async () => {
    const stored = (name: string): string => privateKey(testUser.id, name);
    const drafted = { documentType: 'rent_agreement', templateData: { landlord_name: 'Asha Rao' } };
    localStorage.setItem(stored('document.form.rent_agreement'), JSON.stringify({ landlord_name: 'Asha Rao', terms: 'No pets' }));
    localStorage.setItem(
      stored('document.draft.rent_agreement'),
      JSON.stringify({ content: '# LEASE', request: drafted, draftedBy: 'templates', notice: null }),
    );
    const { user } = renderAsUser('/document');
    await screen.findByRole('heading', { name: 'LEASE' });
    const choose = async (name: string): Promise<void> => {
      await user.click(screen.getByRole('combobox', { name: 'Document Type' }));
      await user.click(await screen.findByTitle(name));
    };
    await choose('Confidentiality Agreement (7 tokens)');
    await user.type(await screen.findByLabelText('Party'), 'Ravi');
    expect(screen.queryByRole('heading', { name: 'LEASE' })).toBeNull();
    await choose('Rent Agreement (5 tokens)');
    expect((await screen.findByLabelText<HTMLInputElement>('Landlord Name')).value).toBe('Asha Rao');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Terms').value).toBe('No pets');
    expect(screen.getByRole('heading', { name: 'LEASE' })).toBeTruthy();
    expect(localStorage.getItem(stored('document.form.nda'))).toBe(JSON.stringify({ party: 'Ravi' }));
  });

  it('asks once about what will be blank before it charges, and leads to the field', async () => {
    network
      .on('DocumentTemplates', () => ({
        documentTemplates: [
          template(
            'rent_agreement',
            'Rent Agreement',
            5,
            [
              field('landlord_name', 'Landlord Name'),
              field('place', 'Place', { required: false }),
              field('day', 'Day', { required: false }),
            ],
            { blanks: [['place'], ['day']] },
          ),
        ],
      }))
      .on('GenerateDocument', () => generated('# RENT AGREEMENT', 15));
    const { user } = await generate();
    expect(await screen.findByText('2 blanks will remain: Place, Day.')).toBeTruthy();
    expect(network.sent('GenerateDocument')).toHaveLength(0);
    expect(screen.queryByLabelText('Place')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Fill In' }));
    const place = await screen.findByLabelText('Place');
    await waitFor(() => expect(document.activeElement).toBe(place));
    await user.type(place, 'Pune');
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    expect(await screen.findByText('One blank will remain: Day.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Draft Anyway' }));
    expect(await screen.findByText('Document generated successfully!')).toBeTruthy();
    expect(network.sent('GenerateDocument')[0]).toMatchObject({ input: { templateData: { landlord_name: 'Asha Rao', place: 'Pune' } } });
    expect(await screen.findByRole('button', { name: 'Generate Document' })).toBeTruthy();
  });

  it('finds a kind of document by an everyday word, and says when there is none', async () => {
    network.on('DocumentTemplates', () => ({
      documentTemplates: [
        template('rent_agreement', 'Rent Agreement', 5, [field('landlord_name', 'Landlord Name')], { words: ['makaan'] }),
        template('nda', 'Confidentiality Agreement', 1, [field('party', 'Party')], { category: 'BUSINESS', summary: 'Keeps a secret' }),
      ],
    }));
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByRole('button', { name: 'Browse all 2 documents' }));
    const gallery = await screen.findByRole('dialog', { name: 'Which Document Do You Need?' });
    const search = within(gallery).getByRole('searchbox', { name: 'Search by purpose' });
    await user.type(search, 'makaan');
    expect(await within(gallery).findByText('One document')).toBeTruthy();
    expect(within(gallery).getByRole('button', { name: /^Rent Agreement/ })).toBeTruthy();
    await user.clear(search);
    await user.type(search, 'zzz');
    expect(await within(gallery).findByText(/No document matches “zzz”/)).toBeTruthy();
    await user.click(within(gallery).getByRole('button', { name: 'Show All' }));
    await user.click(await within(gallery).findByRole('button', { name: /Keeps a secret\s*1 token$/ }));
    expect(await screen.findByLabelText('Party')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('downloads the draft, and says when there is none or it fails', async () => {
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('No document to download')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
    expect(await screen.findByText('Generate a document first')).toBeTruthy();

    network.on('GenerateDocument', () => generated('Draft', 15));
    await user.type(screen.getByLabelText('Landlord Name'), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    await screen.findByText('Document generated successfully!');
    network.onRest('/api/document/download', ({ form }) => {
      expect(Object.fromEntries(form as FormData)).toEqual({ document_content: 'Draft', document_type: 'rent_agreement', format: 'docx' });
      return new Response('file');
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(screen.getByRole('button', { name: 'Download DOCX' }));
    expect(await screen.findByText('Document downloaded as DOCX!')).toBeTruthy();
    expect(saved).toEqual(['rent_agreement_document.docx']);
    network.onRest('/api/document/download', () => Response.json({ detail: 'no browser' }, { status: 503 }));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    expect(await screen.findByText('Failed to download document')).toBeTruthy();
  });
});

describe('legal reply', () => {
  it('asks for its fields and sends the selected reference', async () => {
    network
      .on('ReferenceFiles', () => ({
        referenceFiles: {
          __typename: 'ReferenceFileConnection',
          totalCount: 1,
          nodes: [
            {
              __typename: 'ReferenceFile',
              filename: 'notice.pdf',
              size: 1024,
              uploadDate: '2026-10-01T09:00:00Z',
              status: 'READY',
              warnings: [],
              error: null,
            },
          ],
          pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
        },
      }))
      .on('GenerateDocument', () => generated('# REPLY', 12));
    const { user } = renderAsUser('/reply');
    const panel = await screen.findByRole('region', { name: 'Reference Document (Notice/Complaint)' });
    expect(within(panel).getByText('Supported formats: PDF, TXT, DOC, DOCX (Max 10MB)')).toBeTruthy();
    expect(await screen.findByText('Cost: 8 tokens for simple version')).toBeTruthy();
    expect(screen.getByText('No Legal Reply Generated')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Generate Legal Reply' }));
    for (const text of ['Complaint summary is required', 'Respondent details are required', 'Defenses are required'])
      expect(await screen.findByText(text)).toBeTruthy();

    await user.click(await within(panel).findByText('notice.pdf'));
    await user.type(screen.getByLabelText('Complaint Summary'), 'Unpaid rent');
    await user.type(screen.getByLabelText('Respondent Details'), 'Asha Rao');
    await user.type(screen.getByLabelText('Defenses'), 'It was paid');
    await user.click(screen.getByRole('button', { name: 'Generate Legal Reply' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'REPLY' })).toBeTruthy());
    expect(network.sent('GenerateDocument')[0]).toMatchObject({
      input: {
        documentType: 'reply',
        referenceFilename: 'notice.pdf',
        templateData: { complaint_summary: 'Unpaid rent', respondent_details: 'Asha Rao', defenses: 'It was paid' },
      },
    });
  });
});
