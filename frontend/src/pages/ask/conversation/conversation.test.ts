import { describe, expect, it } from 'vitest';
import { historyOf, reduceConversation, type ChatMessage, type Conversation, type ConversationEvent } from './conversation.js';

const stamp = { id: 'a', timestamp: 2 };
const question: ChatMessage = { id: 'q', sender: 'user', text: 'Why?', timestamp: 1 };
const answer = {
  text: 'Because [1].',
  answeredBy: 'extractive',
  notice: null,
  generation: 'g',
  withheldQuotations: 0,
  withheldReferences: 0,
  statements: [],
  citations: [],
};

function after(...events: ConversationEvent[]): Conversation {
  return events.reduce(reduceConversation, { messages: [], pending: null });
}

describe('reduceConversation', () => {
  it('collects text, then replaces it by the checked answer', () => {
    const writing = after(
      { type: 'asked', message: question },
      { type: 'stage', stage: 'writing' },
      { type: 'text', text: 'Be' },
      { type: 'text', text: 'cause' },
    );
    expect(writing.pending).toEqual({ stage: 'writing', text: 'Because' });
    const done = reduceConversation(writing, { type: 'answered', answer, stamp });
    expect(done.pending).toBeNull();
    expect(done.messages[1]).toMatchObject({ sender: 'assistant', text: 'Because [1].', outcome: 'checked' });
  });

  it('keeps what had arrived when it is stopped, and says so when nothing had', () => {
    const asked: ConversationEvent = { type: 'asked', message: question };
    const stop: ConversationEvent = { type: 'ended-early', outcome: 'stopped', stamp };
    expect(after(asked, { type: 'text', text: 'Half' }, stop).messages[1]).toMatchObject({ text: 'Half', outcome: 'stopped' });
    expect(after(asked, stop).messages[1]).toMatchObject({ text: '', outcome: 'stopped' });
    expect(after(asked, { type: 'ended-early', outcome: 'interrupted', stamp }).messages).toEqual([question]);
    expect(after(stop).messages).toEqual([]);
  });

  it('asks again without the failure', () => {
    const failed = after({ type: 'asked', message: question }, { type: 'failed', text: 'Sorry', stamp });
    expect(failed.messages[1]?.isError).toBe(true);
    expect(reduceConversation(failed, { type: 'asked-again' })).toEqual({ messages: [question], pending: { stage: null, text: '' } });
  });

  it('ignores text that arrives after the end', () => {
    expect(after({ type: 'text', text: 'late' }).pending).toBeNull();
    expect(after({ type: 'asked', message: question }, { type: 'cleared' })).toMatchObject({ messages: [], pending: null });
  });
});

describe('historyOf', () => {
  it('takes the last turns that ended well', () => {
    const messages: ChatMessage[] = [
      question,
      { id: '1', sender: 'assistant', text: 'Sorry', timestamp: 1, isError: true },
      question,
      { id: '2', sender: 'assistant', text: 'Yes', timestamp: 1, outcome: 'checked' },
      { id: '3', sender: 'assistant', text: 'Half', timestamp: 1, outcome: 'stopped' },
    ];
    expect(historyOf(messages, 2)).toEqual([
      { role: 'USER', text: 'Why?' },
      { role: 'ASSISTANT', text: 'Yes' },
    ]);
  });
});
