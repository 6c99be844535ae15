import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { page } from '../support/wire.js';

const coverage = (changes: object) => ({
  libraryCoverage: { __typename: 'LibraryCoverage', total: 3, kinds: [], mainActs: [], sampleQuestions: [], ...changes },
});

describe('the chat before the first question', () => {
  it('asks a sample question at a click, and tells what the library covers', async () => {
    const socket = new FakeSocketServer().install();
    new FakeNetwork()
      .install()
      .on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', []) }))
      .on('LibraryCoverage', () =>
        coverage({
          kinds: [{ __typename: 'KindCount', documentType: 'ACT', count: 3 }],
          sampleQuestions: ['What can I do if a cheque bounces?', 'By when must wages be paid?'],
        }),
      );
    const { user } = renderAsUser('/ask');
    const samples = await screen.findByRole('list', { name: 'Sample questions' });
    expect(within(samples).getAllByRole('button')).toHaveLength(2);
    expect(screen.getByText('The library holds 3 acts.')).toBeTruthy();
    await user.click(within(samples).getByRole('button', { name: 'By when must wages be paid?' }));
    expect((await socket.subscription('AnswerStream')).variables).toMatchObject({ input: { question: 'By when must wages be paid?' } });
    expect(screen.queryByRole('list', { name: 'Sample questions' })).toBeNull();
  });

  it('offers none where the library is empty', async () => {
    new FakeSocketServer().install();
    new FakeNetwork().install().on('LibraryCoverage', () => coverage({ total: 0 }));
    renderAsUser('/ask');
    expect(await screen.findByText(/^The library of law is empty/)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Sample questions' })).toBeNull();
  });
});
