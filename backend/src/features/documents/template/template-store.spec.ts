import { describe, expect, it } from '@jest/globals';
import { parseDocument } from '../../rendering/parse/parse-document.js';
import { TemplateStore } from './template-store.js';
import { checkedValues } from './form-values.js';

const store = new TemplateStore();
const rent = {
  landlord_name: 'Asha Mehta',
  landlord_address: '12 Lodhi Road,\nNew Delhi',
  tenant_name: 'Ravi Kumar',
  tenant_address: '4 MG Road, Pune',
  property_address: 'Flat 3B, Green Park, New Delhi',
  start_date: '2026-04-01',
  duration_months: '11',
  monthly_rent: '25000',
  security_deposit: '50000',
};

function compose(type: string, data: Record<string, unknown>, extra?: Record<string, unknown>): string {
  const template = store.find(type);
  if (!template) throw new Error(`no template ${type}`);
  return template.assemble(checkedValues(template.fields, data), extra);
}

describe('templates', () => {
  it('are at least sixteen and a reply, and begin with the rent agreement', () => {
    const types = store.all().map(({ documentType }) => documentType);
    expect(types[0]).toBe('rent_agreement');
    expect(types.length).toBeGreaterThanOrEqual(17);
    expect(store.find('reply')?.fields.map(({ name, label, required }) => [name, label, required])).toEqual([
      ['complaint_summary', 'Complaint summary', true],
      ['respondent_details', 'Respondent details', true],
      ['defenses', 'Defenses', true],
      ['counter_arguments', 'Counter arguments', false],
    ]);
  });

  it('write money and dates in one style and mark what is blank', () => {
    const text = compose('rent_agreement', rent);
    expect(text).toContain('a monthly rent of Rs. 25,000 (Rupees Twenty-five Thousand only)');
    expect(text).toContain('begins on 1 April 2026 and continues for 11 (eleven) months');
    expect(text).toContain('This Agreement is governed by [●].');
    expect(text).toContain('12 Lodhi Road, New Delhi');
    expect(text).not.toMatch(/undefined|null|\{\{|\{%/);
    expect(compose('rent_agreement', { ...rent, monthly_rent: '1250000', currency: 'usd' })).toContain(
      'US$ 1,250,000 (US Dollars One Million Two Hundred Fifty Thousand only)',
    );
  });

  it('number every clause in order and refer to the right ones', () => {
    const text = compose('rent_agreement', { ...rent, special_conditions: 'No smoking\nNo pets' });
    const clauses = [...text.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
    expect(clauses).toEqual(clauses.map((_clause, index) => index + 1));
    expect(text).toContain('unless it ends earlier under clause 9.');
    expect(text).toContain('breaks clause 1.2 or clause 7; or');
    expect(text).toMatch(/14\. Special conditions\n\n14\.1 No smoking\.\n\n14\.2 No pets\./);
  });

  it('parse into numbered clauses and signature blocks', () => {
    const model = parseDocument(compose('rent_agreement', rent));
    expect(model.title).toBe('RENT AGREEMENT');
    expect(model.blocks.filter((block) => block.kind === 'signature')).toHaveLength(4);
    expect(model.blocks.filter((block) => block.kind === 'clause' && block.level === 1)).toHaveLength(13);
  });

  it('have twelve clauses or more, numbered 1, 2, 3 and so on', () => {
    for (const template of store.all().filter(({ documentType }) => documentType !== 'reply')) {
      const bare = Object.fromEntries(template.fields.filter(({ required }) => required).map(({ name }) => [name, 'some']));
      const numbers = [...template.assemble(bare).matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]));
      expect(numbers.length).toBeGreaterThanOrEqual(12);
      expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    }
  });
});

describe('the reply', () => {
  const form = {
    complaint_summary: '1. Rent unpaid\n2. Premises damaged',
    respondent_details: 'Ravi Kumar',
    defenses: 'Rent was paid by transfer',
  };

  it('answers a complaint allegation by allegation', () => {
    const text = compose('reply', form);
    expect(text).toMatch(/2\.1 Rent unpaid\.\n\n2\.2 Premises damaged\./);
    expect(text).toMatch(/3\.1 The allegation stated in paragraph 2\.1 is denied/);
    expect(text).toMatch(/\(a\) Rent was paid by transfer\./);
    expect(text).not.toContain('Counter arguments');
    for (const part of ['Preliminary objections', 'Para-wise reply', 'Defences', 'Prayer', 'Verification']) expect(text).toContain(part);
  });

  it('quotes the paragraphs of the document that it answers, and the law', () => {
    const text = compose('reply', form, {
      reference_name: 'notice.pdf',
      paragraphs: [
        { label: '1', text: 'The rent is unpaid.', answers: [] },
        { label: '2', text: 'The kitchen is damaged.', answers: ['A pipe burst'] },
      ],
      law: [{ title: 'Sample Act', place: 'Section 5', text: 'Nobody pays twice.' }],
    });
    expect(text).toContain('the notice or complaint "notice.pdf" (the "Complaint")');
    expect(text).toContain('3.1 Paragraph 1 of the Complaint reads: "The rent is unpaid." Its contents are denied');
    expect(text).toMatch(/3\.2 Paragraph 2 .* answered as follows:\n\n\(a\) A pipe burst\./);
    expect(text).toContain('5.1 Sample Act, Section 5: "Nobody pays twice."');
  });
});
