import { createHash } from 'node:crypto';
import { snakeCase } from '../../../core/descriptions/api-field.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { CitationSourceType } from '../../ask/ask.views.js';
import type { AnsweredExchange } from '../../conversations/conversation-answers.service.js';
import type { ReceiptContent } from './answer-receipts.views.js';

/** Raised when the same answer would get another content: the hashes that are kept are of this one. */
const FORMAT = 'themis-answer-receipt/1';
/** How answers name what only quotes. */
const EXTRACTIVE = 'extractive';

/** What the receipt of an answer says, taken from what is kept of it alone, so that it stays the same. */
export function receiptContent({ id, question, referenceFilename, asOn, askedAt, answeredAt, answer }: AnsweredExchange): ReceiptContent {
  const { text, answeredBy, generation, explanation, citations } = answer;
  return {
    format: FORMAT,
    exchangeId: id,
    question,
    referenceFilename,
    asOn,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    answer: text,
    model: answeredBy === EXTRACTIVE ? null : answeredBy,
    indexVersion: generation,
    plainText: explanation && {
      topic: explanation.topic,
      topicName: explanation.topicName,
      readOn: explanation.readOn,
      signedBy: explanation.signedBy,
    },
    quotations: citations.map(({ documentType, marker, documentId, documentTitle, headingPath, pageStart, pageEnd, ...words }) => ({
      marker,
      documentId,
      documentTitle,
      sourceType: enumValue(CitationSourceType, documentType),
      headingPath,
      pageStart,
      pageEnd,
      spanStart: words.spanStart,
      spanEnd: words.spanEnd,
      quotation: words.quotation,
      stamp: words.stamp,
    })),
  };
}

/** The SHA-256 of a receipt, in hexadecimal. */
export const receiptHash = (content: ReceiptContent): string =>
  createHash('sha256')
    .update(canonicalJson(restForm(content)))
    .digest('hex');

/**
 * JSON in the one form that hashes are of (RFC 8785): names in the order of their UTF-16 units, no white space.
 * @param value what JSON can say; numbers as ECMAScript writes them
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}

/** As REST names the fields. */
export function restForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restForm);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [snakeCase(name), restForm(member)]));
}
