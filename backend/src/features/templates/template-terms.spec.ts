import { describe, expect, it } from '@jest/globals';
import type { TemplateField } from './form/template-schema.js';
import { type DocumentTemplate, loadTemplates } from './engine/document-template.js';

/** Capitals that are not defined terms: parts of a document or of a law, a profession used as a title, a language, a public body. */
const ORDINARY = new Set([
  ...['Schedule', 'Schedules', 'Annexure', 'Advocate', 'English', 'Rs', 'India', 'Indian', 'Maharashtra', 'Government'],
  ...['Registrar', 'Sub', 'State', 'Act', 'Apostille', 'Convention', 'Consumer', 'Commission', 'Order'],
  ...['Constitution', 'Eighth', 'Data', 'Protection', 'Board', 'Hindu', 'Gazette', 'Code', 'Civil', 'Procedure'],
  ...[
    'Sanhita',
    'Public',
    'Prosecutor',
    'Real',
    'Estate',
    'Regulatory',
    'Authority',
    'Part',
    'Buddhist',
    'Sikh',
    'Jain',
    'Muslim',
    'Muhammadan',
    'Christian',
  ],
]);
/** The names of acts: "the Real Estate (Regulation and Development) Act, 2016", "the Code on Wages, 2019". */
const ACT = /\bthe (?:(?:[A-Z][A-Za-z]+|\([A-Z][A-Za-z ]+\)|of|and|on|to),? ){1,14}\d{4}/g;

/** Values without capitals, so that every capital in the text is the template's. */
function valueOf({ format, options }: TemplateField, option: string | undefined): string {
  if (options) return option ?? options[0] ?? '';
  const values: Partial<Record<TemplateField['format'], string>> = { date: '2026-01-31', money: '1000', number: '11', percent: '12' };
  const identities = { pan: 'ABCPE1234F', cin: 'U12345MH2015PTC123456', pin: '110003', state: 'sample', rows: 'first | second' };
  return { currency: 'INR', email: 'a@b.example', list: 'first\nsecond', ...identities }[format as string] ?? values[format] ?? 'sample';
}

const form = (fields: readonly TemplateField[], option?: string) =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, option)]));

/** Running text only: no headings, titles, signature blocks, amounts or dates. */
function sentences(text: string): string[] {
  return text
    .replaceAll('**', '')
    .split(/\n{2,}/)
    .filter((block) => !/_{5,}/.test(block) && !block.startsWith('#') && block !== block.toUpperCase())
    .filter((block) => !/^\d+\. .{1,60}[^.;:]$/.test(block) && !block.startsWith('|') && !/^This [A-Z][^(]* \(the/.test(block))
    .map((block) =>
      block
        .replace(/^(?:\d+(?:\.\d+)?\.?|\([a-zA-Z]{1,3}\)|-) /, '')
        .replace(ACT, 'the act')
        .replace(/\((?:Rupees|US Dollars)[^)]*\)/g, '')
        .replace(/\d{1,2} [A-Z][a-z]+ \d{4}/g, '')
        .replace(/\b[A-Z]{2,}(?: [A-Z]{2,})*\b/g, ''),
    );
}

const definitions = (text: string): Set<string> => new Set([...text.matchAll(/"([A-Z][\w' -]+)"/g)].map(([, term = '']) => term));

/** A term in the singular, in the plural, or of somebody. */
const occurrences = (term: string): RegExp =>
  new RegExp(`\\b${term.replace(/y$/, '(?:y|ie)').replace(/s$/, '')}(?:s|['’]s|s['’])?(?![\\w])`, 'g');

/** Words with capitals that neither belong to a term nor begin a sentence. */
function strayCapitals(sentence: string, terms: readonly string[]): string[] {
  const rest = terms.reduce((text, term) => text.replace(occurrences(term), '~'), sentence.replace(/"[^"]*"/g, '"'));
  const words = [...rest.matchAll(/(?<![.!?:"]\s|^|" ?)\b[A-Z][a-z'’]+/g)].map(([word]) => word);
  return words.filter((word) => !ORDINARY.has(word));
}

function problems(template: DocumentTemplate, values: Record<string, string>): string[] {
  const extra = { paragraphs: [{ label: '1', text: 'sample' }], law: [] };
  const text = template.assemble(values, template.context.length > 0 ? extra : {});
  const running = sentences(text);
  const terms = [...definitions(text)].sort((a, b) => b.length - a.length);
  const unquoted = running.map((sentence) => sentence.replace(/"[^"]*"/g, ''));
  const unused = terms.filter((term) => !unquoted.some((sentence) => occurrences(term).test(sentence)));
  return [
    ...running.flatMap((sentence) => strayCapitals(sentence, terms)).map((word) => `${word} is used but not defined`),
    ...unused.map((term) => `${term} is defined but not used`),
  ];
}

describe.each(loadTemplates().map((template) => [template.documentType, template] as const))('%s', (_type, template) => {
  const options = template.fields.flatMap(({ options: choices = [] }) => choices);

  it('uses every term that it defines and defines every term that it uses', () => {
    for (const option of [undefined, ...options]) expect(problems(template, form(template.fields, option))).toEqual([]);
  });

  it('does so too when every optional field is empty', () => {
    const required = template.fields.filter((field) => field.required || field.default);
    expect(problems(template, form(required))).toEqual([]);
  });
});
