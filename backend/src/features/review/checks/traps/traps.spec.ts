import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { checkDocument } from '../check-document.js';
import type { Finding } from '../finding.js';
import { checkedValues } from '../../../templates/form/form-values.js';
import { isOpen } from '../../../templates/form/conditions.js';
import { TemplateStore } from '../../../templates/engine/template-store.js';
import { TRAPS } from './find-traps.js';

interface Case {
  template: string;
  /** The field that a finding has to name; none for a sound form. */
  field?: string;
  changes: Record<string, string>;
}

const templates = new TemplateStore();
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const OF_LAW = ['legal-bound', 'contradiction', 'sum', 'date-order', 'jurisdiction'];

/** What is found in the draft of a sample with other values, besides blanks and the like. */
function findingsOf({ template: documentType, changes }: Case): Finding[] {
  const template = templates.find(documentType);
  if (!template) throw new Error(`there is no template ${documentType}`);
  const form = { ...(read(`../../../templates/shipped/${documentType}/sample.json`) as Record<string, string>), ...changes };
  const given = Object.fromEntries(template.fields.filter((field) => isOpen(field, form)).map(({ name }) => [name, form[name] ?? '']));
  const text = template.assemble(checkedValues(template.fields, given));
  return checkDocument(text, { origin: { template, given } }).filter(({ kind }) => OF_LAW.includes(kind));
}

const named = (cases: readonly Case[]): [string, Case][] =>
  cases.map((each) => [`${each.template}: ${JSON.stringify(each.changes).slice(0, 110)}`, each]);

describe('a trap of law in a form', () => {
  it.each(named(read('./traps.cases.json') as Case[]))('is found: %s', (_name, each) => {
    expect(findingsOf(each).map(({ field }) => field)).toContain(each.field);
  });

  it('is told in English and in Hindi, with an act, a field of its template, and no field that the template does not have', () => {
    for (const { types, fields, text } of TRAPS) {
      expect(text.hi).toMatch(/[\u0900-\u097f]/);
      for (const type of types) expect(fields.some((field) => templates.find(type)?.fields.some(({ name }) => name === field))).toBe(true);
    }
  });
});

describe('a sound form', () => {
  it.each(named(read('./sound.cases.json') as Case[]))('has none: %s', (_name, each) => {
    expect(findingsOf(each).map(({ field, message }) => [field, message])).toEqual([]);
  });

  it.each(templates.all().map(({ documentType }) => [documentType]))('of the samples has no trap: %s', (template) => {
    expect(findingsOf({ template, changes: {} })).toEqual([]);
  });
});
