import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../retrieval/retrieval.service.js';
import { beyondQuoting } from './beyond-quoting.js';

const found = (more: object = {}): Consultation =>
  ({ law: { acts: [{ act: 'Sample Act, 2001', start: 0, end: 1 }], cited: [], ...more }, missing: [] }) as unknown as Consultation;

describe('beyondQuoting', () => {
  it.each([
    ['Summarize the Sample Act in ten lines', 'Themis does not summarise acts'],
    ['give me an overview of the Sample Act', 'Themis does not summarise acts'],
    ['Show me every section of the Sample Act', 'An answer does not list all'],
    ['What is the most recent ruling on rent?', 'I cannot tell which judgment is the latest'],
  ])('says what cannot be done: %s', (question, words) => {
    expect(beyondQuoting(found(), question, false)).toContain(words);
  });

  it('says where the act can be read', () => {
    expect(beyondQuoting(found(), 'List all sections of the Sample Act', false)).toContain('open the Sample Act, 2001 in the library');
    expect(beyondQuoting(found(), 'Sample Act का सारांश', true)).toContain('Sample Act, 2001');
  });

  it.each([
    ['Summarise section 5 of the Sample Act', found({ cited: [{ act: 'Sample Act, 2001', section: '5', steps: [] }] })],
    ['Summarise my rights', found({ acts: [] })],
    ['When is rent due under the Sample Act?', found()],
  ])('says nothing of %s', (question, consulted) => {
    expect(beyondQuoting(consulted, question, false)).toBeNull();
  });
});
