import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { RENT_FORM } from '../../../../test/support/rent-form.js';
import { checkDocument } from '../checks/check-document.js';
import { TemplateStore } from '../template/template-store.js';
import { checkedValues } from '../template/form-values.js';
import { revise } from './revise.js';

const found = new TemplateStore().find('rent_agreement');
if (!found) throw new Error('there is no rent agreement');
const template = found;
const values = checkedValues(template.fields, {
  ...RENT_FORM,
  maintenance_charges: '1500',
  governing_law: 'the laws of India',
  jurisdiction: 'the courts at Pune',
  place: 'Pune',
  agreement_date: '2026-03-20',
});
const original = template.assemble(values);
const revised = (suggestions: string, previousDocument: string | null = original) =>
  revise(template, values, {}, { suggestions, previousDocument });

describe('revise', () => {
  it.each([
    ['Change the monthly rent to 30000', { monthly_rent: '30000' }],
    ['change rent from 25000 to Rs. 30,000 per month.', { monthly_rent: '30,000' }],
    ['The security deposit should be 1.5 lakh', { security_deposit: '150000' }],
    ['Increase the rent by 10%', { monthly_rent: '27500' }],
    ['Reduce the deposit by 5,000', { security_deposit: '45000' }],
    ['Change rent to 30000 and deposit to 60000', { monthly_rent: '30000', security_deposit: '60000' }],
    [
      'Change rent to 30000. Change the tenant name to Mr. Ravi Shankar Kumar.',
      { monthly_rent: '30000', tenant_name: 'Mr. Ravi Shankar Kumar' },
    ],
    ['- Tenant name: Meera Rao\n- Start date: 1 May 2026', { tenant_name: 'Meera Rao', tenant_address: '[●]', start_date: '1 May 2026' }],
    ['Longer term: 24 months', { duration_months: '24' }],
    ['Make the term two years', { duration_months: '24' }],
    ['shorter term of six months', { duration_months: '6' }],
    ['Extend the term by 1 year', { duration_months: '23' }],
    ['Please extend the duration to 36 months', { duration_months: '36' }],
    ['make the notice period three months', { notice_period_months: '3' }],
    ['Add a 5% yearly increase', { rent_increase_percent: '5' }],
    ['Postpone the start date by 2 weeks', { start_date: '2026-04-15' }],
    ['Prepone the start date by 1 month', { start_date: '2026-03-01' }],
  ])('understands %j', (suggestion, changes) => {
    const revision = revised(suggestion);
    expect(revision.outcomes.filter(({ applied }) => !applied)).toEqual([]);
    expect(revision.values).toEqual({ ...values, ...changes });
    expect(revision.content).toBe(template.assemble({ ...values, ...changes }));
  });

  it.each([
    'Mention the lunar eclipse',
    'Change the rent to a fair amount',
    'longer term',
    'Make the tone friendlier',
    'Add an astrology clause',
    'Remove the astrology clause',
    'Increase the rent by a lot',
  ])('reports %j and changes nothing', (suggestion) => {
    const { outcomes, content, values: after } = revised(suggestion);
    expect(outcomes.map(({ instruction, applied }) => [instruction, applied])).toEqual([[suggestion, false]]);
    expect(after).toEqual(values);
    expect(content).toBe(original);
  });

  it.each([
    ['Make the notice period two months', '60', '(2 months were read as 60 days)'],
    ['Make the notice period one month', '30', '(one month was read as 30 days)'],
  ])('says how it read %j where a form counts days', (suggestions, notice_days, said) => {
    const consultancy = new TemplateStore().find('consultancy_agreement');
    if (!consultancy) throw new Error('there is no consultancy agreement');
    const file = new URL('../templates/consultancy_agreement/sample.json', import.meta.url);
    const sample = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const form = checkedValues(consultancy.fields, { ...sample, notice_days: '45' });
    const revision = revise(consultancy, form, {}, { suggestions, previousDocument: consultancy.assemble(form) });
    expect(revision.values).toEqual({ ...form, notice_days });
    expect(revision.outcomes.map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
  });

  it('leaves out what no document can print', () => {
    const { content } = revised('Add a condition: the tenant \ue0051\ue007 pays the stamp\u202e duty\u0007');
    expect(content).toContain('The Tenant 1 pays the stamp duty.');
    expect(content).not.toMatch(/[\ue000-\uf8ff\u202e\u0007]/);
  });

  it('adds a clause by name, with its words or with standard ones, in the numbering', () => {
    const { content, outcomes } = revised('Add a pets clause: no pets are allowed\nInclude an arbitration clause');
    expect(outcomes.map(({ message }) => message)).toEqual(['Clause added: Pets', 'Clause added: Arbitration']);
    expect(content).toContain('\n14. Pets\n\n14.1 No pets are allowed.\n\n15. Arbitration\n\n15.1 A dispute');
    expect(checkDocument(content)).toEqual([]);
  });

  it('removes a clause by name and renumbers what follows and what refers to it', () => {
    const { content, outcomes } = revised('Remove the quiet enjoyment and access clause');
    expect(outcomes.map(({ message }) => message)).toEqual(['Left out: 8 Quiet enjoyment and access']);
    expect(content).not.toContain('without interruption');
    expect(content).toContain('unless it ends earlier under clause 8.');
    expect(content).toContain('\n8. Termination\n\n8.1 ');
    expect(checkDocument(content)).toEqual([]);
  });

  it('takes back what other clauses say of a clause that goes', () => {
    const { content, outcomes } = revised('Remove the termination clause');
    expect(outcomes.map(({ applied }) => applied)).toEqual([true]);
    expect(content).toContain('continues for 11 (eleven) months (the "Term").');
    expect(content).toContain('\n9. Handing back the Premises\n');
    expect(checkDocument(content)).toEqual([]);
  });

  it('keeps a clause that others cannot do without, and says which', () => {
    const loan = new TemplateStore().find('sale_agreement');
    const form = {
      ...checkedValues(
        loan?.fields ?? [],
        JSON.parse(readFileSync(new URL('../templates/sale_agreement/sample.json', import.meta.url), 'utf8')) as object as Record<
          string,
          unknown
        >,
      ),
    };
    const before = loan?.assemble(form) ?? '';
    const revision = loan && revise(loan, form, {}, { suggestions: 'Remove clause 6', previousDocument: before });
    expect(revision?.content).toBe(before);
    expect(revision?.outcomes[0]?.message).toMatch(/^6 stays, because other parts depend on it: .*12\.1/);
  });

  it('goes on from the text as it is: earlier changes and the edits of its owner stay', () => {
    const first = revised('Add a pets clause: no pets are allowed\nMention the lunar eclipse');
    const edited = first.content
      .replace('in advance, on or before', 'punctually and in advance, on or before')
      .replace('Flat 3', 'Flat 3A');
    const second = revise(
      template,
      first.values,
      {},
      { suggestions: 'Change the rent to 30000\nMention the tide', previousDocument: edited },
    );
    expect(second.outcomes.filter(({ applied }) => !applied).map(({ instruction }) => instruction)).toEqual(['Mention the tide']);
    expect(second.content).toContain('Rs. 30,000 (Rupees Thirty Thousand only) (the "Rent"), punctually and in advance');
    expect(second.content).toContain('Flat 3A');
    expect(second.content).not.toMatch(/eclipse|tide/);
    expect(second.content).toContain('14.1 No pets are allowed.');
    const third = revise(template, second.values, {}, { suggestions: 'Change the rent to 35000', previousDocument: second.content });
    expect(third.content).toBe(
      second.content.replace('Rs. 30,000 (Rupees Thirty Thousand only)', 'Rs. 35,000 (Rupees Thirty-five Thousand only)'),
    );
  });

  it('leaves an edited text as it is where a change has no place in it', () => {
    const edited = original.replace(/3\.1 .*/, '3.1 The rent is a matter of trust.');
    const {
      content,
      outcomes,
      values: after,
    } = revise(template, values, {}, { suggestions: 'Change the rent to 30000', previousDocument: edited });
    expect(outcomes).toEqual([
      {
        instruction: 'Change the rent to 30000',
        applied: false,
        message: 'The text was edited where this would change it, so it was left as it is.',
      },
    ]);
    expect(after).toEqual(values);
    expect(content).toBe(edited);
  });

  it('adds and removes whole paragraphs in an edited text and numbers it anew', () => {
    const edited = original.replace('The rent shall be paid', 'The rent, always, shall be paid').replace('2. Term', '2. Duration');
    const { content, outcomes } = revise(template, values, {}, { suggestions: 'Add a lock-in of 6 months', previousDocument: edited });
    expect(outcomes.map(({ applied }) => applied)).toEqual([true]);
    expect(content).toContain('9.1 During the first 6 (six) months of the Term (the "Lock-in Period")');
    expect(content).toContain('2. Duration');
    expect(checkDocument(content)).toEqual([]);
  });
});
