import { describe, expect, it } from '@jest/globals';
import { type ConversationExchange, type ConversationView, ExchangeState } from '../conversations.views.js';
import { conversationText } from './conversation-text.js';

const citation = (documentId: string | null, documentTitle: string) => ({
  marker: 1,
  documentId,
  documentTitle,
  headingPath: '',
  pageStart: null,
  pageEnd: null,
  stamp: null,
  quotation: 'Rent is due.',
});
const exported = (citations: object[]): string =>
  conversationText({ title: 'Rent' } as ConversationView, [
    {
      question: 'When is rent due?',
      state: ExchangeState.ANSWERED,
      text: 'It is due.',
      answer: { citations, answeredBy: 'extractive', notice: null },
      askedAt: new Date('2026-06-01T10:00:00Z'),
    } as unknown as ConversationExchange,
  ]);

describe('conversationText', () => {
  it.each([
    [[citation('act', 'The Rent Act')], '*Quoted from the library.*'],
    [[citation(null, 'lease.pdf')], '*Quoted from your file lease.pdf.*'],
    [[citation('act', 'The Rent Act'), citation(null, 'lease.pdf')], '*Quoted from the library and your file lease.pdf.*'],
  ])('says where an answer is quoted from', (citations, words) => {
    expect(exported(citations)).toContain(words);
  });
});
