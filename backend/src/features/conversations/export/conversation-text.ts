import type { Answer, Citation } from '../../ask/ask.views.js';
import { type ConversationExchange, type ConversationView, ExchangeState } from '../conversations.views.js';

const ENDED: Partial<Record<ExchangeState, string>> = {
  [ExchangeState.PENDING]: 'This question is still being answered.',
  [ExchangeState.STOPPED]: 'This answer was stopped.',
  [ExchangeState.FAILED]: 'This question could not be answered.',
  [ExchangeState.INTERRUPTED]: 'This answer was interrupted.',
};

/** A conversation as Markdown, each answer with its sources; the printed forms are made from the same text. */
export function conversationText({ title }: ConversationView, exchanges: readonly ConversationExchange[]): string {
  return [`# ${title || 'Conversation'}`, ...exchanges.map(exchangeText)].join('\n\n').concat('\n');
}

function exchangeText({ question, referenceFilename, asOn, state, text, reason, answer, askedAt }: ConversationExchange): string {
  const about = [referenceFilename && `about ${referenceFilename}`, asOn && `law as on ${asOn}`].filter(Boolean).join(', ');
  const asked = `Asked on ${askedAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC${about ? `, ${about}` : ''}`;
  return [
    `## ${question.replace(/\s+/gu, ' ')}`,
    `*${asked}*`,
    text,
    ENDED[state] && `*${[ENDED[state], reason].filter(Boolean).join(' ')}*`,
    answer?.notice && `*${answer.notice}*`,
    answer && sourcesText(answer),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function sourcesText({ citations, answeredBy }: Answer): string {
  const by = answeredBy === 'extractive' ? quotedFrom(citations) : `Written by ${answeredBy}`;
  if (citations.length === 0) return `*${by}. No source is cited.*`;
  return ['### Sources', ...citations.map(sourceLine), `*${by}.*`].join('\n\n');
}

function quotedFrom(citations: readonly Citation[]): string {
  const file = citations.find(({ documentId }) => documentId === null);
  const law = file === undefined || citations.some(({ documentId }) => documentId !== null);
  return `Quoted from ${[law && 'the library', file && `your file ${file.documentTitle}`].filter(Boolean).join(' and ')}`;
}

function sourceLine({ marker, documentTitle, headingPath, pageStart, pageEnd, stamp, quotation }: Citation): string {
  const pages =
    pageStart === null ? '' : pageEnd === null || pageEnd === pageStart ? `, page ${pageStart}` : `, pages ${pageStart} to ${pageEnd}`;
  const place = [documentTitle, headingPath].filter(Boolean).join(', ');
  return `[${marker}] ${place}${pages}${stamp ? ` (${stamp})` : ''}: “${quotation.replace(/\s+/gu, ' ').trim()}”`;
}
