import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../retrieval/retrieval.service.js';
import { beyondQuoting } from './beyond-quoting.js';

const NAME = 'Sample Act';
const found = (asked: string, more: object = {}): Consultation => {
  const start = asked.indexOf(NAME);
  const acts = start < 0 ? [] : [{ act: 'Sample Act, 2001', start, end: start + NAME.length }];
  return { law: { acts, cited: [], asked, ...more }, missing: [] } as unknown as Consultation;
};

describe('beyondQuoting', () => {
  it.each([
    ['Summarize the Sample Act in ten lines', 'Themis does not summarise acts'],
    ['give me an overview of the Sample Act', 'Themis does not summarise acts'],
    ['tl;dr of the Sample Act', 'Themis does not summarise acts'],
    ['Sample Act ka saar batao', 'Themis does not summarise acts'],
    ['Please put the Sample Act in a nutshell', 'Themis does not summarise acts'],
    ['Show me every section of the Sample Act', 'An answer does not list all'],
    ['chapter XVII of the Sample Act', 'An answer does not list all'],
    ['What is the most recent ruling on rent?', 'I cannot tell which judgment is the latest'],
  ])('says what cannot be done: %s', (question, words) => {
    expect(beyondQuoting(found(question), question, false)).toContain(words);
  });

  it('says where the act can be read', () => {
    const asked = 'List all sections of the Sample Act';
    expect(beyondQuoting(found(asked), asked, false)).toContain('open the Sample Act, 2001 in the library');
    expect(beyondQuoting(found('Sample Act का सारांश'), 'Sample Act का सारांश', true)).toContain('Sample Act, 2001');
  });

  it.each([
    ['Summarise section 5 of the Sample Act', { cited: [{ act: 'Sample Act, 2001', section: '5', steps: [] }] }],
    ['Summarise my rights', {}],
    ['When is rent due under the Sample Act?', {}],
    ['Is a list of tenants kept under the Sample Act?', {}],
  ])('says nothing of %s', (question, more) => {
    expect(beyondQuoting(found(question, more), question, false)).toBeNull();
  });
});
