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
    ['- Tenant name: Meera Rao\n- Start date: 1 May 2026', { tenant_name: 'Meera Rao', start_date: '1 May 2026' }],
    ['Longer term: 24 months', { duration_months: '24' }],
    ['Make the term two years', { duration_months: '24' }],
    ['shorter term of six months', { duration_months: '6' }],
    ['Extend the term by 1 year', { duration_months: '23' }],
    ['Please extend the duration to 36 months', { duration_months: '36' }],
    ['make the notice period three months', { notice_period_months: '3' }],
  ])('understands %j', (suggestion, changes) => {
    const revision = revised(suggestion);
    expect(revision.verbatim).toEqual([]);
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
  ])('sets out %j word for word and changes nothing else', (suggestion) => {
    const revision = revised(suggestion);
    expect(revision.verbatim).toEqual([suggestion]);
    expect(revision.values).toEqual(values);
    expect(revision.content).toMatch(new RegExp(`\\n14\\. Special conditions\\n\\n14\\.1 ${suggestion}\\n\\n(?:## Schedule|IN WITNESS)`));
    expect(revision.content.replace(/14\. Special conditions\n\n14\.1 .*\n\n/, '')).toBe(original);
  });

  it('adds a clause by name, with its words or with standard ones, in the numbering', () => {
    const { content, added, verbatim } = revised('Add a pets clause: no pets are allowed\nInclude an arbitration clause');
    expect({ added, verbatim }).toEqual({ added: ['Pets', 'Arbitration'], verbatim: [] });
    expect(content).toContain('\n14. Pets\n\n14.1 No pets are allowed.\n\n15. Arbitration\n\n15.1 A dispute');
    expect(checkDocument(content)).toEqual([]);
  });

  it('removes a clause by name and renumbers what follows and what refers to it', () => {
    const { content, removed, verbatim } = revised('Remove the quiet enjoyment and access clause');
    expect({ removed, verbatim }).toEqual({ removed: ['Quiet enjoyment and access'], verbatim: [] });
    expect(content).not.toContain('without interruption');
    expect(content).toContain('unless it ends earlier under clause 8.');
    expect(content).toContain('\n8. Termination\n\n8.1 ');
    expect(checkDocument(content)).toEqual([]);
  });

  it('keeps a clause that others refer to, and says so', () => {
    const { content, referredTo, verbatim } = revised('Remove the termination clause');
    expect(referredTo).toHaveLength(1);
    expect(verbatim).toEqual(['Remove the termination clause']);
    expect(content).toContain('9. Termination');
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
    expect(second.verbatim).toEqual(['Mention the tide']);
    expect(second.content).toContain('Rs. 30,000 (Rupees Thirty Thousand only) (the "Rent"), punctually and in advance');
    expect(second.content).toContain('Flat 3A');
    expect(second.content).toContain('\n15.1 Mention the lunar eclipse\n\n15.2 Mention the tide\n');
    expect(second.content).toContain('14.1 No pets are allowed.');
    const third = revise(template, second.values, {}, { suggestions: 'Change the rent to 35000', previousDocument: second.content });
    expect(third.content).toBe(
      second.content.replace('Rs. 30,000 (Rupees Thirty Thousand only)', 'Rs. 35,000 (Rupees Thirty-five Thousand only)'),
    );
  });

  it('sets out a change for which an edited text has no place', () => {
    const edited = original.replace(/3\.1 .*/, '3.1 The rent is a matter of trust.');
    const {
      content,
      verbatim,
      values: after,
    } = revise(template, values, {}, { suggestions: 'Change the rent to 30000', previousDocument: edited });
    expect(verbatim).toEqual(['Change the rent to 30000']);
    expect(after).toEqual(values);
    expect(content).toContain('14.1 Change the rent to 30000');
  });
});
