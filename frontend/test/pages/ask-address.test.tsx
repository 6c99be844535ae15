import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsUser } from '../support/render-app.js';
import { page, referenceFile } from '../support/wire.js';

const exchange = (id: string, question: string, changes: object = {}) => ({
  __typename: 'ConversationExchange',
  id,
  question,
  referenceFilename: null,
  asOn: null,
  state: 'STOPPED',
  text: '',
  reason: null,
  askedAt: '2026-10-01T09:00:00.000Z',
  answeredAt: '2026-10-01T09:00:05.000Z',
  answer: null,
  ...changes,
});
const KEPT: Record<string, object> = {
  'c-1': exchange('e-1', 'Must I get a receipt?', { referenceFilename: 'lease.pdf' }),
  'c-2': exchange('e-2', 'May I sublet?'),
};
const PLACEHOLDER = 'Ask your legal question...';

let network: FakeNetwork;
let socket: FakeSocketServer;
beforeEach(() => {
  socket = new FakeSocketServer().install();
  network = new FakeNetwork()
    .install()
    .on('ReferenceFiles', () => ({ referenceFiles: page('ReferenceFile', [referenceFile('lease.pdf')]) }))
    .on('CreateConversation', () => ({ createConversation: { __typename: 'Conversation', id: 'c-9' } }))
    .on('ConversationExchanges', ({ variables: { conversationId } }) => {
      const kept = KEPT[String(conversationId)];
      if (!kept) throw new FakeGraphqlError('There is no such conversation.', 'CONVERSATION_NOT_FOUND');
      return { conversationExchanges: page('ConversationExchange', [kept]) };
    });
});

describe('the address of a conversation', () => {
  it('opens it, with the file that it is about; a new chat has neither', async () => {
    const { user, path } = renderAsUser('/ask/c-1');
    expect(await screen.findByText('Must I get a receipt?')).toBeTruthy();
    expect(path()).toBe('/ask/c-1');
    expect(await screen.findByPlaceholderText('Ask about lease.pdf...')).toBeTruthy();
    expect(await screen.findByText('Stopped')).toBeTruthy();
    expect(screen.getByText('You stopped this answer before it began.')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Conversations' }));
    await user.click(await screen.findByRole('button', { name: 'New Chat' }));
    await waitFor(() => expect(path()).toBe('/ask'));
    expect(screen.getByText('Start Your Legal Consultation')).toBeTruthy();
    expect(screen.getByPlaceholderText(PLACEHOLDER)).toBeTruthy();
    expect(screen.queryByText('Chat cleared.')).toBeNull();
  });

  it('takes the place of what this browser has stored', async () => {
    localStorage.setItem('themis.private.user-1.conversation.kept', JSON.stringify({ conversationId: 'c-1', saved: true }));
    const { path } = renderAsUser('/ask/c-2');
    expect(await screen.findByText('May I sublet?')).toBeTruthy();
    expect(screen.queryByText('Must I get a receipt?')).toBeNull();
    expect(path()).toBe('/ask/c-2');
  });

  it('goes on with the last conversation where it names none', async () => {
    localStorage.setItem('themis.private.user-1.conversation.kept', JSON.stringify({ conversationId: 'c-2', saved: true }));
    const { path } = renderAsUser('/ask');
    expect(await screen.findByText('May I sublet?')).toBeTruthy();
    expect(path()).toBe('/ask/c-2');
  });

  it('stays that of a new chat where one was asked for elsewhere', async () => {
    localStorage.setItem('themis.private.user-1.conversation.kept', JSON.stringify({ conversationId: 'c-2', saved: true }));
    const { user, path } = renderAsUser('/profile');
    await screen.findByLabelText('Full Name');
    await user.keyboard('{Control>}{Shift>}o{/Shift}{/Control}');
    expect(await screen.findByText('Start Your Legal Consultation')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('themis.private.user-1.conversation.kept')).toContain('null'));
    expect(path()).toBe('/ask');
    expect(screen.queryByText('May I sublet?')).toBeNull();
  });

  it('is there with the first question', async () => {
    const { user, path } = renderAsUser('/ask');
    await user.type(await screen.findByPlaceholderText(PLACEHOLDER), 'Why?{Enter}');
    await socket.subscription('AnswerStream');
    await waitFor(() => expect(path()).toBe('/ask/c-9'));
    expect(screen.getByText('Why?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('You stopped this answer before it began.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('says when there is no such conversation', async () => {
    const { path } = renderAsUser('/ask/c-3');
    expect(await screen.findByText('This conversation no longer exists.')).toBeTruthy();
    await waitFor(() => expect(path()).toBe('/ask'));
    expect(screen.getByText('Start Your Legal Consultation')).toBeTruthy();
  });

  it('is tried again when it could not be opened', async () => {
    network.on('ConversationExchanges', () => {
      throw new FakeGraphqlError('no', 'INTERNAL');
    });
    const { user } = renderAsUser('/ask/c-1');
    expect(await screen.findByText('The conversation could not be opened.')).toBeTruthy();
    expect(screen.queryByText('Start Your Legal Consultation')).toBeNull();
    network.on('ConversationExchanges', () => ({ conversationExchanges: page('ConversationExchange', [KEPT['c-1'] ?? {}]) }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Must I get a receipt?')).toBeTruthy();
  });
});
