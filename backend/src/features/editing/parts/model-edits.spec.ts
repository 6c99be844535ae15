import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDraft } from '@themis/draft';
import { describe, expect, it } from '@jest/globals';
import { loadTemplate } from '../../templates/engine/document-template.js';
import { checkedValues } from '../../templates/form/form-values.js';
import type { LineOperation } from '../judging/judge-edits.js';
import { instructionsIn, judgedParts } from './model-edits.js';

const template = loadTemplate('rent_agreement');
const sample = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../templates/shipped/rent_agreement/sample.json'), 'utf8'),
) as object;
const values = checkedValues(template.fields, { ...sample });
const content = template.assemble(values);
const form = { template, values, extra: {} };
const { nodes } = parseDraft(content);

const idOf = (words: string): string => {
  const found = nodes.find(({ label, text }) => (label + text).includes(words));
  if (!found) throw new Error(`the draft does not say "${words}"`);
  return found.id;
};
const edit = (oldText: string, newText: string): LineOperation => ({ do: 'edit', node: idOf(oldText), oldText, newText });
const insert = (after: string, text: string): LineOperation => ({ do: 'insert', after: idOf(after), text });
const remove = (words: string): LineOperation => ({ do: 'remove', node: idOf(words) });

const judged = (suggestions: string, ...operations: LineOperation[]) => {
  const instructions = instructionsIn(suggestions);
  const edits = operations.map((operation) => ({ instruction: 1, operation }));
  return judgedParts({ form, content, instructions, edits, sets: [], given: Object.values(values).join('\n') });
};
const verdictOf = (suggestions: string, operation: LineOperation): string => {
  const { parts, refused } = judged(suggestions, operation);
  return refused[0]?.reason ?? (parts[0]?.asked ? 'asked' : 'also');
};

