import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { unsavedEntries } from '../../src/shared/storage/unsaved-entries.js';
import { privateKey } from '../../src/shared/storage/local-store.js';
import { entriesOf, restoreEntries, isUnkept } from '../../src/shared/storage/unfinished-form.js';
import { FakeNetwork } from '../support/fake-network.js';
import { renderAsUser, testUser } from '../support/render-app.js';
import { LISTED_TEMPLATE, templateField } from '../support/wire.js';

const store = (name: string, value: unknown): void => localStorage.setItem(privateKey(testUser.id, name), JSON.stringify(value));
const draft = (templateData: object) => ({ content: 'As drafted', draftedBy: 'templates', request: { documentType: 'nda', templateData } });
const nda = { form: 'document.form.nda', title: 'Confidentiality Agreement' };

let network: FakeNetwork;
beforeEach(() => {
  localStorage.clear();
  network = new FakeNetwork().install();
  store('title.document.form.nda', nda.title);
});

describe('what a logout would lose', () => {
  it.each<[string, Record<string, unknown>, object[]]>([
    ['nothing', {}, []],
    ['nothing of a form that was emptied', { 'document.form.nda': { party: ' ' } }, []],
    ['a form that no draft was made of', { 'document.form.nda': { party: 'Asha' } }, [{ ...nda, kind: 'form' }]],
    ['nothing of a drafted form', { 'document.form.nda': { party: 'Asha ' }, 'document.draft.nda': draft({ party: 'Asha' }) }, []],
    [
      'a form that was changed since',
      { 'document.form.nda': { party: 'Ravi' }, 'document.draft.nda': draft({ party: 'Asha' }) },
      [{ ...nda, kind: 'form' }],
    ],
    ['edits of a draft', { 'document.edited.nda': 'As edited', 'document.draft.nda': draft({}) }, [{ ...nda, kind: 'edits' }]],
    ['nothing of edits that were taken back', { 'document.edited.nda': 'As drafted', 'document.draft.nda': draft({}) }, []],
    [
      'a reply, by form or by steps, once',
      { 'reply.form': { defenses: 'Paid' }, 'reply.steps.details.notice.pdf': { other_side: 'Ravi' } },
      [{ form: 'reply.form', title: null, kind: 'form' }],
    ],
    [
      'answers in the grid of a reply',
      { 'reply.steps': { rows: [{ answer: 'It was paid.', evidence: '' }] }, 'reply.draft': draft({ answers: 'Row 1: deny: No notice' }) },
      [{ form: 'reply.form', title: null, kind: 'form' }],
    ],
    [
      'nothing of answers that were drafted',
      {
        'reply.steps': { rows: [{ answer: 'It was  paid.\n', evidence: 'Receipt' }] },
        'reply.draft': draft({ answers: 'Row 1: deny: It was paid.', evidence: 'Row 1: Receipt' }),
      },
      [],
    ],
    [
      'edits that an earlier release stored for the whole screen',
      { 'document.edited': 'As edited', 'document.draft': draft({}) },
      [{ ...nda, kind: 'edits' }],
    ],
    [
      'nothing of a form that an earlier release drafted, nor of its edits once there is another draft',
      {
        'document.form.nda': { party: 'Asha' },
        'document.edited': 'As edited',
        'document.draft': draft({ party: 'Asha' }),
        'document.draft.nda': draft({ party: 'Asha' }),
      },
      [],
    ],
    [
      'nothing of what is damaged',
      { 'document.form.nda': [1], 'document.draft.nda': 'x', 'document.edited.nda': 5, 'reply.steps': { rows: [null] } },
      [],
    ],
  ])('is %s', (_what, stored, expected) => {
    for (const [name, value] of Object.entries(stored)) store(name, value);
    expect(unsavedEntries(testUser.id)).toEqual(expected);
  });

  it('is not what belongs to somebody else', () => {
    localStorage.setItem(privateKey('user-2', 'document.form.nda'), JSON.stringify({ party: 'Asha' }));
    expect(unsavedEntries(testUser.id)).toEqual([]);
  });
});

