import { describe, expect, it } from 'vitest';
import { messagesOf, type KeptExchange } from './kept-messages.js';

const exchange = (more: Partial<KeptExchange>): KeptExchange => ({
  id: 'e',
  question: 'Why?',
  referenceFilename: null,
  asOn: null,
  state: 'ANSWERED',
  text: '',
  reason: null,
  askedAt: '2026-01-02T10:00:00Z',
  answeredAt: '2026-01-02T10:00:05Z',
  rating: null,
  answer: null,
  ...more,
});

describe('messagesOf', () => {
  it('shows a question with what it was about, and its answer as it was given', () => {
    const answer = { text: 'Because.' } as never;
    const rating = { verdict: 'UP' } as const;
    const { messages, pending } = messagesOf([
      exchange({ rating, referenceFilename: 'lease.pdf', asOn: '2024-07-01', text: 'Because.', answer }),
    ]);
    expect(pending).toBe(false);
    expect(messages).toMatchObject([
      { sender: 'user', text: 'Why?', exchangeId: 'e', referenceFilename: 'lease.pdf', asOn: '2024-07-01' },
      { sender: 'assistant', text: 'Because.', outcome: 'checked', answer, rating: 'UP' },
    ]);
  });

  it('waits for the answer of the last question', () => {
    expect(messagesOf([exchange({ state: 'PENDING', answeredAt: null })])).toMatchObject({ pending: true, messages: [{ sender: 'user' }] });
  });

  it('keeps what was written of an answer that ended early, and says that one failed', () => {
    const { messages } = messagesOf([
      exchange({ state: 'STOPPED', text: 'Half' }),
      exchange({ id: 'f', state: 'STOPPED' }),
      exchange({ id: 'g', state: 'FAILED', reason: 'The file cannot be read.' }),
      exchange({ id: 'h', state: 'INTERRUPTED', text: 'Half' }),
    ]);
    expect(messages.map(({ id, isError, outcome, reason }) => [id, isError, outcome, reason])).toEqual([
      ['e:question', undefined, undefined, undefined],
      ['e:answer', undefined, 'stopped', undefined],
      ['f:question', undefined, undefined, undefined],
      ['f:answer', undefined, 'stopped', undefined],
      ['g:question', undefined, undefined, undefined],
      ['g:failure', true, undefined, 'The file cannot be read.'],
      ['h:question', undefined, undefined, undefined],
      ['h:answer', undefined, 'interrupted', undefined],
      ['h:failure', true, undefined, undefined],
    ]);
  });
});
