import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { generation, goldenQuestion, goldenReport } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin } from '../support/render-app.js';

let network: FakeNetwork;
/** A choice in the open list: rows of the table may have the same title. */
const optionTitled = async (title: string) => within((await screen.findByRole('listbox')).parentElement as HTMLElement).findByTitle(title);
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork();
  network.on('IndexGenerations', () => ({
    indexGenerations: [generation('g2', { goldenReport: goldenReport() }), generation('g1', { state: 'PREVIOUS', canRollBack: true })],
  }));
});

describe('builds of the index', () => {
  it('shows how a build answers the golden questions', async () => {
    const { user } = renderAsAdmin('/admin?tab=index');
    const row = within((await screen.findByText('Live')).closest('tr') as HTMLElement);
    expect(row.getByText('1 of 2 found')).toBeTruthy();
    await user.click(row.getByRole('button', { name: /Results/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const outcome = within((await dialog.findByText('When is rent due?')).closest('tr') as HTMLElement);
    expect(outcome.getByText('#2')).toBeTruthy();
    expect(outcome.getByText('Not found')).toBeTruthy();
    await expectAccessible();
  });

  it('goes back to the build before after a question', async () => {
    network.on('RollBackIndex', () => {
      network.on('IndexGenerations', () => ({ indexGenerations: [generation('g2', { state: 'PREVIOUS' }), generation('g1')] }));
      return { rollBackIndex: { __typename: 'IndexRolledBack', message: 'The previous index is in use again', generation: 'g1' } };
    });
    const { user } = renderAsAdmin('/admin?tab=index');
    await user.click(await screen.findByRole('button', { name: 'Roll Back' }));
    const dialog = await findDialog('Roll back the index');
    await expectAccessible();
    await user.click(within(dialog).getByRole('button', { name: 'Roll Back' }));
    expect(await screen.findByText('The previous index is in use again')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Roll Back' })).toBeNull());
  });

  it('says in the words of the server why it cannot go back', async () => {
    network.on('RollBackIndex', () => {
      throw new FakeGraphqlError('There is no previous index to go back to.', 'NO_PREVIOUS_GENERATION');
    });
    const { user } = renderAsAdmin('/admin?tab=index');
    await user.click(await screen.findByRole('button', { name: 'Roll Back' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Roll Back' }));
    expect(await screen.findByText('There is no previous index to go back to.')).toBeTruthy();
  });
});

describe('golden questions', () => {
  it('adds one with its document and section', async () => {
    const { user } = renderAsAdmin('/admin?tab=questions');
    network.on('CreateGoldenQuestion', () => {
      network.on('GoldenQuestions', () => ({
        goldenQuestions: [goldenQuestion('q1'), goldenQuestion('q2', { question: 'When is rent due?' })],
      }));
      return { createGoldenQuestion: goldenQuestion('q2', { question: 'When is rent due?' }) };
    });
    await user.click(await screen.findByRole('button', { name: 'Add Question' }));
    const dialog = within(await findDialog('Add Golden Question'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Question is required')).toBeTruthy();
    expect(dialog.getByText('Document is required')).toBeTruthy();
    await expectAccessible();
    await user.type(dialog.getByLabelText('Question'), 'When is rent due?');
    await user.click(dialog.getByRole('combobox', { name: 'Document' }));
    await user.click(await optionTitled('rent-act.pdf'));
    await user.type(dialog.getByLabelText('Section'), '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Golden question added')).toBeTruthy();
    expect(network.sent('CreateGoldenQuestion')).toEqual([
      { input: { question: 'When is rent due?', document: 'rent-act.pdf', unit: '5' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Edit: When is rent due?' })).toBeTruthy();
  });

  it('deletes one at once, and brings it back when the server refuses', async () => {
    network.on('DeleteGoldenQuestion', () => {
      throw new FakeGraphqlError('Golden question not found', 'NOT_FOUND');
    });
    const { user } = renderAsAdmin('/admin?tab=questions');
    await user.click(await screen.findByRole('button', { name: 'Delete: Who gives the receipt?' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to delete “Who gives the receipt?”?')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Golden question not found')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Delete: Who gives the receipt?' })).toBeTruthy();
  });

  it('asks them now', async () => {
    network.on('GoldenQuestionCheck', () => ({ goldenQuestionCheck: goldenReport() }));
    const { user } = renderAsAdmin('/admin?tab=questions');
    await user.click(await screen.findByRole('button', { name: 'Check Now' }));
    const results = within(await screen.findByRole('region', { name: 'What the live index answers' }));
    expect(results.getByText('1 of 2 found')).toBeTruthy();
    expect(results.getByText('#1')).toBeTruthy();
  });

  it('says when they could not be asked', async () => {
    network.on('GoldenQuestionCheck', () => {
      throw new FakeGraphqlError('The index is away', 'UNAVAILABLE');
    });
    const { user } = renderAsAdmin('/admin?tab=questions');
    await user.click(await screen.findByRole('button', { name: 'Check Now' }));
    expect(await screen.findByText('Failed to check the golden questions')).toBeTruthy();
  });
});