describe('a logout with unsaved entries', () => {
  it('names the form and asks; Stay keeps everything, Logout goes on', async () => {
    store('document.form.nda', { party: 'Asha' });
    const { user } = renderAsUser('/');
    const navigation = await screen.findByRole('navigation');
    const key = privateKey(testUser.id, 'document.form.nda');
    await user.click(within(navigation).getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out with unsaved work?' });
    expect(dialog.textContent).toContain('Confidentiality Agreement (nothing generated yet)');
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Stay', 'Logout']);
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([localStorage.getItem('token'), localStorage.getItem(key)]).toEqual(['user-token', JSON.stringify({ party: 'Asha' })]);

    await user.click(within(navigation).getByRole('button', { name: 'Logout' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('has the server keep the form, and then asks about nothing', async () => {
    store('document.form.nda', { party: 'Asha' });
    network.on('KeepUnfinishedForm', () => ({ keepUnfinishedForm: { __typename: 'UnfinishedForm', documentType: 'nda' } }));
    const { user } = renderAsUser('/');
    await user.click(within(await screen.findByRole('navigation')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    expect(network.sent('KeepUnfinishedForm')).toEqual([{ input: { documentType: 'nda', templateData: { party: 'Asha' }, extra: {} } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem(privateKey(testUser.id, 'document.form.nda'))).toBeNull();
  });

  it('has the server keep the edits of a draft that it has, with the form', async () => {
    store('document.form.nda', { party: 'Asha' });
    store('document.edited.nda', 'As edited');
    store('document.draft.nda', { ...draft({}), documentId: 'document-1' });
    network.on('KeepUnfinishedForm', () => ({ keepUnfinishedForm: { __typename: 'UnfinishedForm', documentType: 'nda' } }));
    const { user } = renderAsUser('/');
    await user.click(within(await screen.findByRole('navigation')).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    const edits = JSON.stringify({ text: 'As edited', documentId: 'document-1' });
    expect(network.sent('KeepUnfinishedForm')).toEqual([
      { input: { documentType: 'nda', templateData: { party: 'Asha' }, extra: { edits } } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['that only this browser has', 'As edited', {}],
    ['too long to be kept', 'x'.repeat(100_000), { documentId: 'document-1' }],
  ])('still asks about edits of a draft %s', async (_what, edited, more) => {
    store('document.edited.nda', edited);
    store('document.draft.nda', { ...draft({}), ...more });
    network.on('KeepUnfinishedForm', () => ({ keepUnfinishedForm: { __typename: 'UnfinishedForm', documentType: 'nda' } }));
    const { user } = renderAsUser('/');
    await user.click(within(await screen.findByRole('navigation')).getByRole('button', { name: 'Logout' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Confidentiality Agreement (edits not saved)');
    expect(network.sent('KeepUnfinishedForm')).toEqual([]);
  });
});

describe('an unfinished form of another device', () => {
  it('brings the form and the steps of a reply, and is not sent back', () => {
    const extra = { 'reply.steps': JSON.stringify({ rows: [{ answer: 'It was paid.', evidence: '' }] }), 'reply.byStep': 'true' };
    restoreEntries(testUser.id, 'reply.form', { templateData: { defenses: 'Paid' }, extra: { ...extra, 'other.name': 'x' } });
    expect(entriesOf(testUser.id, 'reply.form')).toEqual({ templateData: { defenses: 'Paid' }, extra });
    expect(localStorage.getItem(privateKey(testUser.id, 'other.name'))).toBeNull();
    expect(isUnkept(testUser.id, 'reply.form')).toBe(false);
    store('reply.form', { defenses: 'Paid twice' });
    expect(isUnkept(testUser.id, 'reply.form')).toBe(true);
  });

  it('fills the form in, except where this browser has entries of its own; a default that was emptied stays empty', async () => {
    const field = (name: string, label: string, more = {}) => templateField(name, label, { required: false, ...more });
    const template = {
      ...LISTED_TEMPLATE,
      documentType: 'rent_agreement',
      label: 'Rent Agreement',
      category: 'PROPERTY',
      cost: 5,
    };
    network
      .on('TokenBalance', () => ({ tokenBalance: { __typename: 'TokenBalance', tokens: 20 } }))
      .on('DocumentTemplates', () => ({
        documentTemplates: [
          { ...template, fields: [field('landlord_name', 'Landlord Name'), field('purpose', 'Use', { default: 'residential' })] },
        ],
      }))
      .on('LastDocument', () => ({ documents: { __typename: 'UserDocumentConnection', nodes: [] } }))
      .on('UnfinishedForm', () => ({
        unfinishedForms: [
          { __typename: 'UnfinishedForm', documentType: 'rent_agreement', templateData: { landlord_name: 'Asha' }, extra: {} },
        ],
      }));
    const { user } = renderAsUser('/document');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Landlord Name').value).toBe('Asha'));
    await user.type(screen.getByLabelText('Landlord Name'), ' Rao');
    await user.clear(screen.getByLabelText('Use'));
    cleanup();
    renderAsUser('/document');
    expect((await screen.findByLabelText<HTMLInputElement>('Use')).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('Landlord Name').value).toBe('Asha Rao');
  });
});
