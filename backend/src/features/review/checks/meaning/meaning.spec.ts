import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadSuccessors } from '../../../retrieval/guide/successors.js';
import { checkedValues } from '../../../templates/form/form-values.js';
import { isOpen } from '../../../templates/form/conditions.js';
import { TemplateStore } from '../../../templates/engine/template-store.js';
import { checkDocument } from '../check-document.js';
import type { FindingKind } from '../finding.js';
import { DATED_TYPES } from './date-orders.js';
import { LEGAL_BOUNDS } from './legal-bounds.js';

const templates = new TemplateStore();
const successors = loadSuccessors();
const replaced = successors.repealed().flatMap((act) => successors.of(act) ?? []);
const MEANING: readonly FindingKind[] = [
  'missing-signer',
  'missing-witness',
  'sum',
  'date-order',
  'legal-bound',
  'jurisdiction',
  'repealed-act',
  'arbitration-and-courts',
];
/** What the samples have to say in fields that may be left empty: tax that is deducted, a fee that is paid, and of what kind a dispute is. */
const UNTOLD: Readonly<Record<string, string[]>> = {
  leave_and_license: ['license_fee'],
  partition_deed: ['property_particulars'],
  plaint: ['dispute', 'documents'],
  rti_application: ['fee_paid'],
  rti_application_hindi: ['fee_paid'],
  sale_deed: ['sale_price'],
};
type Form = Record<string, string>;

function templateOf(documentType: string) {
  const template = templates.find(documentType);
  if (!template) throw new Error(`there is no template ${documentType}`);
  return template;
}

function sampleOf(documentType: string, changes: Form = {}): Form {
  const file = path.join(import.meta.dirname, '../../../templates/shipped', documentType, 'sample.json');
  const form = { ...(JSON.parse(readFileSync(file, 'utf8')) as Form), ...changes };
  const asked = templateOf(documentType).fields.filter((field) => isOpen(field, form));
  return Object.fromEntries(asked.map(({ name }) => [name, form[name] ?? '']));
}

/** What the checks of meaning find in a draft of a form, whose text may be edited first. */
function findingsOf(documentType: string, given: Form, edit: (text: string) => string = (text) => text) {
  const template = templateOf(documentType);
  const text = edit(template.assemble(checkedValues(template.fields, given)));
  return checkDocument(text, { origin: { template, given }, replaced })
    .filter(({ kind }) => MEANING.includes(kind))
    .map(({ start, end, ...finding }) => ({ ...finding, words: text.slice(start, end) }));
}

