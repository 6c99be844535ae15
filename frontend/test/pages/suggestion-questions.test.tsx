import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftPage, keptDraft } from '../support/draft-page.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import type { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { generatedDocument } from '../support/wire.js';

const CONTENT = '# LEASE\n\n1. Pay in 15 days.\n\n2. Leave in 15 days.';
const DAYS = 'Change 15 days to 20 days';
const CHOICE = 'In clause 1 replace “15 days” with “20 days”';

const question = (id: string, instruction = DAYS) => ({
  __typename: 'SuggestionQuestion',
  id,
  instruction,
  question: 'Which of these do you mean?',
  choices: [
    { __typename: 'QuestionChoice', label: '1: “15” → “20”', suggestion: CHOICE },
    { __typename: 'QuestionChoice', label: '2: “15” → “20”', suggestion: 'In clause 2 replace “15 days” with “20 days”' },
  ],
});
const change = (id: string, message: string) => {
  return { __typename: 'ProposedChange', id, instruction: message, asked: true, message, segments: [], places: [] };
};
const proposal = (changes: object[], questions: object[], notChanged: object[] = [], id = 'proposal-1') => ({
  __typename: 'ChangeProposal',
  id,
  documentType: 'rent_agreement',
  documentId: 'document-1',
  previousDocument: CONTENT,
  suggestions: DAYS,
  price: 5,
  notice: null,
  changes,
  questions,
  notChanged,
});
const nothing = { __typename: 'SuggestionOutcome', instruction: 'Twenty', applied: false, message: 'Not understood' };

let network: FakeNetwork;
let socket: FakeSocketServer;
let waiting: object[];
beforeEach(() => {
  ({ network, socket } = draftPage());
  keptDraft(CONTENT);
  waiting = [];
  network.on('ChangeProposals', () => ({ changeProposals: waiting }));
  network.on('KeepUnfinishedForm', () => ({ keepUnfinishedForm: { __typename: 'UnfinishedForm', documentType: 'rent_agreement' } }));
});

const answersWith = (next: object) => {
  network.on('AnswerQuestions', () => {
    waiting = [next];
    return { answerQuestions: next };
  });
};
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const asked = () => screen.findAllByRole('group', { name: 'Which of these do you mean?' });

