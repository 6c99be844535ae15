import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { privateKey } from '../../src/shared/storage/local-store.js';
import { draftPage, keptDraft } from '../support/draft-page.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import type { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser, testUser } from '../support/render-app.js';
import { generatedDocument } from '../support/wire.js';

const TYPE = 'rent_agreement';
const GONE = 'This document was deleted. The text below, with your edits, is kept in this browser only.';
const UNSAVED = 'Not saved yet. Downloads use the text as it is here.';
const store = (name: string, value: unknown): void => localStorage.setItem(privateKey(testUser.id, name), JSON.stringify(value));
const stored = (name: string): unknown => JSON.parse(localStorage.getItem(privateKey(testUser.id, name)) ?? 'null');

/** A document as the server has it. */
const kept = (content: string, number = 2, id = 'document-1') => ({
  __typename: 'UserDocument',
  id,
  title: 'Rent Agreement',
  documentType: TYPE,
  currentVersion: {
    __typename: 'DocumentVersion',
    id: `${id === 'document-1' ? '' : `${id}-`}version-${number}`,
    number,
    content,
    draftedBy: 'templates',
    notice: null,
    formValues: { landlord_name: 'Asha Rao' },
    referenceFilename: null,
    signingNotes: [],
    citations: [],
  },
});

let network: FakeNetwork;
let socket: FakeSocketServer;
/** Whether another device has deleted the document. */
let deleted: boolean;
/** Lets the answer to the restoring through. */
let answerRestore: () => void;
beforeEach(() => {
  ({ network, socket } = draftPage());
  deleted = true;
  const letThrough = new Promise<void>((resolve) => (answerRestore = resolve));
  network
    .on('KeptDocument', () => {
      if (deleted) throw new FakeGraphqlError('Document not found', 'DOCUMENT_NOT_FOUND');
      return { document: kept('As saved') };
    })
    .on('RestoreDocument', async () => {
      await letThrough;
      deleted = false;
      return { restoreDocument: { __typename: 'UserDocument', id: 'document-1', title: 'Rent Agreement' } };
    })
    .on('KeepUnfinishedForm', () => ({ keepUnfinishedForm: { __typename: 'UnfinishedForm', documentType: TYPE } }))
    .on('DiscardUnfinishedForm', () => ({ discardUnfinishedForm: { __typename: 'DiscardedForm', documentType: TYPE } }));
});

const editor = () => screen.findByRole('textbox', { name: 'Text of the draft' });
const words = async () => (await editor()).textContent;

