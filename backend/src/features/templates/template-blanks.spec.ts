import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findBlanks } from '../review/checks/blanks.js';
import { textLines } from '../review/checks/text-lines.js';
import { loadTemplates } from './engine/document-template.js';
import { checkedValues } from './form/form-values.js';

/** What a form without any optional field leaves open since only its owner knows it: what a deed conveys, what a tenant owes, what is denied. */
const OPEN = ['rent_arrears_notice', 'reply', 'sale_agreement', 'sale_deed', 'settlement_deed'];

describe('the drafts of all templates with required fields only', () => {
  it('leave no blank that the product can fill', () => {
    const open = loadTemplates().filter((template) => {
      const { documentType, fields } = template;
      const sample = JSON.parse(readFileSync(new URL(`./shipped/${documentType}/sample.json`, import.meta.url), 'utf8')) as Record<
        string,
        string
      >;
      const required = fields.filter((field) => field.required).map(({ name }) => [name, sample[name]]);
      const text = template.assemble(checkedValues(fields, Object.fromEntries(required) as Record<string, string>));
      return [...findBlanks(textLines(text))].length > 0;
    });
    expect(open.map(({ documentType }) => documentType).sort()).toEqual(OPEN);
  });
});
