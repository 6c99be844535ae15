import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findBlanks } from '../review/checks/blanks.js';
import { textLines } from '../review/checks/text-lines.js';
import { loadTemplates } from './engine/document-template.js';
import { checkedValues } from './form/form-values.js';

/** What a form without any optional field leaves open since only its owner knows it: what a deed conveys, what a tenant owes, what is denied. */
const OPEN = ['rent_arrears_notice', 'reply', 'sale_agreement', 'sale_deed', 'settlement_deed'];

const sampleOf = (documentType: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./shipped/${documentType}/sample.json`, import.meta.url), 'utf8')) as Record<string, string>;
const gapsIn = (text: string): number => text.match(/●|_{4,}/g)?.length ?? 0;

describe('the blanks that a template names', () => {
  it('are fewer with each of the fields that fill one', () => {
    for (const template of loadTemplates()) {
      const { documentType, fields, blanks } = template;
      const sample = sampleOf(documentType);
      // The day of a late paper opens a blank of its own, for the reason.
      const asked = fields.filter(({ name, required }) => required || name === 'delay_reason');
      const required = Object.fromEntries(asked.map(({ name }) => [name, sample[name] ?? '']));
      const gaps = (names: readonly string[]): number => {
        const given = Object.fromEntries(names.map((name) => [name, sample[name] || 'Something else']));
        return gapsIn(template.assemble(checkedValues(fields, { ...required, ...given })));
      };
      const before = blanks.length > 0 ? gaps([]) : 0;
      const filling = blanks.flatMap((names) => names.filter((name) => gaps([name]) >= before));
      expect({ documentType, filling }).toEqual({ documentType, filling: [] });
    }
  });
});

describe('the drafts of all templates with required fields only', () => {
  it('leave no blank that the product can fill', () => {
    const open = loadTemplates().filter((template) => {
      const { documentType, fields } = template;
      const sample = sampleOf(documentType);
      const required = fields.filter((field) => field.required).map(({ name }) => [name, sample[name]]);
      const text = template.assemble(checkedValues(fields, Object.fromEntries(required) as Record<string, string>));
      return [...findBlanks(textLines(text))].length > 0;
    });
    expect(open.map(({ documentType }) => documentType).sort()).toEqual(OPEN);
  });
});