describe('questions about suggestions', () => {
  it('stand above the changes, and a choice becomes a change that has the focus', async () => {
    waiting = [proposal([change('1', 'Rent: 120')], [question('1')])];
    answersWith(proposal([change('1', 'Rent: 120'), change('2', '1: 20 days')], []));
    const { user } = renderAsUser('/document');
    const [group] = await asked();
    if (!group) throw new Error('nothing is asked');
    expect(screen.getByRole('heading', { name: 'One proposed change' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'One question about your suggestions' })).toBeTruthy();
    expect(within(group).getByText(`“${DAYS}”`)).toBeTruthy();
    expect(screen.getByText('Answering is free. What you do not answer is not done; it stays in the suggestions.')).toBeTruthy();
    expect(group.compareDocumentPosition(screen.getByRole('region', { name: 'Rent: 120' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    await user.click(within(group).getByRole('button', { name: '1: “15” → “20”' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '1: 20 days' })));
    expect(network.sent('AnswerQuestions')).toEqual([
      { input: { proposalId: 'proposal-1', answers: [{ question: '1', suggestion: CHOICE }] } },
    ]);
    expect(screen.getByText('One change was added below.').getAttribute('role')).toBe('status');
    expect(screen.getByRole('heading', { name: '2 proposed changes' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Which of these do you mean?' })).toBeNull();
  });

  it('stand alone without buttons to keep anything, are answered in words with Enter, and lead to the next one', async () => {
    waiting = [proposal([], [question('1'), question('2', 'Change 2 months')])];
    answersWith(proposal([change('1', '1: 20 days')], [question('2', 'Change 2 months')]));
    const { user } = renderAsUser('/document');
    expect(await screen.findByRole('heading', { name: '2 questions about your suggestions' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept All' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    const [words] = screen.getAllByRole('textbox', { name: 'Or say it in other words' });
    if (!words) throw new Error('there is no field');
    await user.type(words, ' 20 days in clause 1 {Enter}');
    expect(await screen.findByText('One change was added below. One question is left.')).toBeTruthy();
    expect(network.sent('AnswerQuestions')).toEqual([
      { input: { proposalId: 'proposal-1', answers: [{ question: '1', suggestion: '20 days in clause 1' }] } },
    ]);
    await waitFor(async () => expect((await asked())[0]).toBe(document.activeElement));
    expect(await button('Keep 0 Changes (5 tokens)')).toBeTruthy();
  });

  it('take a choice that has a gap into the field, and send it when the gap is filled', async () => {
    const gap = { __typename: 'QuestionChoice', label: 'Date: “1 March 2026”', suggestion: 'Set “Date” to “…”' };
    waiting = [proposal([], [{ ...question('1'), choices: [gap] }])];
    answersWith(proposal([change('1', 'Date: 2 March 2026')], []));
    const { user } = renderAsUser('/document');
    await user.click(await button('Date: “1 March 2026”'));
    const words = screen.getByRole<HTMLInputElement>('textbox', { name: 'Or say it in other words' });
    await waitFor(() => expect(document.activeElement).toBe(words));
    expect(words.value).toBe('Set “Date” to “…”');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Answer' }).disabled).toBe(true);
    expect(network.sent('AnswerQuestions')).toEqual([]);
    await user.keyboard('2 March 2026{Enter}');
    expect(await screen.findByText('One change was added below.')).toBeTruthy();
    expect(network.sent('AnswerQuestions')).toEqual([
      { input: { proposalId: 'proposal-1', answers: [{ question: '1', suggestion: 'Set “Date” to “2 March 2026”' }] } },
    ]);
  });

  it('keep an answer that failed, tell why, and send it again', async () => {
    waiting = [proposal([], [question('1')])];
    network.on('AnswerQuestions', () => {
      throw new FakeGraphqlError('The draft has changed.', 'DRAFT_CHANGED');
    });
    const { user } = renderAsUser('/document');
    await user.click(await button('1: “15” → “20”'));
    const alert = await screen.findByText(/^The draft has changed\./);
    answersWith(proposal([change('1', '1: 20 days')], []));
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('One change was added below.')).toBeTruthy();
    expect(network.sent('AnswerQuestions').map(({ input }) => input)).toEqual(
      [0, 1].map(() => ({ proposalId: 'proposal-1', answers: [{ question: '1', suggestion: CHOICE }] })),
    );
  });

  it('are loaded again where another device has answered them', async () => {
    waiting = [proposal([], [question('1')])];
    network.on('AnswerQuestions', () => {
      waiting = [proposal([change('1', '2: 20 days')], [])];
      throw new FakeGraphqlError('This proposal has changed since.', 'PROPOSAL_CHANGED');
    });
    const { user } = renderAsUser('/document');
    await user.click(await button('1: “15” → “20”'));
    expect(await screen.findByText('This proposal has changed since.')).toBeTruthy();
    expect(await screen.findByRole('region', { name: '2: 20 days' })).toBeTruthy();
  });

  it('say when an answer can still mean more than one thing, or changes nothing', async () => {
    waiting = [proposal([], [question('1')])];
    answersWith(proposal([], [question('2', 'Twenty')]));
    network.on('DiscardChanges', () => {
      waiting = [];
      return { discardChanges: { __typename: 'DiscardedChanges', id: 'proposal-1' } };
    });
    const { user } = renderAsUser('/document');
    await user.click(await button('1: “15” → “20”'));
    expect(await screen.findByText('Your answer can still mean more than one thing. One question is left.')).toBeTruthy();
    answersWith(proposal([], [], [nothing]));
    await user.click(await button('2: “15” → “20”'));
    expect(await screen.findByText('Nothing would change. See why below the suggestions.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Which of these do you mean?' })).toBeNull());
    await user.click(screen.getByText('Modification Suggestions'));
    const report = await screen.findByRole('list', { name: 'What was done with each suggestion' });
    expect(within(report).getByText(/“Twenty”: Not understood/)).toBeTruthy();
  });

  it('are closed without an answer', async () => {
    waiting = [proposal([], [question('1')])];
    network.on('DiscardChanges', () => {
      waiting = [];
      return { discardChanges: { __typename: 'DiscardedChanges', id: 'proposal-1' } };
    });
    const { user } = renderAsUser('/document');
    await user.click(await button('Leave Unanswered'));
    expect(await screen.findByText('The questions were closed. Nothing was changed or charged.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /about your suggestions/ })).toBeNull();
  });

  it('open the panel where the next draft was to be made at once, with what was asked for accepted; the form follows what is kept', async () => {
    localStorage.setItem('themis.private.user-1.document.form.rent_agreement', JSON.stringify({ landlord_name: 'Asha Rao' }));
    const { user } = renderAsUser('/document');
    await user.click(await screen.findByText('Modification Suggestions'));
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Modification Suggestions' });
    await user.type(box, `The landlord is Asha Roy. ${DAYS}`);
    network.on('ProposeChanges', () => {
      waiting = [proposal([change('1', 'Landlord Name: Asha Roy')], [question('1')])];
      return { proposeChanges: waiting[0] };
    });
    await user.click(screen.getByRole('button', { name: 'Regenerate with Suggestions' }));
    const stream = await socket.subscription('GenerationStream');
    const questions = [{ __typename: 'SuggestionQuestion', id: '1' }];
    const unchanged = { ...generatedDocument(CONTENT, 20), questions, document: null, version: null, suggestionReport: [] };
    socket.next(stream, { generation: { __typename: 'GenerationEvent', kind: 'DONE', stage: null, text: null, generated: unchanged } });

    const [group] = await asked();
    if (!group) throw new Error('nothing is asked');
    await waitFor(() => expect(document.activeElement).toBe(group));
    expect(screen.getByText('For the rest something has to be answered first.')).toBeTruthy();
    expect(screen.getByText('Nothing has been saved or charged yet. Keeping any of them costs 5 tokens, once.')).toBeTruthy();
    expect(screen.queryByText('Document regenerated successfully!')).toBeNull();
    expect(box.value).toBe(`The landlord is Asha Roy. ${DAYS}`);
    expect(await button('Keep One Change (5 tokens)')).toBeTruthy();

    answersWith(proposal([change('1', 'Landlord Name: Asha Roy'), change('2', '1: 20 days')], [question('2', 'Change 2 months')]));
    await user.click(within(group).getByRole('button', { name: '1: “15” → “20”' }));
    network.on('KeepChanges', () => {
      waiting = [];
      const version = { __typename: 'DocumentVersion', id: 'version-3', number: 3, formValues: { landlord_name: 'Asha Roy' } };
      return { keepChanges: { ...generatedDocument('# LEASE\n\nKept.', 15), version, suggestionReport: [], signingNotes: [] } };
    });
    await user.click(await button('Keep 2 Changes (5 tokens)'));
    expect(await screen.findByText('The accepted changes were saved.')).toBeTruthy();
    // What was not answered can be asked for again.
    expect(box.value).toBe('Change 2 months');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Landlord Name' });
    await waitFor(() => expect(name.value).toBe('Asha Roy'));
    expect(JSON.parse(localStorage.getItem('themis.private.user-1.document.draft.rent_agreement') ?? '')).toMatchObject({
      request: { templateData: { landlord_name: 'Asha Roy' } },
    });
  });

  it('leave in the form what was typed since the draft was made, and say that both differ', async () => {
    localStorage.setItem('themis.private.user-1.document.form.rent_agreement', JSON.stringify({ landlord_name: 'Asha Rai' }));
    waiting = [proposal([change('1', 'Landlord Name: Asha Roy')], [])];
    network.on('KeepChanges', () => {
      waiting = [];
      const version = { __typename: 'DocumentVersion', id: 'version-3', number: 3, formValues: { landlord_name: 'Asha Roy' } };
      return { keepChanges: { ...generatedDocument('# LEASE\n\nKept.', 15), version, suggestionReport: [], signingNotes: [] } };
    });
    const { user } = renderAsUser('/document');
    await user.click(await button('Accept All'));
    await user.click(await button('Keep One Change (5 tokens)'));
    expect(await screen.findByText('The accepted changes were saved.')).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Landlord Name' })).value).toBe('Asha Rai');
    expect(await screen.findByText('The form and the draft differ in: Landlord Name, Permitted Use')).toBeTruthy();
  });
});
