import type { AnswerReceipt, ReceiptQuotation } from './answer-receipts.views.js';

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const time = (iso: string): string => `${iso.slice(0, 16).replace('T', ' at ')} UTC`;

/** A receipt in words, as Markdown; the printed forms are made from it. */
export function receiptText({ receipt, sha256 }: Pick<AnswerReceipt, 'receipt' | 'sha256'>): string {
  const { question, referenceFilename, asOn, askedAt, answeredAt, answer, model, indexVersion, plainText, quotations } = receipt;
  const facts = [
    `Asked on ${time(askedAt)}`,
    answeredAt && `Answered on ${time(answeredAt)}`,
    referenceFilename && `About the file ${referenceFilename}`,
    asOn && `Law as on ${asOn}`,
    model ? `Written by ${model}` : 'Quoted without a language model',
    `Version of the index: ${indexVersion ?? 'none'}`,
    plainText && `Explanation: ${plainText.topicName}, read against the law on ${plainText.readOn}${signed(plainText.signedBy)}`,
    `Question and answer: ${receipt.exchangeId}`,
  ].filter((fact) => fact !== null && fact !== '');
  return [
    '# Receipt of an answer',
    `## ${oneLine(question)}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    '### Answer',
    answer,
    '### Words quoted',
    quotations.length === 0 ? 'None.' : quotations.map(quotationText).join('\n\n'),
    '### Hash',
    `SHA-256 of this receipt in canonical JSON (RFC 8785): ${sha256}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const signed = (by: string | null): string => (by === null ? '' : `, signed by ${by}`);

function quotationText({ marker, documentTitle, headingPath, pageStart, pageEnd, spanStart, spanEnd, stamp, quotation }: ReceiptQuotation) {
  const pages =
    pageStart === null ? '' : pageEnd === null || pageEnd === pageStart ? `page ${pageStart}` : `pages ${pageStart} to ${pageEnd}`;
  const place = [documentTitle, headingPath, pages, `characters ${spanStart} to ${spanEnd}`].filter(Boolean).join(', ');
  return `[${marker}] ${place}${stamp ? ` (${stamp})` : ''}: “${oneLine(quotation)}”`;
}
