import { describe, expect, it } from '@jest/globals';
import { type Approval, ApprovalState } from '../../../core/approval/approval.views.js';
import { type ConversationExchange, type ConversationView, ExchangeState } from '../conversations.views.js';
import { conversationText } from './conversation-text.js';

const citation = (documentId: string | null, documentTitle: string, marker = 1, quotation = 'Rent is due.') => ({
  marker,
  documentId,
  documentTitle,
  headingPath: '',
  pageStart: null,
  pageEnd: null,
  stamp: null,
  quotation,
});
const exported = (
  citations: object[],
  {
    text = 'It is due.',
    timeZone = 'Asia/Kolkata',
    approval = null,
  }: { text?: string; timeZone?: string; approval?: Approval | null } = {},
): string =>
  conversationText(
    { title: 'Rent' } as ConversationView,
    [
      {
        question: 'When is rent due?',
        state: ExchangeState.ANSWERED,
        text,
        answer: { text, citations, answeredBy: 'extractive', notice: null },
        askedAt: new Date('2026-06-01T20:00:00Z'),
      } as unknown as ConversationExchange,
    ],
    [approval],
    timeZone,
  );

describe('conversationText', () => {
  it.each([
    [[citation('act', 'The Rent Act')], '*Quoted from the library.*'],
    [[citation(null, 'lease.pdf')], '*Quoted from your file lease.pdf.*'],
    [[citation('act', 'The Rent Act'), citation(null, 'lease.pdf')], '*Quoted from the library and your file lease.pdf.*'],
  ])('says where an answer is quoted from', (citations, words) => {
    expect(exported(citations)).toContain(words);
  });

  it.each([
    ['Asia/Kolkata', '*Asked on 2 June 2026 at 01:30 IST*'],
    ['UTC', '*Asked on 1 June 2026 at 20:00 UTC*'],
  ])('tells the time in %s', (timeZone, words) => {
    expect(exported([], { timeZone })).toContain(words);
  });

  it('tells when an answer was approved in the same time zone, and that it was not', () => {
    const approval = { decidedBy: 'Sunil Rao', decidedAt: new Date('2026-06-01T20:00:00Z') } as Approval;
    const approved = { ...approval, state: ApprovalState.APPROVED };
    expect(exported([], { approval: approved })).toContain('*Approved by Sunil Rao on 2 June 2026 at 01:30 IST*');
    expect(exported([], { approval: { ...approval, state: ApprovalState.WAITING } })).toContain('**NOT APPROVED');
  });

  it('names each place once, with its words only where the answer has not quoted them', () => {
    const text = 'Section 4: “Rent is\ndue.” [1] [2] and [3].';
    const twice = [
      citation('act', 'The Rent Act'),
      citation('act', 'The Rent Act', 2),
      citation('act', 'The Gate Act', 3, 'Gates stay open.'),
    ];
    expect(exported(twice, { text })).toContain(
      '### Sources\n\n[1] [2] The Rent Act\n\n[3] The Gate Act: “Gates stay open.”\n\n*Quoted from the library.*',
    );
  });
});
