import { NOT_APPROVED_LINE } from '../../../core/approval/approval-marks.js';
import { type Approval, ApprovalState } from '../../../core/approval/approval.views.js';
import type { Answer, Citation } from '../../ask/ask.views.js';
import { type ConversationExchange, type ConversationView, ExchangeState } from '../conversations.views.js';

/** Where times are told unless a caller names another place. */
const INDIA = 'Asia/Kolkata';

const ENDED: Partial<Record<ExchangeState, string>> = {
  [ExchangeState.PENDING]: 'This question is still being answered.',
  [ExchangeState.STOPPED]: 'This answer was stopped.',
  [ExchangeState.FAILED]: 'This question could not be answered.',
  [ExchangeState.INTERRUPTED]: 'This answer was interrupted.',
};

/** How moments are told in a time zone: "1 June 2026 at 15:30 IST". @param timeZone such as "Asia/Kolkata" */
function timesIn(timeZone: string): (at: Date) => string {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  // "GMT+5:30" where the zone has no name of its own in English.
  const zone = new Intl.DateTimeFormat('en-IN', { timeZoneName: 'short', timeZone });
  return (at) => `${time.format(at)} ${zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;
}

const inIndia = timesIn(INDIA);

/**
 * A conversation as Markdown, each answer with its sources; the printed forms are made from the same text.
 * @param approvals of the answers, in the order of the exchanges; null for one that needs none
 * @param timeZone such as "Asia/Kolkata"
 */
export function conversationText(
  { title }: ConversationView,
  exchanges: readonly ConversationExchange[],
  approvals: readonly (Approval | null)[],
  timeZone = INDIA,
): string {
  const told = timesIn(timeZone);
  const marked = exchanges.flatMap((exchange, index) => [exchangeText(exchange, told), approvalText(approvals[index] ?? null, told)]);
  return [`# ${title || 'Conversation'}`, ...marked.filter(Boolean)].join('\n\n').concat('\n');
}

/** What is said of the approval of an answer; empty where it needs none. */
function approvalText(approval: Approval | null, told: (at: Date) => string): string {
  if (!approval) return '';
  const { state, decidedBy, decidedAt } = approval;
  if (state !== ApprovalState.APPROVED) return `**${NOT_APPROVED_LINE}**`;
  return `*Approved by ${decidedBy ?? ''}${decidedAt ? ` on ${told(decidedAt)}` : ''}*`;
}

/**
 * A question with its answer and its sources. What a supervisor approves is this text with the times of India: one that is written in another
 * way is approved anew.
 */
export function exchangeText(exchange: ConversationExchange, told = inIndia): string {
  const { question, referenceFilename, asOn, state, text, reason, answer, askedAt } = exchange;
  const about = [referenceFilename && `about ${referenceFilename}`, asOn && `law as on ${asOn}`].filter(Boolean).join(', ');
  const asked = `Asked on ${told(askedAt)}${about ? `, ${about}` : ''}`;
  return [
    `## ${oneLine(question)}`,
    `*${asked}*`,
    text,
    ENDED[state] && `*${[ENDED[state], reason].filter(Boolean).join(' ')}*`,
    answer?.notice && `*${answer.notice}*`,
    answer && sourcesText(answer),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function sourcesText({ text, citations, answeredBy }: Answer): string {
  const by = answeredBy === 'extractive' ? quotedFrom(citations) : `Written by ${answeredBy}`;
  if (citations.length === 0) return `*${by}. No source is cited.*`;
  return ['### Sources', ...sourceLines(citations, oneLine(text)), `*${by}.*`].join('\n\n');
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function quotedFrom(citations: readonly Citation[]): string {
  const file = citations.find(({ documentId }) => documentId === null);
  const law = file === undefined || citations.some(({ documentId }) => documentId !== null);
  return `Quoted from ${[law && 'the library', file && `your file ${file.documentTitle}`].filter(Boolean).join(' and ')}`;
}

/** A line for each place that is cited, however often; with its words where the answer does not have them already. */
function sourceLines(citations: readonly Citation[], said: string): string[] {
  const places = new Map<string, Citation[]>();
  for (const citation of citations) places.set(placeOf(citation), [...(places.get(placeOf(citation)) ?? []), citation]);
  return [...places].map(([place, cited]) => {
    const quotations = [...new Set(cited.map(({ quotation }) => oneLine(quotation)))].filter((quotation) => !said.includes(quotation));
    const words = quotations.map((quotation) => `“${quotation}”`).join(' … ');
    return `${cited.map(({ marker }) => `[${marker}]`).join(' ')} ${place}${words ? `: ${words}` : ''}`;
  });
}

function placeOf({ documentTitle, headingPath, pageStart, pageEnd, stamp }: Citation): string {
  const pages =
    pageStart === null ? '' : pageEnd === null || pageEnd === pageStart ? `, page ${pageStart}` : `, pages ${pageStart} to ${pageEnd}`;
  return `${[documentTitle, headingPath].filter(Boolean).join(', ')}${pages}${stamp ? ` (${stamp})` : ''}`;
}
