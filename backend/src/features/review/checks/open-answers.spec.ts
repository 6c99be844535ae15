import { describe, expect, it } from '@jest/globals';
import { loadTemplate } from '../../templates/engine/document-template.js';
import { checkDocument } from './check-document.js';

const replyOf = (reply_kind: string, answers: string): string =>
  loadTemplate('reply').assemble({
    complaint_summary: 'The rent was not paid\nThe kitchen was damaged',
    respondent_details: 'Ravi Sample',
    defenses: 'The rent was paid',
    reply_kind,
    answers,
  });
const open = (content: string) => checkDocument(content).filter(({ kind }) => kind === 'open-answer');

describe('findOpenAnswers', () => {
  it('names each allegation that a reply leaves open, once and not as a blank too', () => {
    const content = replyOf('legal notice', '1: deny: the rent was paid on 4 January');
    const [finding, ...more] = open(content);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      serious: false,
      message: 'The allegation in 2.2 is still to be admitted, denied or said to be not known.',
    });
    const { start = 0, end = 0 } = finding ?? {};
    expect(content.slice(start, end)).toMatch(/\[●\]$/u);
    expect(checkDocument(content).filter((each) => each.kind === 'blank' && each.start >= start && each.end <= end)).toEqual([]);
  });

  it('is serious in a written statement, and says by which rule', () => {
    const found = open(replyOf('written statement', ''));
    expect(found.map(({ serious }) => serious)).toEqual([true, true]);
    for (const { message } of found) expect(message).toContain('Order VIII, rule 5');
  });

  it('names an answer that found no allegation', () => {
    const found = open(replyOf('legal notice', '1: deny\n2: deny\n7: admit: the rent was due'));
    expect(found.map(({ serious, message }) => [serious, message.slice(0, 54)])).toEqual([
      [true, 'This answer names an allegation that the reply does no'],
    ]);
  });

  it('finds nothing where every allegation is answered', () => {
    expect(open(replyOf('written statement', '1: admit\n2: not known: the tenant was away'))).toEqual([]);
  });
});