describe('a draft whose document was deleted, once that is undone', () => {
  it('has what was saved in this browser alone meanwhile as edits', async () => {
    keptDraft('As saved');
    store(`document.edited.${TYPE}`, 'Words of mine');
    const { user } = renderAsUser('/document');
    await screen.findByText(GONE);
    await editor();
    await user.click(screen.getByRole('button', { name: 'Save as New Version' }));
    await waitFor(() => expect(stored(`document.edited.${TYPE}`)).toBeNull());
    answerRestore();
    await user.click(screen.getByRole('button', { name: 'Undo Deletion' }));
    expect(await screen.findByText('Document restored')).toBeTruthy();
    expect(await screen.findByText(UNSAVED)).toBeTruthy();
    expect(await words()).toBe('Words of mine');
    expect(stored(`document.draft.${TYPE}`)).toMatchObject({ documentId: 'document-1', versionId: 'version-2', content: 'As saved' });
    expect(network.sent('SaveDocumentVersion')).toEqual([]);
  });

  it('has what was typed while it was being restored', async () => {
    keptDraft('As saved');
    store(`document.edited.${TYPE}`, 'Words of mine');
    const { user } = renderAsUser('/document');
    await screen.findByText(GONE);
    const field = await editor();
    await user.click(screen.getByRole('button', { name: 'Undo Deletion' }));
    await user.type(field, 'New ');
    await waitFor(() => expect(String(stored(`document.edited.${TYPE}`))).toContain('New '));
    answerRestore();
    expect(await screen.findByText('Document restored')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo Deletion' })).toBeNull());
    expect(stored(`document.edited.${TYPE}`)).toContain('New ');
    expect(await words()).toContain('New ');
  });

  it('does not take the place of a draft that was generated while it was being restored', async () => {
    keptDraft('As saved');
    const { user } = renderAsUser('/document');
    await screen.findByText('The draft that was here was deleted.');
    await user.click(screen.getByRole('button', { name: 'Undo Deletion' }));
    await user.type(screen.getByLabelText('Landlord Name'), 'Asha');
    await user.type(screen.getByLabelText('Start Date'), '2026-04-01');
    await user.click(screen.getByRole('button', { name: 'Generate Document' }));
    const stream = await socket.subscription('GenerationStream');
    const event = { __typename: 'GenerationEvent', kind: 'DONE', stage: null, text: null };
    const made = { ...generatedDocument('Drafted anew', 15), document: { __typename: 'UserDocument', id: 'document-2' } };
    socket.next(stream, { generation: { ...event, generated: made } });
    socket.complete(stream);
    expect(await screen.findByText('Drafted anew')).toBeTruthy();
    answerRestore();
    expect(await screen.findByText('Document restored')).toBeTruthy();
    expect(screen.getByText('Drafted anew')).toBeTruthy();
    expect(stored(`document.draft.${TYPE}`)).toMatchObject({ documentId: 'document-2', content: 'Drafted anew' });
  });

  it('comes back as it was where nothing was done in the meantime', async () => {
    keptDraft('As saved');
    const { user } = renderAsUser('/document');
    await screen.findByText('The draft that was here was deleted.');
    answerRestore();
    await user.click(screen.getByRole('button', { name: 'Undo Deletion' }));
    expect(await screen.findByText('As saved')).toBeTruthy();
    expect(stored(`document.draft.${TYPE}`)).toMatchObject({ documentId: 'document-1' });
  });
});

describe('a draft of an earlier release, which kept one for the whole screen', () => {
  beforeEach(() => {
    keptDraft('As saved');
    store('document.edited', 'Words of mine');
  });

  it('keeps its edits when its document was deleted', async () => {
    renderAsUser('/document');
    expect(await screen.findByText(GONE)).toBeTruthy();
    expect(await words()).toBe('Words of mine');
    cleanup();
    renderAsUser('/document');
    expect(await words()).toBe('Words of mine');
  });

  it('keeps its edits as they are edited further, and loses them once they are discarded', async () => {
    deleted = false;
    const { user } = renderAsUser('/document');
    await user.type(await editor(), 'More ');
    await waitFor(() => expect(String(stored(`document.edited.${TYPE}`))).toContain('More '));
    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(await screen.findByText('As saved')).toBeTruthy();
    cleanup();
    renderAsUser('/document');
    expect(await screen.findByText('As saved')).toBeTruthy();
    expect([stored('document.edited'), stored(`document.edited.${TYPE}`)]).toEqual([null, null]);
  });

  it('does not come back in place of a newer one that was deleted', async () => {
    store('document.edited', null);
    const { user } = renderAsUser('/document');
    expect(await screen.findByText('The draft that was here was deleted.')).toBeTruthy();
    expect(screen.queryByText('As saved')).toBeNull();
    expect(stored('document.draft')).toBeNull();
    answerRestore();
    await user.click(screen.getByRole('button', { name: 'Undo Deletion' }));
    expect(await screen.findByText('As saved')).toBeTruthy();
  });
});

describe('edits of a draft that another device has not saved', () => {
  const edits = JSON.stringify({ text: 'Words of the phone', documentId: 'document-1' });
  const unfinished = (extra: object) => ({
    unfinishedForms: [{ __typename: 'UnfinishedForm', documentType: TYPE, templateData: {}, extra }],
  });
  beforeEach(() => {
    deleted = false;
    network
      .on('LastDocument', () => ({ documents: { __typename: 'UserDocumentConnection', nodes: [kept('As saved')] } }))
      .on('UnfinishedForm', () => unfinished({ edits }));
  });

  it('are continued here, in a browser that had nothing', async () => {
    renderAsUser('/document');
    expect(await screen.findByText(UNSAVED)).toBeTruthy();
    expect(await words()).toBe('Words of the phone');
    expect(stored(`document.edited.${TYPE}`)).toBe('Words of the phone');
  });

  it('are opened with their document where another one is here', async () => {
    keptDraft('Of another flat', 1, { documentId: 'document-9' });
    network.on('KeptDocument', ({ variables }) => ({
      document: variables['id'] === 'document-9' ? kept('Of another flat', 1, 'document-9') : kept('As saved'),
    }));
    renderAsUser('/document');
    expect(await screen.findByText(UNSAVED)).toBeTruthy();
    expect(await words()).toBe('Words of the phone');
    expect(stored(`document.draft.${TYPE}`)).toMatchObject({ documentId: 'document-1' });
  });

  it('do not replace edits of this browser', async () => {
    keptDraft('As saved');
    store(`document.edited.${TYPE}`, 'Words of this desk');
    renderAsUser('/document');
    expect(await words()).toBe('Words of this desk');
    await waitFor(() => expect(network.sent('UnfinishedForm')).toHaveLength(1));
    expect(await words()).toBe('Words of this desk');
  });

  it('do not replace a document that the address asks for', async () => {
    network.on('KeptDocument', () => ({ document: kept('Of another flat', 1, 'document-9') }));
    const { search } = renderAsUser('/document?open=document-9');
    expect(await screen.findByText('Of another flat')).toBeTruthy();
    await waitFor(() => expect(search()).toBe(''));
    expect(network.sent('UnfinishedForm')).toEqual([]);
  });

  it.each([['{'], ['null'], [JSON.stringify({ text: 5, documentId: 'document-1' })]])('are left out where they say %s', async (damaged) => {
    network.on('UnfinishedForm', () => unfinished({ edits: damaged }));
    renderAsUser('/document');
    expect(await screen.findByText('As saved')).toBeTruthy();
    expect(stored(`document.edited.${TYPE}`)).toBeNull();
  });
});
