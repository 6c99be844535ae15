import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftPage, keptDraft } from '../support/draft-page.js';
import type { FakeNetwork } from '../support/fake-network.js';
import type { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { generatedDocument } from '../support/wire.js';

let network: FakeNetwork;
let socket: FakeSocketServer;
beforeEach(() => {
  ({ network, socket } = draftPage());
});

describe('changes to a finished draft', () => {
  it('shows proposed changes at their paragraphs, where each is accepted or rejected as in the list', async () => {
    const content = '# LEASE\n\n1. The rent is 100.\n\n2. No pets.\n\n3. The end.';
    keptDraft(content);
    const segment = (kind: string, words: string) => ({ __typename: 'RedlineSegment', kind, text: words });
    const changed = (id: string, message: string, old: string, ...segments: object[]) => {
      const start = content.indexOf(old);
      const places = [{ __typename: 'ProposedChangePlace', start, end: start + old.length, segments }];
      return { __typename: 'ProposedChange', id, instruction: message, asked: true, message, segments, places };
    };
    const rent = [segment('EQUAL', '1. The rent is '), segment('DELETED', '100'), segment('INSERTED', '120'), segment('EQUAL', '.')];
    network.on('ChangeProposals', () => ({
      changeProposals: [
        {
          __typename: 'ChangeProposal',
          id: 'proposal-1',
          documentType: 'rent_agreement',
          documentId: 'document-1',
          previousDocument: content,
          suggestions: 'x',
          price: 5,
          notice: null,
          changes: [
            changed('1', 'Rent: 120', '1. The rent is 100.', ...rent),
            changed('2', 'Left out: pets', '2. No pets.', segment('DELETED', '2. No pets.')),
          ],
          questions: [],
          notChanged: [],
        },
      ],
    }));
    const { user } = renderAsUser('/document');
    const paragraph = await screen.findByRole('region', { name: 'Proposed change: Left out: pets' });
    const draft = screen.getByRole('region', { name: 'View' });
    expect(within(draft).getByText('The end.')).toBeTruthy();
    expect(within(paragraph).getByRole('deletion').textContent).toContain('No pets.');
    // The paragraph is there once: the comparison has taken its place.
    expect(within(draft).getAllByText(/No pets\./)).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Next Change' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Proposed change: Rent: 120');
    await user.tab();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Next Change' }));
    expect(document.activeElement).toBe(paragraph);
    await user.click(within(paragraph).getByRole('button', { name: 'Reject' }));
    expect(screen.getByText('2 proposed changes are marked below: 1 accepted, 1 rejected.')).toBeTruthy();
    const groups = screen.getAllByRole('group', { name: 'Accept or reject: Left out: pets' });
    expect(groups.map((group) => within(group).getByRole('button', { name: 'Reject' }).getAttribute('aria-pressed'))).toEqual([
      'true',
      'true',
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Keep One Change (5 tokens)' }).disabled).toBe(false);

    await user.click(screen.getByText('Plain text'));
    expect(within(draft).queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show in the draft: Left out: pets' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Proposed change: Left out: pets'));
  });

  const CONTENT = '# LEASE\n\n1. The rent is 100.\n\n2. No pets.';
  const proposed = (id: string, message: string, asked: boolean) => {
    return { __typename: 'ProposedChange', id, instruction: asked ? message : null, asked, message, segments: [], places: [] };
  };
  const waiting = (price: number, ...changes: object[]): void => {
    keptDraft(CONTENT);
    const of = { documentType: 'rent_agreement', documentId: 'document-1', previousDocument: CONTENT, suggestions: 'Rent 120' };
    const proposal = { __typename: 'ChangeProposal', id: 'proposal-1', ...of, price, notice: null, changes, questions: [], notChanged: [] };
    network.on('ChangeProposals', () => ({ changeProposals: [proposal] }));
  };

  it('shows what nobody asked for apart, and accepts it only by itself', async () => {
    waiting(5, proposed('1', 'Rent: 120', true), proposed('2', 'Pets allowed', false));
    const { user } = renderAsUser('/document');
    const offered = await screen.findByRole('region', { name: 'One more change that you did not ask for' });
    expect(within(offered).getByText('Pets allowed')).toBeTruthy();
    expect(within(offered).queryByText('Rent: 120')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Accept All That You Asked For' }));
    expect(screen.getByRole('button', { name: 'Keep One Change (5 tokens)' })).toBeTruthy();
    await user.click(within(offered).getByRole('button', { name: 'Accept' }));
    expect(screen.getByRole('button', { name: 'Keep 2 Changes (5 tokens)' })).toBeTruthy();
  });

  it('offers better wording of what was typed, which was paid with the document', async () => {
    waiting(0, proposed('1', '“were” → “was”', false));
    const { user } = renderAsUser('/document');
    expect(await screen.findByText(/it was paid with the document/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Better wording in one place' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept All' }));
    expect(screen.getByRole('button', { name: 'Keep One Change' })).toBeTruthy();
  });

  it('sends suggestions with the text as it stands and the document that it continues', async () => {
    keptDraft('Old words');
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Modification Suggestions'));
    await user.type(await screen.findByRole('textbox', { name: 'Modification Suggestions' }), 'Shorter');
    await user.click(screen.getByRole('button', { name: 'Regenerate with Suggestions' }));
    const { variables } = await socket.subscription('GenerationStream');
    expect(variables).toMatchObject({
      input: { modificationSuggestions: 'Shorter', previousDocument: 'Old words', documentId: 'document-1' },
    });
  });

  it.each([
    ['understood none', false],
    ['had no effect together', true],
  ])('keeps the document, the edits and the suggestions where the server %s of them', async (_name, applied) => {
    keptDraft('Old words');
    localStorage.setItem('themis.private.user-1.document.edited', JSON.stringify('Edited words'));
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Modification Suggestions'));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Modification Suggestions' });
    await user.type(box, 'Shorter');
    await user.click(screen.getByRole('button', { name: 'Regenerate with Suggestions' }));
    const stream = await socket.subscription('GenerationStream');
    const suggestionReport = [{ __typename: 'SuggestionOutcome', instruction: 'Shorter', applied, message: 'As it was' }];
    const generated = { ...generatedDocument('Edited words', 20), suggestionReport, document: null, version: null };
    socket.next(stream, { generation: { __typename: 'GenerationEvent', kind: 'DONE', stage: null, text: null, generated } });
    expect(await screen.findByText('Nothing was changed and nothing was charged. See why below the suggestions.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'What was done with each suggestion' })).getByText(/“Shorter”: As it was/)).toBeTruthy();
    expect(box.value).toBe('Shorter');
    expect(JSON.parse(localStorage.getItem('themis.private.user-1.document.draft.rent_agreement') ?? '')).toMatchObject({
      content: 'Old words',
      documentId: 'document-1',
      versionId: 'version-2',
    });
    expect(localStorage.getItem('themis.private.user-1.document.edited.rent_agreement')).toBe('"Edited words"');
    expect((await screen.findByRole('textbox', { name: 'Text of the draft' })).textContent).toBe('Edited words');
  });
});
