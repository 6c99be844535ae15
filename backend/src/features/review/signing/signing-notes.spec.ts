import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { plainNumber } from '../../../core/text/law-names/plain-number.js';
import { checkedValues } from '../../templates/form/form-values.js';
import { isOpen } from '../../templates/form/conditions.js';
import { TemplateStore } from '../../templates/engine/template-store.js';
import { SIGNING_RULES, signingNotes } from './signing-notes.js';

const templates = new TemplateStore().all();

/** The notes of a template's sample with some of its values changed, each as `topic: text`. */
function notesOf(documentType: string, changes: Record<string, string> = {}): string {
  const template = templates.find((each) => each.documentType === documentType);
  if (!template) throw new Error(`there is no template ${documentType}`);
  const file = path.join(import.meta.dirname, '../../templates/shipped', documentType, 'sample.json');
  const sample = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const form: Record<string, string> = { ...sample, ...changes };
  const asked = template.fields.filter((field) => isOpen(field, form)).map(({ name }) => [name, form[name]]);
  const values = checkedValues(template.fields, Object.fromEntries(asked) as Record<string, string>);
  return signingNotes(documentType, values)
    .map(({ topic, text }) => `${topic}: ${text}`)
    .join('\n');
}

const LONG_LEASE = { duration_months: '24', property_address: '4 MG Road, Bengaluru 560001' };

