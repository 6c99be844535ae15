import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkedValues } from '../template/form-values.js';
import { TemplateStore } from '../template/template-store.js';
import { acceptChanges, proposeChanges, revise } from '../revision/revise.js';
import { toldFindings } from './told-findings.js';

const template = new TemplateStore().find('loan_agreement');
if (!template) throw new Error('no loan agreement');
const sample = JSON.parse(readFileSync(path.join(import.meta.dirname, '../templates/loan_agreement/sample.json'), 'utf8')) as object;
const values = checkedValues(template.fields, { ...sample });
const previousDocument = template.assemble(values);
const findings = toldFindings(template);
const told = (suggestions: string) =>
  revise(template, values, {}, { suggestions, previousDocument }, findings).outcomes.map(({ message }) => message);

describe('a change after which something no longer fits', () => {
  it('tells of instalments that run past the final date', () => {
    expect(told('Extend the loan to 36 instalments').join(' ')).toContain('The last of 36 monthly instalments is due on 1 April 2029');
  });

  it('tells so before it is kept, and when it is', () => {
    const { changes } = proposeChanges(
      template,
      values,
      {},
      { suggestions: 'Extend the loan to 36 instalments', previousDocument },
      findings,
    );
    const kept = acceptChanges(
      template,
      values,
      {},
      { instructions: changes.map(({ instruction }) => instruction), previousDocument },
      findings,
    );
    for (const { message } of [...changes, ...kept.outcomes]) expect(message).toContain('is due on 1 April 2029');
  });

  it('says nothing about what did not fit before, and nothing where all fits', () => {
    const short = checkedValues(template.fields, { ...sample, instalment_amount: '50000' });
    const draft = template.assemble(short);
    const revision = revise(template, short, {}, { suggestions: 'Change the interest to 11%', previousDocument: draft }, findings);
    expect(revision.outcomes.map(({ message }) => message)).toEqual(['Interest (percent a year): 11']);
    expect(told('Change the interest to 11%')).toEqual(['Interest (percent a year): 11']);
  });
});