describe('checks of what a template means', () => {
  it.each(templates.all().map(({ documentType }) => [documentType]))('are silent on the sample of %s', (type) => {
    expect(findingsOf(type, sampleOf(type))).toEqual([]);
    const { fields } = templateOf(type);
    const required = Object.entries(sampleOf(type, type === 'partnership_deed' ? { partner_two_share: '60' } : {})).filter(([name]) =>
      fields.some((field) => field.name === name && field.required),
    );
    const told = findingsOf(type, Object.fromEntries(required)).map(({ field }) => field);
    expect(told).toEqual(type in UNTOLD ? UNTOLD[type] : []);
  });

  it.each([
    ['affidavit_heirship', { death_date: '2026-03-21' }, 'affidavit_date'],
    ['affidavit_lost_document', { lost_date: '2026-03-21' }, 'affidavit_date'],
    ['affidavit_name_change', { change_date: '2026-03-21' }, 'affidavit_date'],
    ['appointment_letter', { accept_by: '2026-03-15' }, 'accept_by'],
    ['appointment_letter', { joining_date: '2026-03-15' }, 'joining_date'],
    ['bail_application', { arrest_date: '2026-03-17' }, 'application_date'],
    ['board_resolution', { certificate_date: '2026-03-15' }, 'certificate_date'],
    ['cease_and_desist', { first_noticed: '2026-03-21' }, 'notice_date'],
    ['cheque_complaint', { return_memo_date: '2026-02-26' }, 'return_memo_date'],
    ['cheque_demand_notice', { presented_date: '2026-02-04' }, 'presented_date'],
    ['consultancy_agreement', { end_date: '2026-03-31' }, 'end_date'],
    ['consumer_complaint', { cause_date: '2026-01-02' }, 'cause_date'],
    ['employment_agreement', { end_date: '2026-03-31' }, 'end_date'],
    ['loan_agreement', { first_instalment_date: '2026-03-31', instalment_count: '25' }, 'first_instalment_date'],
    ['memorandum_of_understanding', { final_agreement_date: '2026-03-19' }, 'final_agreement_date'],
    ['mutual_divorce_petition', { separation_date: '2014-02-09' }, 'separation_date'],
    ['partnership_deed', { end_date: '2026-03-31' }, 'end_date'],
    ['plaint', { plaint_date: '2026-02-01' }, 'plaint_date'],
    ['power_of_attorney', { end_date: '2026-03-31' }, 'end_date'],
    ['power_of_attorney', { effective_date: '2026-01-01', end_date: '2026-03-19' }, 'end_date'],
    ['power_of_attorney', { execution_date: '2026-05-02', end_date: '2026-03-31' }, 'end_date'],
    ['consultancy_agreement', { start_date: '2026-01-01', end_date: '2026-03-19' }, 'end_date'],
    ['employment_agreement', { start_date: '2026-01-01', end_date: '2026-03-19' }, 'end_date'],
    ['partnership_deed', { commencement_date: '2026-01-01', end_date: '2026-03-19' }, 'end_date'],
    ['reply', { reply_date: '2026-03-04' }, 'reply_date'],
    ['rti_first_appeal', { received_date: '2026-03-19' }, 'received_date'],
    ['sale_agreement', { completion_date: '2026-03-19' }, 'completion_date'],
  ])('find days out of order: %s with %j', (type, changes, field) => {
    const found = findingsOf(type, sampleOf(type, changes)).filter(({ kind }) => kind === 'date-order');
    expect(found.map((finding) => finding.field)).toEqual([field]);
    expect(found[0]?.words).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    expect(found[0]?.message).toMatch(/is before/);
  });

  it('compares days in each type that has such an order', () => {
    expect(DATED_TYPES.every((type) => templates.find(type))).toBe(true);
  });

  it.each([
    ['sale_deed', { payments: 'Rs. 8,00,000 on 1 March 2026\nRs. 61,20,000 on 20 March 2026' }, 'payments', 'add up to Rs. 70,00,000'],
    ['sale_deed', { tds_details: '' }, 'payments', null],
    ['sale_deed', { payments: 'Rs. 8,00,000 on 1 March 2026', balance_amount: '71,20,000' }, 'payments', null],
    [
      'sale_deed',
      { payments: 'Rs. 8,00,000 on 1 March 2026', balance_amount: '70,00,000' },
      'payments',
      'the rest of Rs. 70,00,000 add up',
    ],
    ['sale_deed', { tds_details: '', payments: 'Rs. 90,00,000 on 1 March 2026' }, 'payments', 'the price is Rs. 80,00,000'],
    ['sale_agreement', { payment_schedule: 'Rs. 2,50,00,000 on 1 May 2026' }, 'payment_schedule', 'more than the price'],
    ['sale_agreement', { payment_schedule: '', advance_amount: '28000000' }, 'advance_amount', 'more than the price'],
    ['rent_arrears_notice', { arrears_total: '80000' }, 'arrears', 'add up to Rs. 75,000'],
    [
      'rent_arrears_notice',
      { arrears: 'August 2026: 25000\nSeptember 2026: 25,000/-', arrears_total: '60000' },
      'arrears',
      'add up to Rs. 50,000',
    ],
    ['rent_arrears_notice', { arrears: 'Since 01.08.2026\nSeptember 2026: 25,000', arrears_total: '60000' }, 'arrears', null],
    ['appointment_letter', { monthly_wages: '46000' }, 'wage_parts', 'is Rs. 46,000'],
    ['employment_agreement', { annual_salary: '1900000' }, 'salary_components', 'add up to Rs. 1,50,000'],
    ['employment_agreement', { salary_components: 'Basic pay: Rs. 9,00,000\nAllowances: Rs. 9,00,000' }, 'salary_components', null],
    ['employment_agreement', { salary_components: 'Basic pay: half of the salary', annual_salary: '1' }, 'salary_components', null],
    ['loan_agreement', { instalment_amount: '50000' }, 'instalment_amount', '24 instalments make Rs. 12,00,000'],
    ['loan_agreement', { repayment_date: '2028-05-01' }, 'repayment_date', 'due on 1 April 2028'],
    ['partnership_deed', { partner_four_share: '15' }, 'partner_four_share', 'add up to 105%'],
    ['partition_deed', { shares: 'Asha Mehta: one half\nRohan Mehta: one third' }, 'shares', 'add up to 83.33%'],
    ['partition_deed', { shares: 'Asha Mehta: 2/3\nRohan Mehta: one third' }, 'shares', null],
    ['partition_deed', { shares: 'Asha Mehta: 66.67%\nRohan Mehta: 33.33%' }, 'shares', null],
    ['partition_deed', { shares: 'Asha Mehta: as agreed\nRohan Mehta: one third' }, 'shares', null],
  ])('add up what %s says with %j', (type, changes, field, said) => {
    const found = findingsOf(type, sampleOf(type, changes)).filter(({ kind }) => kind === 'sum');
    expect(found.map((finding) => finding.field)).toEqual(said === null ? [] : [field]);
    expect(found[0]?.message ?? '').toContain(said ?? '');
  });

  it.each([
    ['cheque_demand_notice', { cheque_date: '2025-08-01' }, 'presented_date', 'proviso (a) to section 138'],
    ['cheque_demand_notice', { notice_date: '2026-04-03' }, 'notice_date', 'until 2 April 2026'],
    ['cheque_complaint', { cause_date: '2026-03-28', complaint_date: '2026-04-20' }, 'cause_date', 'until 28 March 2026'],
    ['cheque_complaint', { delay_reason: '' }, 'complaint_date', 'until 29 April 2026'],
    ['consumer_complaint', { complaint_date: '2028-02-03' }, 'complaint_date', 'section 69 of the Consumer Protection Act, 2019'],
    ['rti_first_appeal', { delay_reason: '' }, 'appeal_date', 'section 19(1) of the Right to Information Act, 2005'],
    ['mutual_divorce_petition', { separation_date: '2025-11-01' }, 'petition_date', 'only from 1 November 2026'],
    [
      'mutual_divorce_petition',
      { separation_date: '2025-11-01', marriage_law: 'special marriage act' },
      'petition_date',
      'section 28(1) of the Special Marriage Act, 1954',
    ],
    [
      'sale_agreement',
      { seller_is_promoter: 'yes', project_registration: 'HARERA/12', advance_amount: '2750001' },
      'advance_amount',
      'section 13(1) of the Real Estate',
    ],
    ['service_agreement', { payment_days: '46' }, 'payment_days', 'section 15 of the Micro, Small and Medium'],
    ['consultancy_agreement', { payment_days: '60' }, 'payment_days', 'section 15 of the Micro, Small and Medium'],
    ['rent_agreement', { lock_in_months: '12' }, 'lock_in_months', 'longer than the whole term'],
    ['leave_and_license', { notice_period_months: '24' }, 'notice_period_months', 'as long as the whole term'],
    ['rent_agreement', { security_deposit: '50001' }, 'security_deposit', 'section 11 of the Model Tenancy Act, 2021'],
    ['rent_agreement', { security_deposit: '150001', purpose: 'office' }, 'security_deposit', 'six months'],
  ])('name the limit of the law: %s with %j', (type, changes, field, said) => {
    const found = findingsOf(type, sampleOf(type, changes)).filter(({ kind }) => kind === 'legal-bound');
    expect(found.map((finding) => finding.field)).toEqual([field]);
    expect(found[0]?.message).toContain(said);
  });

  it.each([
    ['cheque_complaint', { complaint_date: '2026-04-29', delay_reason: '' }],
    ['consumer_complaint', { complaint_date: '2028-02-02' }],
    ['sale_agreement', { seller_is_promoter: 'yes', project_registration: 'HARERA/12' }],
    ['service_agreement', { payment_days: '45' }],
    ['rent_agreement', { security_deposit: '50000' }],
    ['rent_agreement', { security_deposit: '150000', purpose: 'a shop' }],
  ])('find nothing at the limit itself: %s with %j', (type, changes) => {
    expect(findingsOf(type, sampleOf(type, changes)).filter(({ kind }) => kind === 'legal-bound')).toEqual([]);
  });

  it('know fields of the templates that they are about only', () => {
    for (const { types, field } of LEGAL_BOUNDS)
      for (const type of types)
        expect([type, templateOf(type).fields.map(({ name }) => name)]).toEqual([type, expect.arrayContaining([field])]);
  });

  it.each([
    ['sale_agreement', { jurisdiction: 'the courts at Mumbai' }, 'jurisdiction'],
    ['sale_deed', { jurisdiction: 'the courts at Mumbai' }, 'jurisdiction'],
    ['rent_agreement', { jurisdiction: 'the courts at Noida' }, 'jurisdiction'],
    ['leave_and_license', { jurisdiction: 'the courts at Bengaluru' }, 'jurisdiction'],
    ['settlement_deed', { jurisdiction: 'the courts at Jaipur' }, 'jurisdiction'],
    ['gift_deed', { jurisdiction: 'the courts at Jaipur' }, 'jurisdiction'],
    ['relinquishment_deed', { jurisdiction: 'the courts at Jaipur' }, 'jurisdiction'],
    ['partition_deed', { jurisdiction: 'the courts at Jaipur' }, 'jurisdiction'],
    [
      'plaint',
      { kind: 'possession', property_description: 'Flat 3, Green Park, New Delhi', jurisdiction_ground: 'the property lies there' },
      'court',
    ],
    ['consumer_complaint', { commission: 'the District Consumer Disputes Redressal Commission, Pune' }, 'commission'],
    ['sale_agreement', { jurisdiction: 'the High Court of Punjab and Haryana at Chandigarh' }, null],
    ['gift_deed', { property_kind: 'movable', jurisdiction: 'the courts at Jaipur' }, null],
    ['loan_agreement', { jurisdiction: 'the courts at Jaipur' }, null],
  ])('compare the courts with the place of the property: %s with %j', (type, changes, field) => {
    const found = findingsOf(type, sampleOf(type, changes)).filter(({ kind }) => kind === 'jurisdiction');
    expect(found.map((finding) => finding.field)).toEqual(field === null ? [] : [field]);
  });

  it('point at the clause about the courts, not at an address with the same town', () => {
    const changes = {
      property_address: 'Flat 3B, Shivaji Nagar, Pune',
      property_pin: '',
      property_state: 'Maharashtra',
      jurisdiction: 'New Delhi',
    };
    const [found] = findingsOf('rent_agreement', sampleOf('rent_agreement', changes)).filter(({ kind }) => kind === 'jurisdiction');
    expect(found?.excerpt).toContain('jurisdiction of the courts at New Delhi');
  });

  it.each([
    ['sale_agreement', /\*\*BUYER\*\*\nSignature: _+\nName: Neha Bhatia\n/, 'There is no place to sign for Neha Bhatia (BUYER).'],
    ['loan_agreement', /\*\*GUARANTOR\*\*\n(?:.+\n)+/, 'There is no place to sign for Anthony Raj (GUARANTOR).'],
    ['rent_agreement', /\*\*TENANT\*\*\n(?:.+\n)+/, /^There is no place to sign for .+ \(TENANT\)\.$/],
    ['rent_agreement_hindi', /\*\*किरायेदार\*\*\n(?:.+\n)+/u, /\(किरायेदार\)/u],
    ['affidavit', /\*\*OATH COMMISSIONER[^\n]+\n(?:.+\n?)+/, /OATH COMMISSIONER/],
  ])('miss a place to sign in an edited %s', (type, cut, message) => {
    const found = findingsOf(type, sampleOf(type), (text) => text.replace(cut, ''));
    expect(found.map(({ kind }) => kind)).toEqual(['missing-signer']);
    if (typeof message === 'string') expect(found[0]?.message).toBe(message);
    else expect(found[0]?.message).toMatch(message);
  });

  it('miss a place to sign in each template that has one for a party', () => {
    for (const { documentType } of templates.all()) {
      const whole = sampleOf(documentType);
      const cut = (text: string) => text.replace(/\*\*(?!WITNESS|साक्षी)[^*\n]+\*\*\n(?:[^\n_]+\n)*(?:Signature|हस्ताक्षर):.*(?:\n.+)*/u, '');
      const kinds = findingsOf(documentType, whole, cut).map(({ kind }) => kind);
      // A letter, a notice or a petition with one place to sign has none then, which another check says.
      expect([documentType, kinds.every((kind) => kind === 'missing-signer')]).toEqual([documentType, true]);
    }
  });

  it.each([
    ['will', /\*\*WITNESS 2\*\*\n(?:.+\n?)+/, true, 'section 63 of the Indian Succession Act, 1925'],
    ['gift_deed', /\*\*WITNESS 2\*\*\n(?:.+\n?)+/, true, 'section 123 of the Transfer of Property Act, 1882'],
    ['settlement_deed', /\*\*WITNESS 2\*\*\n(?:.+\n?)+/, true, 'section 123 of the Transfer of Property Act, 1882'],
    ['sale_deed', /\*\*WITNESS 1\*\*\n(?:.+\n?)+\n\*\*WITNESS 2\*\*\n(?:.+\n?)+/, false, '2 are needed'],
  ])('miss a witness in an edited %s', (type, cut, serious, said) => {
    const found = findingsOf(type, sampleOf(type), (text) => text.replace(cut, ''));
    expect(found.map((finding) => [finding.kind, finding.serious])).toEqual([['missing-witness', serious]]);
    expect(found[0]?.message).toContain(said);
  });

  it('take another word over a signature, or another name under it, for the same place', () => {
    const given = sampleOf('rent_agreement');
    expect(findingsOf('rent_agreement', given, (text) => text.replace('**TENANT**', '**LESSEE**'))).toEqual([]);
    const name = given.tenant_name ?? '';
    expect(findingsOf('rent_agreement', given, (text) => text.replaceAll(name, 'Somebody Else'))).toEqual([]);
  });

  it('say nothing about a value that the text no longer contains', () => {
    const given = sampleOf('sale_agreement', { completion_date: '2026-03-19' });
    expect(findingsOf('sale_agreement', given, (text) => text.replaceAll('19 March 2026', '19 June 2026'))).toHaveLength(0);
  });

  it('leave aside what a client sends that is not a value of the form', () => {
    const given = { ...sampleOf('sale_agreement'), completion_date: { year: 2020 }, nonsense: 'x' } as unknown as Form;
    const template = templateOf('sale_agreement');
    const text = template.assemble(checkedValues(template.fields, sampleOf('sale_agreement')));
    const found = checkDocument(text, { origin: { template, given }, replaced }).filter(({ kind }) => MEANING.includes(kind));
    expect(found).toEqual([]);
  });

  it('find a repealed act in the words of a reply, not in those of the notice that it answers', () => {
    const reply = (answer: string): string =>
      `2. Para-wise reply\n\n2.1 In paragraph 4 the Notice alleges: “You said "no" and are liable under section 420 of the IPC.” This is denied. The Respondent answers:\n\n(a) ${answer}`;
    const found = (text: string) => checkDocument(text, { replaced }).filter(({ kind }) => kind === 'repealed-act');
    expect(found(reply('Nothing of the kind was said.'))).toEqual([]);
    expect(found(reply('Section 420 of the Indian Penal Code, 1860 does not apply.')).map(({ excerpt }) => excerpt)).toEqual([
      expect.stringContaining('does not apply'),
    ]);
  });

  it.each([
    ['under section 420 of the Indian Penal Code, 1860', 'Bharatiya Nyaya Sanhita, 2023'],
    ['under section 125 CrPC', 'Bharatiya Nagarik Suraksha Sanhita, 2023'],
    ['under the Consumer Protection Act, 1986', 'Consumer Protection Act, 2019'],
    ['under the Payment of Wages Act, 1936', 'Code on Wages, 2019'],
    ['भारतीय दंड संहिता की धारा 420 के अधीन', 'Bharatiya Nyaya Sanhita, 2023'],
  ])('name what took the place of a repealed act: %s', (words, heir) => {
    const found = checkDocument(`1. Claim\n\n1.1 The claim is made ${words}.`, { replaced }).filter(({ kind }) => kind === 'repealed-act');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ clause: '1.1' });
    expect(found[0]?.message).toContain(heir);
  });

  it.each(['under the Consumer Protection Act, 2019', 'under the Indian Contract Act, 1872', 'under the Companies Act'])(
    'say nothing of an act in force, or of one whose year is not told: %s',
    (words) => {
      expect(checkDocument(`The claim is made ${words}.`, { replaced }).filter(({ kind }) => kind === 'repealed-act')).toEqual([]);
    },
  );

  it.each([
    ['The courts at Pune have exclusive jurisdiction.', 1],
    ['Only the courts at Pune shall have jurisdiction.', 1],
    ['The courts at Pune alone have jurisdiction.', 1],
    ['Subject to the arbitration, the courts at Pune have exclusive jurisdiction.', 0],
    ['For interim relief the courts at Pune have exclusive jurisdiction.', 0],
    ['The courts at Pune have jurisdiction.', 0],
  ])('compare an arbitration with the courts: %s', (courts, count) => {
    const arbitrated = (text: string) => text.replace(/^(18\.4) .*$/m, `$1 ${courts}`);
    expect(findingsOf('service_agreement', sampleOf('service_agreement'), arbitrated)).toHaveLength(count);
    const without = sampleOf('rent_agreement', { special_conditions: courts });
    expect(findingsOf('rent_agreement', without).filter(({ kind }) => kind === 'arbitration-and-courts')).toEqual([]);
  });

  it('find a promise to join no competitor for some years, though nothing says after what', () => {
    const promise = 'The employee will not join a competitor for 2 years';
    expect(findingsOf('employment_agreement', sampleOf('employment_agreement', { special_conditions: promise }))).toHaveLength(1);
  });

  it.each(['employment_agreement', 'appointment_letter', 'consultancy_agreement'])(
    'find a promise not to compete afterwards in %s',
    (type) => {
      const promise = 'For two years after the termination nobody here shall not join a competitor or compete with the other side';
      const found = findingsOf(type, sampleOf(type, { special_conditions: promise }));
      expect(found.map(({ kind }) => kind)).toEqual(['legal-bound']);
      expect(found[0]?.message).toContain('section 27 of the Indian Contract Act, 1872');
    },
  );
});
