import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Block, modelText } from '../rendering/document-model.js';
import { parseDocument } from '../rendering/parse/parse-document.js';
import { amountOf } from './values/amounts.js';
import { longDate } from './values/dates.js';
import { ordinal } from './values/ordinals.js';
import { listLines, oneLine } from './values/list-lines.js';
import { groupIndian } from './values/number-words.js';
import type { TemplateField } from './template/template-schema.js';
import { loadTemplates } from './template/template-store.js';
import { checkedValues, type FormValues } from './template/form-values.js';

const HOSTILE = [
  '# Heading',
  '## Schedule: Everything',
  '1. Rent',
  '1.1 Rent',
  '(a) rent',
  '- rent',
  '> rent',
  '| a | b |',
  '| --- | --- |',
  '**bold**',
  '__bold__',
  '*',
  '7*7 and 8*8',
  'a_b_c _d_',
  'C:\\*\\_',
  '{{ landlord_name }}',
  '{% clause rent "Rent" %}',
  '{% ref nowhere %}',
  '{{ "x" | money }}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;b&gt; &amp; "quotes" \'single\'',
  '[page break]',
  '\\pagebreak',
  '---',
  '===',
  '\ue000rent\ue007Rent',
  'Signature: ______________________',
  'IN WITNESS WHEREOF',
  'AND',
  'हरीश चंद्र त्रिपाठी',
  'क्षत्रिय\u200dसभा',
  'Ünïcödé Çelebi & Søn',
  '李雷和韩梅梅',
  'x'.repeat(90),
];

const words = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('Asha Mehta', 'Ravi Kumar and Sons', 'of 4 MG Road') },
);

function valueOf(field: TemplateField): fc.Arbitrary<string> {
  const { format, options, min = 0, max = 1000, maxLength = 300 } = field;
  if (options) return fc.constantFrom(...options);
  if (format === 'money') return fc.tuple(fc.nat(10 ** 11), fc.nat(99)).map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`);
  if (format === 'number') return fc.integer({ min, max }).map(String);
  if (format === 'percent') return fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
  if (format === 'date')
    return fc
      .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'currency') return fc.constantFrom('INR', 'USD', 'gbp', 'JPY');
  if (format === 'email') return fc.constant('a_b*c@d.example');
  const text = field.type === 'text' ? words : fc.array(words, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  return text.map((value) => value.slice(0, maxLength)).filter((value) => printable(value) !== '');
}

/** What is left of a value that is checked by itself. */
const printable = (value: string): string =>
  checkedValues([{ name: 'value', label: 'Value', plural: false, type: 'textarea', required: false, format: 'text' }], { value }).value ??
  '';

/** Some value for each required field and for some of the others. */
const formOf = (fields: readonly TemplateField[]): fc.Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])), {
    requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name),
  });

/** The same form with nothing in it that could be taken for markup: what the document must look like. */
function harmless(fields: readonly TemplateField[], values: FormValues): FormValues {
  // Lines that are the same stay so: a reply prints a document that is named twice once.
  const lines = new Map<string, string>();
  const numbered = (line: string): string => {
    const key = line
      .toLowerCase()
      .replace(/[\s.]+/g, ' ')
      .trim();
    if (!lines.has(key)) lines.set(key, `plain ${lines.size + 1}`);
    return lines.get(key) ?? '';
  };
  const plain = ({ format, options, type }: TemplateField, value: string): string => {
    if (format !== 'list' && (format !== 'text' || options)) return value;
    if (type === 'text') return 'plain';
    return value
      .split('\n')
      .filter((line) => listLines(line).length > 0 || line.trim() !== '')
      .map(numbered)
      .join('\n');
  };
  return Object.fromEntries(fields.flatMap((field) => (values[field.name] ? [[field.name, plain(field, values[field.name] ?? '')]] : [])));
}

const shape = (block: Block): string =>
  block.kind === 'clause' || block.kind === 'recital'
    ? `${block.kind} ${block.label.text}`
    : `${block.kind}${block.kind === 'signature' ? ` ${block.lines.length}` : ''}${block.kind === 'table' ? ` ${block.rows.length}` : ''}`;

/** Rendering takes stray `**` away, escaped or not; line breaks are no difference. */
const normal = (text: string): string =>
  text
    .replace(/\*{2,}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function shownForms(field: TemplateField, value: string): string[] {
  switch (field.format) {
    case 'money': {
      const whole = Math.floor(Math.round((amountOf(value) ?? 0) * 100) / 100);
      return [groupIndian(whole), whole.toLocaleString('en-US'), Math.round(amountOf(value) ?? 0).toLocaleString('en-US')];
    }
    case 'date':
      return [longDate(value)];
    case 'percent':
      return [`${Number(value)}%`];
    case 'number':
      return [`${Number(value)} (`, `${ordinal(value)} `];
    case 'currency':
      return [''];
    default:
      return [normal(oneLine(value)), normal(listLines(value).join(' '))];
  }
}

describe.each(loadTemplates().map((template) => [template.documentType, template] as const))('%s, whatever is typed', (_type, template) => {
  it('keeps its structure and numbering, and shows every value as it was typed', () => {
    fc.assert(
      fc.property(formOf(template.fields), (form) => {
        const values = checkedValues(template.fields, form);
        const text = template.assemble(values);
        expect(text).not.toMatch(/[\ue000-\uf8ff]|\[object /);
        const model = parseDocument(text);
        const expected = parseDocument(template.assemble(harmless(template.fields, values)));
        expect(model.blocks.map(shape)).toEqual(expected.blocks.map(shape));
        const shown = normal(modelText(model));
        for (const field of template.fields) {
          const value = values[field.name];
          if (!value || field.options) continue;
          const lines = field.format === 'list' ? listLines(value).map((line) => [normal(line)]) : [shownForms(field, value)];
          for (const forms of lines) {
            if (!forms.some((form) => shown.includes(form))) throw new Error(`${field.name}: "${forms[0] ?? ''}" is not in the document`);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
