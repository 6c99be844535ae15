import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseDocument } from '../../rendering/parse/parse-document.js';
import { TemplateStore } from './template-store.js';
import { checkedValues } from '../form/form-values.js';

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
    expect(
      store
        .find('reply')
        ?.fields.slice(0, 4)
        .map(({ name, label, required }) => [name, label, required]),
    ).toEqual([
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
    expect(text).toContain('This Agreement is governed by the laws of India.');
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
    for (const template of store.all().filter(({ unit }) => unit === 'clause')) {
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

  it('repeats what is alleged only as what the notice alleges, and leaves open what nobody has answered', () => {
    const text = compose('reply', form);
    expect(text).toContain('2.1 The Notice alleges: Rent unpaid. Admitted, denied or not known, and the answer: [●]');
    expect(text).toContain('2.2 The Notice alleges: Premises damaged. Admitted, denied or not known, and the answer: [●]');
    expect(text).toMatch(/\(a\) Rent was paid by transfer\./);
    expect(text).not.toContain('Counter arguments');
    expect(text).not.toMatch(/is denied|strict proof/);
  });

  it('says to each allegation what its row says, and loses no entry that names none', () => {
    const text = compose('reply', {
      ...form,
      answers: '1: deny: paid on 4 January\n2: not known\n9: admit: the keys were returned',
      defenses: 'Para 1: the bank statement shows it\nThe claim is premature',
    });
    expect(text).toContain('2.1 The Notice alleges: Rent unpaid. This is denied. The Respondent answers:');
    expect(text).toMatch(/\(a\) Paid on 4 January\.\n\n\(b\) The bank statement shows it\./);
    expect(text).toContain('Premises damaged. The Respondent has no knowledge of this and does not admit it.');
    expect(text).toMatch(/\(a\) The claim is premature\.\n\n\(b\) 9: admit: the keys were returned\./);
  });

  it.each(['english', 'hindi'])('admits no statement that was not chosen, in %s', (language) => {
    const SAID = {
      english: / This is admitted\.| It is admitted only that/u,
      hindi: / यह स्वीकार है।| केवल इतना स्वीकार है कि/u,
    }[language];
    const stance = fc.constantFrom('admit', 'admit only: one of them', 'deny', 'deny: admitted nothing', 'not known', 'open: admit', '');
    fc.assert(
      fc.property(fc.array(stance, { minLength: 1, maxLength: 5 }), (stances) => {
        const text = compose('reply', {
          ...form,
          language,
          allegations: stances.map((_each, at) => `Para ${at + 1}: Statement ${'abcde'.charAt(at)} is admitted`).join('\n'),
          answers: stances.flatMap((each, at) => (each ? [`Row ${at + 1}: ${each}`] : [])).join('\n'),
        });
        const rows = text.split('\n').filter((line) => /^2\.\d/u.test(line));
        expect(rows.map((row) => SAID?.test(row.split('"').at(-1) ?? ''))).toEqual(stances.map((each) => each.startsWith('admit')));
      }),
    );
  });

  it('has a prayer and a verification in a pleading only', () => {
    for (const kind of store.find('reply')?.fields.find(({ name }) => name === 'reply_kind')?.options ?? []) {
      const text = compose('reply', { ...form, reply_kind: kind });
      const isPleading = ['consumer complaint', 'written statement'].includes(kind);
      expect(/Prayer/.test(text)).toBe(isPleading);
      expect(/## Verification/.test(text)).toBe(isPleading);
    }
    expect(compose('reply', { ...form, reply_kind: 'written statement' })).toContain('The Plaint alleges: Rent unpaid.');
  });

  it('quotes the paragraphs of the document that it answers, and the law, and names no file', () => {
    const text = compose('reply', form, {
      paragraphs: [
        { label: '1', text: 'The rent is unpaid.', answers: [] },
        { label: '2', text: 'The kitchen is damaged.', answers: [] },
      ],
      law: [{ title: 'Sample Act', place: 'Section 5', text: 'Nobody pays twice.' }],
    });
    expect(text).toContain('2.1 In paragraph 1 the Notice alleges: "The rent is unpaid."');
    expect(text).toContain('4.1 Sample Act, Section 5: "Nobody pays twice."');
  });
});
