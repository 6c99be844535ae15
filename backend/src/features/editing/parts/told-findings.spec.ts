import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkedValues } from '../../templates/form/form-values.js';
import { TemplateStore } from '../../templates/engine/template-store.js';
import { followedParts } from './followed-parts.js';

const template = new TemplateStore().find('loan_agreement');
if (!template) throw new Error('no loan agreement');
const sample = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../templates/shipped/loan_agreement/sample.json'), 'utf8'),
) as object;
const values = checkedValues(template.fields, { ...sample });
const content = template.assemble(values);
const told = (suggestions: string, form = { template, values, extra: {} }, draft = content) =>
  followedParts(form, draft, suggestions).parts.map(({ message }) => message);

describe('a change after which something no longer fits', () => {
  it('tells of instalments that run past the final date', () => {
    expect(told('Change the number of instalments to 36').join(' ')).toContain(
      'But look: The last of 36 monthly instalments is due on 1 April 2029',
    );
  });

  it('tells of a term that nothing uses, or defines, any more', () => {
    const rent = new TemplateStore().find('rent_agreement');
    if (!rent) throw new Error('no rent agreement');
    const letting = checkedValues(
      rent.fields,
      JSON.parse(readFileSync(path.join(import.meta.dirname, '../../templates/shipped/rent_agreement/sample.json'), 'utf8')) as Record<
        string,
        unknown
      >,
    );
    const message = told('Remove clause 2', { template: rent, values: letting, extra: {} }, rent.assemble(letting)).join();
    expect(message).toContain('The numbers after it and the references to them moved. But look: "Term" is used like a defined term');
  });

  it('tells once, with the last of several changes', () => {
    const messages = told('Change the number of instalments to 36. Change the interest rate to 11%');
    expect(messages.map((message) => message.includes('But look'))).toEqual([false, true]);
  });

  it('says nothing about what did not fit before, and nothing where all fits', () => {
    const short = checkedValues(template.fields, { ...sample, instalment_amount: '50000' });
    expect(told('Change the interest rate to 11%', { template, values: short, extra: {} }, template.assemble(short)).join()).not.toContain(
      'But look',
    );
    expect(told('Change the interest rate to 11%').join()).not.toContain('But look');
  });
});
