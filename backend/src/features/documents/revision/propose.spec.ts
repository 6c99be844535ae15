import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkedValues } from '../template/form-values.js';
import { TemplateStore } from '../template/template-store.js';
import { acceptChanges, proposeChanges, revise } from './revise.js';

const template = new TemplateStore().find('rent_agreement');
if (!template) throw new Error('no rent agreement');
const sample = JSON.parse(readFileSync(path.join(import.meta.dirname, '../templates/rent_agreement/sample.json'), 'utf8')) as object;
const values = checkedValues(template.fields, { ...sample });
const previousDocument = template.assemble(values);
const SUGGESTIONS = 'Change the rent to 30000 and the deposit to 90000, delete the clause on subletting. Make it sound friendlier';

describe('changes that are proposed', () => {
  const { changes, open } = proposeChanges(template, values, {}, { suggestions: SUGGESTIONS, previousDocument });
  const accepted = (...indexes: number[]) =>
    acceptChanges(template, values, {}, { instructions: indexes.map((index) => changes[index]?.instruction ?? ''), previousDocument });

  it('are one for each instruction that changes the text, each with the places that it changes', () => {
    expect(changes.map(({ message }) => message)).toEqual([
      'Monthly Rent: 30000',
      'Security Deposit: 90000',
      expect.stringMatching(/^Left out: 7 No subletting/),
    ]);
    expect(open.map(({ instruction }) => instruction)).toEqual(['Make it sound friendlier']);
    const [rent] = changes;
    const shown = (kind: string) => rent?.segments.filter((segment) => segment.kind === kind).map(({ text }) => text);
    expect(shown('inserted')).toEqual(['30', 'Thirty']);
    expect(shown('deleted')).toEqual(['25', 'Twenty-five']);
    expect(rent?.segments[0]?.text).toMatch(/^3\.1 The Tenant shall pay/);
  });

  it('make together the text that following the suggestions at once makes', () => {
    const whole = revise(template, values, {}, { suggestions: SUGGESTIONS, previousDocument });
    expect(accepted(0, 1, 2)).toMatchObject({ content: whole.content, values: whole.values });
  });

  it('are kept by themselves: what was rejected is not there', () => {
    const { content, values: form } = accepted(1);
    expect(content).toContain('Rs. 90,000');
    expect(content).toContain('Rs. 25,000');
    expect(content).toContain('7. No subletting');
    expect(form).toMatchObject({ security_deposit: '90000', monthly_rent: values.monthly_rent });
  });

  it('of a removed clause do not tell of every paragraph that only got another number', () => {
    const told = changes[2]?.segments.filter(({ kind }) => kind !== 'equal').map(({ text }) => text) ?? [];
    expect(told.join('')).toContain('No subletting or assignment');
    expect(told.filter((text) => /^\d{1,2}$/.test(text.trim()))).toEqual([]);
  });
});