describe('signingNotes', () => {
  it.each([
    ['sale_deed', {}, 'the sub-registrar, in Delhi.'],
    ['sale_deed', {}, 'section 54 of the Transfer of Property Act, 1882'],
    ['sale_deed', {}, 'that is until 20 July 2026'],
    ['sale_deed', {}, 'The market value is above the price'],
    ['gift_deed', {}, 'section 123 of the Transfer of Property Act, 1882'],
    ['gift_deed', {}, 'At least two witnesses attest the deed'],
    ['gift_deed', { property_kind: 'movable' }, 'by a registered deed or by delivery'],
    ['partition_deed', {}, 'in proportion to their shares'],
    ['relinquishment_deed', {}, 'article 55 (release)'],
    ['rent_agreement', {}, 'outside section 17(1)(d) of the Registration Act, 1908'],
    ['rent_agreement', LONG_LEASE, 'the term exceeds one year'],
    ['rent_agreement', { property_address: 'Flat 1, Pune 411001' }, 'section 55 of the Maharashtra Rent Control Act, 1999'],
    ['leave_and_license', {}, 'section 55 of the Maharashtra Rent Control Act, 1999'],
    ['leave_and_license', { duration_months: '61' }, 'more than 60 months is allowed'],
    ['sale_agreement', { seller_is_promoter: 'yes' }, 'section 13 of the Real Estate (Regulation and Development) Act, 2016'],
    ['sale_agreement', {}, 'section 21 of the Companies Act, 2013'],
    ['partnership_deed', {}, 'section 69 of the Indian Partnership Act, 1932'],
    ['loan_agreement', {}, 'section 59 of the Transfer of Property Act, 1882'],
    ['power_of_attorney', {}, 'section 33(1)(a) of the Registration Act, 1908'],
    ['power_of_attorney', { signed_abroad: 'yes' }, 'within three months after it is first received in India'],
    ['will', {}, 'section 63 of the Indian Succession Act, 1925'],
    ['affidavit', {}, 'section 139 of the Code of Civil Procedure, 1908'],
    ['affidavit_income', {}, 'article 4 of Schedule I'],
    ['affidavit_name_change', {}, 'the affidavit alone does not change a record'],
    ['affidavit_heirship', {}, 'section 214 of the Indian Succession Act, 1925'],
    ['settlement_deed', {}, 'article 58 (settlement)'],
    ['settlement_deed', {}, 'At least two witnesses attest the deed'],
    ['settlement_deed', {}, 'that is until 20 July 2026'],
    ['plaint', {}, 'Order VII, rules 9 and 14'],
    ['plaint', {}, 'section 3 of the Limitation Act, 1963'],
    ['plaint', {}, 'Article 15 of the Schedule to that Act gives three years'],
    ['plaint', {}, 'until 2 February 2029'],
    ['plaint', {}, 'Statement of Truth'],
    ['plaint', { claim_basis: '' }, 'Find the article of the Schedule'],
    ['bail_application', {}, 'at the latest on 4 May 2026'],
    ['vakalatnama', {}, 'Order III, rule 4'],
    ['cheque_demand_notice', {}, 'which is until 2 April 2026'],
    ['cheque_complaint', {}, 'which is until 29 April 2026'],
    ['consumer_complaint', {}, 'which is until 2 February 2028'],
    ['legal_notice', {}, 'section 27 of the General Clauses Act, 1897'],
    ['cease_and_desist', { right_status: 'pending trade mark' }, 'section 142 of the Trade Marks Act, 1999'],
    ['government_notice', {}, 'section 80(1) of the Code of Civil Procedure, 1908'],
    ['rent_arrears_notice', {}, 'section 14(1)(a) of the Delhi Rent Control Act, 1958'],
    ['rti_application', {}, 'within thirty days of receipt'],
    ['rti_application', { life_or_liberty: 'yes' }, 'within forty-eight hours'],
    ['rti_first_appeal', {}, 'until 15 May 2026'],
    ['bail_application', {}, 'Name every earlier application'],
    ['mutual_divorce_petition', {}, 'section 13B(2) of the Hindu Marriage Act, 1955'],
    ['mutual_divorce_petition', { marriage_law: 'special marriage act' }, 'section 28(2) of the Special Marriage Act, 1954'],
    ['appointment_letter', {}, 'section 6(1)(f) of the Occupational Safety'],
    ['board_resolution', { how_passed: 'by circulation' }, 'section 175(2) of the Companies Act, 2013'],
    ['privacy_notice', {}, 'The notice needs no signature'],
    ['reply', {}, 'Order VIII, rule 1'],
    ['reply', { proceeding: 'appearance in a summary suit' }, 'within ten days from service of the summons, which is until 15 March 2026'],
    ['reply', { proceeding: 'leave to defend' }, 'Order XXXVII, rule 3(5)'],
    ['reply', { reply_kind: 'cheque demand notice' }, 'which is until 20 March 2026'],
    ['service_agreement', {}, 'article 5 (agreement)'],
    ['service_agreement', {}, 'section 2(b) of the Micro, Small and Medium Enterprises Development Act, 2006'],
    ['consultancy_agreement', {}, 'section 15 of the Micro, Small and Medium Enterprises Development Act, 2006'],
  ])('%s with %j says "%s"', (documentType, changes, said) => {
    expect(notesOf(documentType, changes)).toContain(said);
  });

  it.each([
    ['rent_agreement', LONG_LEASE, 'is outside section 17(1)(d)'],
    ['rent_agreement', {}, 'Registration is compulsory'],
    ['rent_agreement', {}, 'Maharashtra'],
    ['leave_and_license', { duration_months: '60' }, 'more than 60 months'],
    ['gift_deed', { property_kind: 'movable' }, 'Registration is compulsory'],
    ['sale_agreement', { seller_is_promoter: 'no' }, 'promoter'],
    ['rent_arrears_notice', { premises: 'Flat 1, Pune 411001', property_state: '', property_pin: '' }, 'Delhi'],
    ['power_of_attorney', { signed_abroad: 'yes' }, 'before or when it is signed'],
    ['reply', { reply_kind: 'legal notice' }, 'written statement'],
    ['reply', { proceeding: 'appearance in a summary suit' }, 'Order VIII, rule 1'],
  ])('%s with %j says nothing about "%s"', (documentType, changes, unsaid) => {
    expect(notesOf(documentType, changes)).not.toContain(unsaid);
  });

  it('names no State where the form does not tell it', () => {
    expect(notesOf('sale_deed', { property_address: 'Flat 3B, Green Park' })).toContain('in the State whose stamp law applies.');
  });

  it('has none for a document under another law', () => {
    expect(notesOf('service_agreement', { governing_law: 'the laws of England' })).toBe('');
  });

  it('gives a copy the notes of the template that it was copied from, says so first, and leaves out what it cannot know', () => {
    const form = { ...LONG_LEASE, place: 'Bengaluru' };
    const copy = (...missing: string[]) =>
      signingNotes('custom_lease', form, { documentType: 'rent_agreement', label: 'Rent Agreement', missing: new Set(missing) });
    const whole = copy();
    expect(whole[0]).toEqual({
      topic: 'origin',
      urgency: 'other',
      text: expect.stringContaining('copied from “Rent Agreement”'),
      textHindi: expect.stringContaining('Rent Agreement'),
    });
    expect(whole.slice(1)).toEqual(signingNotes('rent_agreement', form));
    expect(whole.some(({ text }) => text.includes('the term exceeds one year'))).toBe(true);
    const without = copy('duration_months');
    expect(without.some(({ text }) => /one year|11 months/.test(text))).toBe(false);
    expect(without.some(({ text }) => text.includes('section 17 of the Indian Stamp Act, 1899'))).toBe(true);
    expect(signingNotes('custom_lease', form)).toEqual([]);
  });

  it('come in the order of what hangs on them: what makes the document void, what has a last day, the rest', () => {
    const values = { property_address: '4 MG Road, Bengaluru 560001', deed_date: '2026-03-20' };
    const order = signingNotes('sale_deed', values).map(({ urgency }) => urgency);
    expect(order).toEqual([...order].sort((a, b) => ['void', 'deadline', 'other'].indexOf(a) - ['void', 'deadline', 'other'].indexOf(b)));
    expect(new Set(order)).toEqual(new Set(['void', 'deadline', 'other']));
  });

  it('tells every note in Hindi too, with the same sections', () => {
    // Orders and schedules have Roman numbers in English only.
    const figures = (text: string) => text.replace(/\b[IVXL]+\b/g, plainNumber);
    const sections = (text: string) =>
      figures(text)
        .match(/(?<![\d.])\d+(?:\(\d+\))?/g)
        ?.sort() ?? [];
    for (const { text, hindi } of SIGNING_RULES)
      if (typeof text === 'string' && typeof hindi === 'string') expect([text, sections(hindi)]).toEqual([text, sections(text)]);
    for (const { documentType, fields } of templates) {
      const file = path.join(import.meta.dirname, '../../templates/shipped', documentType, 'sample.json');
      const sample = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const asked = fields.filter((field) => isOpen(field, sample)).map(({ name }) => [name, sample[name]]);
      const told = signingNotes(documentType, checkedValues(fields, Object.fromEntries(asked) as Record<string, string>));
      expect(told.filter(({ textHindi }) => !/[\u0900-\u097f]/.test(textHindi ?? ''))).toEqual([]);
    }
  });

  it('names only templates that exist, and has a note for each of them', () => {
    const known = templates.map(({ documentType }) => documentType);
    expect([...new Set(SIGNING_RULES.flatMap(({ types }) => types))].sort()).toEqual([...known].sort());
  });
});
