import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import type { FakeSocketServer } from '../support/fake-web-socket.js';
import { privateKey } from '../../src/shared/storage/local-store.js';
import { draftPage, keptDraft } from '../support/draft-page.js';
import { renderAsUser, testUser } from '../support/render-app.js';
import { LISTED_TEMPLATE, generatedDocument, templateField as field } from '../support/wire.js';

const finding = {
  __typename: 'DocumentFinding',
  id: 'BLANK-4',
  kind: 'BLANK',
  message: 'A place is still to be filled in.',
  messageHindi: null,
  excerpt: 'on ____ at Delhi',
  line: 2,
  start: 5,
  end: 9,
};

let network: FakeNetwork;
let socket: FakeSocketServer;
let findings: object[];
beforeEach(() => {
  findings = [];
  ({ network, socket } = draftPage(() => findings));
});

async function fill() {
  const app = renderAsUser('/document');
  await app.user.type(await screen.findByLabelText('Landlord Name'), 'Asha Rao');
  await app.user.type(screen.getByLabelText('Start Date'), '2026-04-01');
  return app;
}

describe('the form of a document', () => {
  it('checks a field when it is left, and leads to what is wrong on sending', async () => {
    const { user } = renderAsUser('/document');
    const date = await screen.findByLabelText('Start Date');
    await user.type(date, 'soon');
    await user.tab();
    expect(await screen.findByText('Start Date must be a date, such as 2026-04-01 or 1 April 2026')).toBeTruthy();
    await user.clear(date);
    await user.type(date, '1 April 2026');
    await waitFor(() => expect(screen.queryByText('Start Date must be a date, such as 2026-04-01 or 1 April 2026')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    const summary = (await screen.findByText('One field needs your attention')).closest<HTMLElement>('[tabindex="-1"]');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary!).getByRole('button', { name: 'Landlord Name' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Landlord Name')));
    await user.type(screen.getByLabelText('Landlord Name'), 'Asha');
    await waitFor(() => expect(screen.queryByText('One field needs your attention')).toBeNull());
  });

  it('offers the values of a choice, and keeps numbers to their bounds', async () => {
    network.on('DocumentTemplates', () => ({
      documentTemplates: [
        {
          ...LISTED_TEMPLATE,
          documentType: 'nda',
          label: 'Non-Disclosure Agreement',
          category: 'BUSINESS',
          cost: 4,
          fields: [
            field('direction', 'Who Discloses', { required: false, default: 'mutual', options: ['mutual', 'one-way'] }),
            field('term', 'Term (months)', { format: 'number', min: 1, max: 240 }),
            field('interest', 'Interest', { format: 'percent', required: false, max: 36 }),
            field('fee', 'Fee', { format: 'money', required: false, min: 100 }),
            field('place', 'Place', { required: false, maxLength: 3 }),
          ],
        },
      ],
    }));
    const { user } = renderAsUser('/document');
    await screen.findByLabelText('Term (months)');
    expect(screen.queryByLabelText('Who Discloses')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More terms: Who Discloses, Interest, Fee …' }));
    await user.click(await screen.findByLabelText('Who Discloses'));
    await user.click(await screen.findByTitle('One-way'));
    for (const [label, value, problem] of [
      ['Term (months)', '241', 'Term (months) must be at most 240'],
      ['Term (months)', '0', 'Term (months) must be at least 1'],
      ['Term (months)', 'ten', 'Term (months) must be a whole number'],
      ['Interest', '40%', 'Interest must be at most 36'],
      ['Fee', 'Rs. 99.50', 'Fee must be at least 100'],
      ['Place', 'Pune', 'Place must be at most 3 characters'],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
      await user.tab();
      expect(await screen.findByText(problem)).toBeTruthy();
    }
    for (const [label, value] of [
      ['Term (months)', '12'],
      ['Interest', '12.5%'],
      ['Fee', 'Rs. 1,500/-'],
      ['Place', 'Goa'],
    ] as const) {
      await user.clear(screen.getByLabelText(label));
      await user.type(screen.getByLabelText(label), value);
    }
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    expect((await socket.subscription('GenerationStream')).variables).toMatchObject({
      input: { templateData: { direction: 'one-way', term: '12', interest: '12.5%', fee: 'Rs. 1,500/-', place: 'Goa' } },
    });
  });

  it('fills the outline in as the form is typed in, and keeps what was typed', async () => {
    const { user } = await fill();
    const outline = screen.getByRole('region', { name: 'Outline of the document' });
    expect(await within(outline).findByText('Everything required is filled in.')).toBeTruthy();
    expect(screen.getByText('2 of 2 required fields filled in')).toBeTruthy();
    expect(within(outline).getByText('Asha Rao')).toBeTruthy();
    expect(within(outline).queryByText('residential')).toBeNull();
    await user.clear(screen.getByLabelText('Landlord Name'));
    expect(await within(outline).findByText('Required, still empty (1)')).toBeTruthy();
    await user.click(within(outline).getByRole('button', { name: 'Landlord Name' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Landlord Name')));
    expect(JSON.parse(localStorage.getItem('themis.private.user-1.document.form.rent_agreement') ?? '')).toEqual({
      start_date: '2026-04-01',
    });
  });
});

describe('a draft on its way', () => {
  it('shows stages and text, then the kept draft and the balance', async () => {
    const { user } = await fill();
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    const stream = await socket.subscription('GenerationStream');
    expect(stream.variables).toMatchObject({ input: { documentType: 'rent_agreement', complexity: 'simple' } });
    const event = (changes: object) =>
      socket.next(stream, { generation: { __typename: 'GenerationEvent', stage: null, text: null, generated: null, ...changes } });
    event({ kind: 'STAGE', stage: 'Filling in the clauses' });
    expect(await screen.findByText('Filling in the clauses')).toBeTruthy();
    event({ kind: 'TEXT', text: 'Not good enough' });
    expect(await screen.findByText('Not good enough')).toBeTruthy();
    event({ kind: 'RESTART' });
    event({ kind: 'TEXT', text: '# RENT' });
    expect(await screen.findByRole('heading', { name: 'RENT' })).toBeTruthy();
    expect(screen.queryByText('Not good enough')).toBeNull();
    event({ kind: 'DONE', generated: generatedDocument('# RENT AGREEMENT', 15) });
    socket.complete(stream);
    expect(await screen.findByText('Document generated successfully!')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'RENT AGREEMENT' })).toBeTruthy();
    expect(await screen.findByText('15 tokens remaining')).toBeTruthy();
    expect(screen.queryByText('Failed to generate document. Please try again.')).toBeNull();
  });

  it('can be stopped', async () => {
    const { user } = await fill();
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    const stream = await socket.subscription('GenerationStream');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped. A draft that is not finished costs nothing.')).toBeTruthy();
    await waitFor(() => expect(stream.ended).toBe(true));
    expect(screen.getByText('No Document Generated')).toBeTruthy();
  });

  it('does not wait for a stream that ended with nothing', async () => {
    const { user } = await fill();
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    socket.complete(await socket.subscription('GenerationStream'));
    expect(await screen.findByText('Failed to generate document. Please try again.')).toBeTruthy();
    expect(network.sent('GenerateDocument')).toHaveLength(0);
  });

  it('says what went wrong', async () => {
    const { user } = await fill();
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    socket.fail(await socket.subscription('GenerationStream'), 'Insufficient tokens. Please purchase more tokens.', 'INSUFFICIENT_TOKENS');
    expect(await screen.findByText('Insufficient tokens. Please purchase more tokens.')).toBeTruthy();
    expect(await screen.findByText(/costs 5 tokens and your balance is 20/)).toBeTruthy();
  });
});

describe('a finished draft', () => {
  it('lists the law that it quotes, and opens it beside the draft', async () => {
    const WORDS = 'Every tenant is entitled to a written receipt.';
    network.on('SourcePages', () => ({
      sourceDocument: {
        __typename: 'SourceDocument',
        id: 'law-1',
        title: 'Sample Rent Act',
        originalUrl: '/api/sources/law-1/original?signature=s',
        pageCount: 1,
        pages: [{ __typename: 'SourcePage', index: 0, number: 12, spanStart: 0, spanEnd: 60, text: `26. (1)   ${WORDS}` }],
      },
    }));
    keptDraft('The law says so.', 2, {
      citations: [
        {
          documentId: 'law-1',
          documentTitle: 'Sample Rent Act',
          headingPath: 'Section 26',
          pageStart: 12,
          pageEnd: 12,
          quotation: WORDS,
          spanStart: 10,
          spanEnd: 56,
        },
      ],
    });
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Law quoted (1)'));
    const opener = screen.getByRole('button', { name: 'Read in the source: Source 1' });
    await user.click(opener);
    const pane = await screen.findByRole('complementary', { name: 'Source' });
    expect((await within(pane).findByText(WORDS)).tagName).toBe('MARK');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Source' })).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('is edited in place: downloads take the text as it stands, saving keeps a version', async () => {
    keptDraft('first words');
    network.onRest('/api/document/download', ({ form }) => {
      expect((form as FormData).get('document_content')).toBe('# My first words');
      return new Response('file');
    });
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Edit'));
    await user.type(await screen.findByRole('textbox', { name: 'Text of the draft' }), 'My ');
    expect(await screen.findByText('Not saved yet. Downloads use the text as it is here.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download TXT' }));
    expect(await screen.findByText('Document downloaded as TXT!')).toBeTruthy();
    network.on('SaveDocumentVersion', () => ({ saveDocumentVersion: { __typename: 'DocumentVersion', id: 'version-3', number: 3 } }));
    await user.click(screen.getByRole('button', { name: 'Save as New Version' }));
    expect(await screen.findByText('Saved as version 3')).toBeTruthy();
    expect(network.sent('SaveDocumentVersion')[0]).toEqual({
      input: { documentId: 'document-1', content: '# My first words', baseVersionId: 'version-2', expectedVersionId: 'version-2' },
    });
    expect(await screen.findByText('My first words')).toBeTruthy();
  });

  it('is checked before it is taken, and leads to the place', async () => {
    findings = [finding];
    keptDraft('Held\n____ at Delhi');
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Check before download: one point to look at'));
    expect(await screen.findByText('A place is still to be filled in.')).toBeTruthy();
    expect(network.sent('CheckDocument')[0]).toMatchObject({ documentType: 'rent_agreement', templateData: { landlord_name: 'Asha Rao' } });
    await user.click(screen.getByRole('button', { name: 'Show line 2' }));
    await screen.findByRole('textbox', { name: 'Text of the draft' });
    await waitFor(() => expect(window.getSelection()?.toString()).toBe('____'));
  });

  it('shows its blanks as gaps, and opens each at its place in the text', async () => {
    keptDraft('Date: [●]\n\nPlace: [●] at Delhi');
    const { user } = renderAsUser('/document');
    const gaps = await screen.findAllByRole('button', { name: 'Fill in this blank' });
    expect(gaps).toHaveLength(2);
    await user.click(gaps[1] as HTMLElement);
    const editor = await screen.findByRole('textbox', { name: 'Text of the draft' });
    await waitFor(() => expect(window.getSelection()?.toString()).toBe('[●]'));
    await user.keyboard('New Delhi');
    expect(editor.textContent).toContain('Place: New Delhi at Delhi');
  });

  it('is there to be read and downloaded where its matter is shared to be read, and offers nothing else', async () => {
    network.on('MatterName', () => ({
      matter: { __typename: 'Matter', id: 'm-1', title: 'Rao v. Mehta', confidential: false, role: 'READER', ownerName: 'Ravi' },
    }));
    keptDraft('Place: [●]', 2, { matterId: 'm-1' });
    renderAsUser('/document');
    expect(await screen.findByText('Place:')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Generate Document' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
    expect(screen.getByText('Plain text')).toBeTruthy();
    for (const name of ['Regenerate', 'Fill in this blank']) expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of ['Edit', 'Modification Suggestions']) expect(screen.queryByText(name)).toBeNull();
    expect(await screen.findByRole('tab', { name: /^Checks/, selected: true })).toBeTruthy();
    expect(await screen.findByRole('tab', { name: /^Versions/ })).toBeTruthy();
  });

  it('asks once before it is taken with a serious point, which stands first', async () => {
    const late = { ...finding, id: 'LEGAL-1', kind: 'LEGAL_BOUND', message: 'The suit is out of time.', serious: true, start: 20, end: 24 };
    findings = [
      { ...finding, serious: false, field: null, clause: null },
      { ...late, field: null, clause: null },
    ];
    keptDraft('Held\n____ at Delhi');
    network.onRest('/api/document/download', () => new Response('file'));
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Check before download: 2 points to look at'));
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(listed.findIndex((words) => words.includes('out of time'))).toBeLessThan(
      listed.findIndex((words) => words.includes(finding.message)),
    );
    await user.click(screen.getByRole('button', { name: 'Download TXT' }));
    expect(await screen.findByText('One point could make this document fail')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the Draft' }));
    expect(screen.queryByText('Document downloaded as TXT!')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Download TXT' }));
    await user.click(await screen.findByRole('button', { name: 'I have read this: go on' }));
    expect(await screen.findByText('Document downloaded as TXT!')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Download DOCX' }));
    expect(await screen.findByText('Document downloaded as DOCX!')).toBeTruthy();
  });

  it('says so when nothing is found, and when it cannot be checked', async () => {
    keptDraft('All in order');
    const { user } = renderAsUser('/document');
    expect(await screen.findByText('Checked: nothing is left blank, undefined or missing.')).toBeTruthy();
    network.on('CheckDocument', () => {
      throw new FakeGraphqlError('no', 'INTERNAL');
    });
    await user.click(screen.getByText('Edit'));
    await user.type(await screen.findByRole('textbox', { name: 'Text of the draft' }), '.');
    expect(await screen.findByText('The draft could not be checked.')).toBeTruthy();
  });

  it('shows what changed between versions and takes an earlier one up again', async () => {
    keptDraft('Second text');
    network
      .on('CompareVersions', () => ({
        compareDocumentVersions: {
          __typename: 'DocumentComparison',
          id: 'c',
          insertedWords: 1,
          deletedWords: 2,
          segments: [
            { __typename: 'RedlineSegment', kind: 'EQUAL', text: 'The rent ' },
            { __typename: 'RedlineSegment', kind: 'DELETED', text: 'is five' },
            { __typename: 'RedlineSegment', kind: 'INSERTED', text: '<b>six</b>' },
          ],
        },
      }))
      .on('RestoreDocumentVersion', () => ({
        restoreDocumentVersion: {
          __typename: 'DocumentVersion',
          id: 'version-3',
          number: 3,
          content: 'First text',
          draftedBy: 'extractive',
          notice: null,
          formValues: { landlord_name: 'Asha' },
          referenceFilename: null,
          signingNotes: [{ __typename: 'SigningNote', topic: 'stamp', urgency: 'other', text: 'Stamp of version 1' }],
          citations: [],
        },
      }));
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Versions (2)'));
    expect(await screen.findByText('Make it shorter')).toBeTruthy();
    expect(screen.getByText(/^Drafted from the form · by Ravi Iyer · /)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Compare version 1 with the current one' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('1 word inserted, 2 deleted')).toBeTruthy();
    expect((await within(dialog).findByRole('insertion')).textContent).toBe(' [inserted: <b>six</b>] ');
    expect(within(dialog).getByRole('deletion').textContent).toBe(' [deleted: is five] ');
    expect(network.sent('CompareVersions')[0]).toEqual({ fromId: 'version-1', toId: 'version-2' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
    expect(await screen.findByText('Restored as version 3')).toBeTruthy();
    expect(await screen.findByText('First text')).toBeTruthy();
    const stored = JSON.parse(localStorage.getItem(privateKey(testUser.id, 'document.draft.rent_agreement')) ?? 'null') as unknown;
    expect(stored).toMatchObject({
      request: { documentType: 'rent_agreement', templateData: { landlord_name: 'Asha' } },
      signingNotes: [{ topic: 'stamp', urgency: 'other', text: 'Stamp of version 1' }],
    });
  });
});