describe('an edit of a model', () => {
  it.each<[string, LineOperation]>([
    [
      'Change the monthly rent to Rs. 30,000',
      edit('Rs. 25,000 (Rupees Twenty-five Thousand only)', 'Rs. 30,000 (Rupees Thirty Thousand only)'),
    ],
    ['The rent should be 30k', edit('Rs. 25,000 (Rupees Twenty-five Thousand only)', 'Rs. 30,000 (Rupees Thirty Thousand only)')],
    ['Rent to be paid in arrears', edit('in advance, on', 'in arrears, on')],
    ['Change "in advance" to "in arrears"', edit('in advance, on', 'in arrears, on')],
    ['Make the term 24 months', edit('11 (eleven) months', '24 (twenty-four) months')],
    ['Start the tenancy on 1 May 2026', edit('1 April 2026', '1 May 2026')],
    ['In clause 4.2 refund the deposit within 30 days', edit('15 (fifteen) days', '30 (thirty) days')],
    ['Delete clause 3.4', remove('3.4 The Rent')],
    ['Remove the clause about the rules of the society', remove('1.3 The Tenant shall keep')],
    [
      'Add a clause on parking: the tenant gets one parking space',
      insert('1.3 The Tenant', 'The Tenant may use one parking space of the building.'),
    ],
    [
      'The landlord should be liable for structural repairs',
      insert('14.2 One car', 'The Landlord shall be liable for structural repairs.'),
    ],
    ['Let the Landlord give the receipt by e-mail', edit('electronic receipt', 'electronic receipt by e-mail')],
    ['The Tenant may not keep dogs: add that to 1.2', edit('offensive or hazardous.', 'offensive or hazardous, and may not keep dogs.')],
    ['Reword clause 1.3 in plainer words', edit('once they have been made known to the Tenant', 'after the Tenant has been told of them')],
  ])('is asked for by "%s"', (suggestions, operation) => {
    expect(verdictOf(suggestions, operation)).toBe('asked');
  });

  it.each<[string, LineOperation]>([
    ['Change the monthly rent to Rs. 30,000', edit('in advance, on', 'in arrears, on')],
    ['Change the monthly rent to Rs. 30,000', edit('Rs. 50,000 (Rupees Fifty Thousand only)', 'Rs. 30,000 (Rupees Thirty Thousand only)')],
    ['Change the monthly rent to Rs. 30,000', edit('shall pay a monthly rent', 'may pay a monthly rent')],
    [
      'Change the monthly rent to Rs. 30,000',
      edit('Rs. 25,000 (Rupees Twenty-five Thousand only)', 'Rs. 35,000 (Rupees Thirty-five Thousand only)'),
    ],
    ['Change the monthly rent to Rs. 30,000', remove('3.3 Rent for a part')],
    ['Change the monthly rent to Rs. 30,000', insert('3.3 Rent', 'The Tenant shall also pay the Landlord a monthly rent of a car.')],
    ['Rent to be paid in arrears', edit('on or before the 5th day', 'on the 5th day')],
    ['Make the term 24 months', edit('15 (fifteen) days', '24 (twenty-four) months')],
    ['Remove the words "in advance" from clause 3.1', remove('3.1 The Tenant')],
    ['Delete clause 3.4', remove('3.3 Rent for')],
    ['Delete clause 3.4', remove('3. Rent')],
    ['Add a clause on parking: the tenant gets one parking space', insert('3.3 Rent', 'The Rent rises by 20% every year.')],
    ['Add a clause on parking: the tenant gets one parking space', insert('1.3 The', 'The Tenant pays Rs. 5,000 a month for parking.')],
    ['Reword clause 1.3 in plainer words', edit('The Tenant shall keep the rules', 'The Tenant shall not keep the rules')],
    ['Reword clause 1.3 in plainer words', edit('shall give the Tenant a signed or electronic receipt', 'gives a receipt to the Tenant')],
    ['Change the monthly rent to Rs. 30,000', edit('Rs. 25,000 (Rupees', 'Rs. 30,000 (Rupees')],
    ['Make it fair', edit('15 (fifteen) days', '60 (sixty) days')],
  ])('is only offered beside "%s": %j', (suggestions, operation) => {
    expect(verdictOf(suggestions, operation)).toBe('also');
  });

  it.each<[string, LineOperation]>([
    ['names a line', { do: 'remove', node: 'n9999' }],
    ['do not stand there', { do: 'edit', node: idOf('3.1 The Tenant'), oldText: 'in the past', newText: 'now' }],
    ['more than once', { do: 'edit', node: idOf('3.1 The Tenant'), oldText: 'of', newText: 'for' }],
    ['changes nothing', edit('in advance, on', 'in advance, on')],
    ['markup', edit('in advance, on', 'in arrears<script src=x>, on')],
    ['markup', insert('3.3 Rent', '<b>Rent</b> in arrears')],
    ['an image or a link', edit('in advance, on', 'in arrears ![x](https://evil.example/p.png), on')],
    ['an address', edit('in advance, on', 'in arrears https://evil.example, on')],
    ['words that are no part', insert('3.3 Rent', 'Sure! Here is your document in arrears.')],
    ['words that are no part', insert('LANDLORD', 'Let me know if the rent in arrears suits you.')],
    ['draft anew', insert('3.3 Rent', content)],
    ['draft anew', insert('3.3 Rent', content.slice(content.indexOf('3.2 The Rent'), content.indexOf('3.3')))],
    ['lines of the draft are', edit('in advance, on', 'in arrears\n9. New')],
  ])('is refused, since it %s: %j', (reason, operation) => {
    expect(verdictOf('Rent to be paid in arrears', operation)).toContain(reason);
  });

  it('is refused where no suggestion has its number', () => {
    const edits = [{ instruction: 2, operation: edit('in advance, on', 'in arrears, on') }];
    const order = { form, content, instructions: ['Rent in arrears'], edits, sets: [], given: '' };
    expect(judgedParts(order)).toEqual({ parts: [], refused: [{ instruction: 1, reason: 'no suggestion asks for it' }] });
  });

  it('is told with its place, what follows from it, and what of the suggestion it does not have', () => {
    expect(judged('Delete clause 3.3', remove('3.3 Rent for')).parts[0]?.message).toMatch(
      /^Removed: 3\.3 Rent for .*The numbers after it moved\.$/,
    );
    const { parts } = judged(
      'Change the rent to Rs. 30,000 from 1 May 2026 and tell Mohan Lal',
      edit('Rs. 25,000 (Rupees Twenty-five Thousand only)', 'Rs. 30,000 (Rupees Thirty Thousand only)'),
    );
    expect(parts[0]?.message).toMatch(/^3\.1: "Rs\. 25,000 .*Not in what changes: 1 May 2026, Mohan, Lal\.$/);
  });
});

describe('a value of the form that a model sets', () => {
  const set = (words: string, field: string, value: string) =>
    judgedParts({ form, content, instructions: [words], edits: [], sets: [{ instruction: 1, field, value }], given: '' });

  it('is asked for where the suggestion speaks of the field and says the value; the draft and the form have it', () => {
    const { parts, refused } = set('The rent should be 30k from now on', 'Monthly Rent', '30000');
    expect(refused).toEqual([]);
    expect(parts).toMatchObject([{ asked: true, values: { monthly_rent: '30000' } }]);
    expect(parts[0]?.segments.flatMap(({ kind, text }) => (kind === 'inserted' ? text : []))).toEqual(['30', 'Thirty']);
  });

  it.each([
    ['The rent should be 30k', 'Monthly Rent', '35000'],
    ['The rent should be 30k', 'Security Deposit', '30000'],
    ['Make the rent reasonable', 'Monthly Rent', '10000'],
    ['Let Meera Shah be the tenant', 'Tenant Name', 'Ravi Sharma'],
  ])('is only offered otherwise: "%s" is no %s of %s', (words, field, value) => {
    expect(set(words, field, value).parts).toMatchObject([{ asked: false }]);
  });

  it.each([
    ['Rent of the Moon', '30000', 'it sets a field that the form does not have'],
    ['Monthly Rent', 'a lot', 'the form does not take its value'],
    ['Monthly Rent', '25000', 'it changes nothing'],
    ['Monthly Rent', '', 'the form does not take its value'],
  ])('is refused where the form cannot have it: %s %s', (field, value, reason) => {
    expect(set('Change the rent', field, value)).toEqual({ parts: [], refused: [{ instruction: 0, reason }] });
  });
});
