import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseDocument } from '../rendering/parse-document.js';
import { TemplateStore } from './template-store.js';
import { checkedValues } from './values.js';

const store = new TemplateStore();
const rent = {
  landlord_name: 'Asha Mehta',
  landlord_address: '12 Lodhi Road\nNew Delhi',
  tenant_name: 'Ravi Kumar',
  tenant_address: '4 MG Road, Pune',
  property_address: 'Flat 3B, Green Park, New Delhi',
  start_date: '2026-04-01',
  duration_months: '11',
  monthly_rent: '25000',
  security_deposit: '50000',
};

function compose(type: string, data: Record<string, unknown>): string {
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  return template.assemble(checkedValues(template.fields, data));
}

describe('templates', () => {
  it('begin with the rent agreement and have a reply', () => {
    expect(store.all()[0]?.documentType).toBe('rent_agreement');
    expect(store.find('reply')?.fields.map((field) => field.name)).toEqual([
      'complaint_summary',
      'respondent_details',
      'defenses',
      'counter_arguments',
    ]);
  });

  it('write money and dates in one style and mark what is blank', () => {
    const text = compose('rent_agreement', rent);
    expect(text).toContain('a monthly rent of Rs. 25,000 (Rupees Twenty-five Thousand only)');
    expect(text).toContain('begins on 1 April 2026 and continues for 11 (eleven) months');
    expect(text).toContain('This Agreement is governed by [●].');
    expect(text).toContain('12 Lodhi Road, New Delhi');
    expect(text).not.toMatch(/undefined|null|\{\{|\{%/);
  });

  it('number every clause in order and refer to the right ones', () => {
    const text = compose('rent_agreement', { ...rent, special_conditions: 'No smoking\nNo pets' });
    const clauses = [...text.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
    expect(clauses).toEqual(clauses.map((_clause, index) => index + 1));
    expect(text).toContain('unless it ends earlier under clause 9.');
    expect(text).toContain('breaks clause 1.2 or clause 7; or');
    expect(text).toMatch(/14\. Special conditions\n\n14\.1 No smoking\n\n14\.2 No pets/);
  });

  it('keep every value of any form, as text', () => {
    const words = fc.stringMatching(/^[A-Za-z{}%<>|"'& ]{1,40}$/).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(words, words, (landlord, tenant) => {
        const text = compose('rent_agreement', { ...rent, landlord_name: landlord, tenant_name: tenant });
        expect(text).toContain(landlord.trim());
        expect(text).toContain(tenant.trim());
      }),
    );
  });

  it('parse into numbered clauses and signature blocks', () => {
    const model = parseDocument(compose('rent_agreement', rent));
    expect(model.title).toBe('RENT AGREEMENT');
    expect(model.blocks.filter((block) => block.kind === 'signature')).toHaveLength(4);
    expect(model.blocks.filter((block) => block.kind === 'clause' && block.level === 1)).toHaveLength(13);
  });

  it('answer a complaint allegation by allegation', () => {
    const text = compose('reply', {
      complaint_summary: 'Rent unpaid\nPremises damaged',
      respondent_details: 'Ravi Kumar',
      defenses: 'Rent was paid by transfer',
    });
    expect(text).toMatch(/2\.1 Rent unpaid\n\n2\.2 Premises damaged/);
    expect(text).toMatch(/4\.1 Rent was paid by transfer/);
    expect(text).not.toContain('Counter arguments');
  });
});
