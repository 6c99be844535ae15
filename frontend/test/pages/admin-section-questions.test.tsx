import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { numbered, questionWriting } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsAdmin } from '../support/render-app.js';
import { job } from '../support/wire.js';

interface Row {
  id: string;
  document: string;
  unit: string;
  heading: string;
  language: string;
  question: string;
}
const row = (id: string, changes: Partial<Row> = {}): Row => ({
  id,
  document: 'The Sample Tenancy Act, 2001',
  unit: '4',
  heading: 'Receipt to be given for rent paid',
  language: 'EN',
  question: 'My landlord gives me no receipt, what can I do?',
  ...changes,
});
const WRITTEN = { available: true, state: 'ON', tokensPerDay: 1_000_000, tokensInAll: 10_000_000, sections: 3, done: 3, questions: 2 };

let network: FakeNetwork;
let writing: object;
let rows: Row[];
beforeEach(() => {
  new FakeSocketServer().install();
  writing = questionWriting({ available: true });
  rows = [];
  network = adminNetwork()
    .on('QuestionWriting', () => ({ questionWriting: writing }))
    .on('SectionQuestions', () => ({ sectionQuestions: numbered('SectionQuestion', rows) }));
});

async function card(): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: 'Questions That a Section Answers' });
  const found = heading.closest('[class*=card]');
  if (!(found instanceof HTMLElement)) throw new Error('the heading is in no card');
  return found;
}

describe('the questions that sections answer, in the panel', () => {
  it('says that they need a language model where there is none, and offers nothing', async () => {
    writing = questionWriting();
    renderAsAdmin('/admin?tab=index');
    const shown = within(await card());
    expect(await shown.findByText('No language model is set, so no questions can be written.')).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
    expect(network.sent('SectionQuestions')).toEqual([]);
  });

  it('are written within the budget that is given, after a question', async () => {
    network.on('WriteSectionQuestions', ({ variables }) => {
      writing = questionWriting({ ...WRITTEN, ...variables, done: 0, questions: 0, underWay: 3 });
      return { writeSectionQuestions: writing };
    });
    const { user } = renderAsAdmin('/admin?tab=index');
    const shown = within(await card());
    const perDay = await shown.findByRole('spinbutton', { name: 'Tokens per day' });
    await user.clear(perDay);
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Write Questions' }).disabled).toBe(true);
    await user.type(perDay, '50000');
    await user.click(shown.getByRole('button', { name: 'Write Questions' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/for at most 50,000 tokens a day and 10,000,000 in total/)).toBeTruthy();
    expect(network.sent('WriteSectionQuestions')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Write Questions' }));
    await waitFor(() => expect(network.sent('WriteSectionQuestions')).toEqual([{ tokensPerDay: 50_000, tokensInAll: 10_000_000 }]));
    expect(await shown.findByRole('button', { name: 'Cancel Writing' })).toBeTruthy();
    expect(shown.getByText('0 of 3 done')).toBeTruthy();
  });

  it('tell how far they are, what they cost and why they wait', async () => {
    const reason = 'The budget of today is used up.';
    const running = job('job-3', { name: 'write-section-questions', state: 'RUNNING', percent: 40, stage: 'reading sections' });
    writing = questionWriting({ ...WRITTEN, struck: 1, usedToday: 1200, usedInAll: 4800, costMicroUsd: 20_000, reason, job: running });
    rows = [row('q-1'), row('q-2', { language: 'HINGLISH', question: 'makan malik raseed nahi deta' })];
    renderAsAdmin('/admin?tab=index');
    const shown = within(await card());
    expect(await shown.findByText('3 of 3 done')).toBeTruthy();
    for (const words of ['2 used, 1 struck', '1,200 of 1,000,000', '4,800 of 10,000,000', 'US$ 0.02', reason, 'Hinglish'])
      expect(await shown.findByText(words)).toBeTruthy();
    expect(shown.getByRole('progressbar', { name: 'Writing questions' }).getAttribute('aria-valuenow')).toBe('40');
    await expectAccessible();
  });

  it('are struck one by one after a question; a failure leaves the question where it is', async () => {
    writing = questionWriting(WRITTEN);
    rows = [row('q-1'), row('q-2', { question: 'Must I pay without a receipt?' })];
    network.on('StrikeSectionQuestion', () => {
      throw new FakeGraphqlError('Question not found', 'SECTION_QUESTION_NOT_FOUND');
    });
    const { user } = renderAsAdmin('/admin?tab=index');
    const shown = within(await card());
    const name = 'Strike: Must I pay without a receipt?';
    const strike = async (): Promise<void> => {
      await user.click(await shown.findByRole('button', { name }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('“Must I pay without a receipt?” is permanently removed from the search.')).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Strike' }));
    };
    await strike();
    expect(await screen.findByText('Question not found')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    network.on('StrikeSectionQuestion', ({ variables: { id } }) => {
      rows = rows.filter((each) => each.id !== id);
      return { strikeSectionQuestion: { __typename: 'SectionQuestion', id, struckAt: '2026-03-01T10:00:00.000Z' } };
    });
    await strike();
    await waitFor(() => expect(shown.queryByRole('button', { name })).toBeNull());
    expect(network.sent('StrikeSectionQuestion')).toEqual([{ id: 'q-2' }, { id: 'q-2' }]);
    expect(shown.getByText('My landlord gives me no receipt, what can I do?')).toBeTruthy();
  });

  it('are cancelled; while that is under way nothing can be begun', async () => {
    writing = questionWriting({ ...WRITTEN, done: 1, underWay: 2 });
    network.on('CancelSectionQuestions', () => {
      writing = questionWriting({ ...WRITTEN, state: 'CANCELLING', done: 1, underWay: 2 });
      return { cancelSectionQuestions: writing };
    });
    const { user } = renderAsAdmin('/admin?tab=index');
    const shown = within(await card());
    await user.click(await shown.findByRole('button', { name: 'Cancel Writing' }));
    expect(await shown.findByText('Being cancelled')).toBeTruthy();
    expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Write Questions' }).disabled).toBe(true);
    expect(shown.queryByRole('button', { name: 'Cancel Writing' })).toBeNull();
  });

  it('can be asked for again when they did not load', async () => {
    network.on('QuestionWriting', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const { user } = renderAsAdmin('/admin?tab=index');
    const shown = within(await card());
    expect(await shown.findByText('Failed to load the questions of sections')).toBeTruthy();
    network.on('QuestionWriting', () => ({ questionWriting: writing }));
    await user.click(shown.getByRole('button', { name: 'Try Again' }));
    expect(await shown.findByText('Off')).toBeTruthy();
  });
});
