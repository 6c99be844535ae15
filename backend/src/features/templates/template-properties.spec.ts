import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inTurn } from '../../../test/support/in-turn.js';
import { type Block, modelText } from '../rendering/document-model.js';
import { parseDocument } from '../rendering/parse/parse-document.js';
import { amountOf, money } from '../../core/text/values/amounts.js';
import { longDate } from '../../core/text/values/dates.js';
import { hindiDate } from '../../core/text/values/hindi-writing.js';
import { isNoAnswer } from '../../core/text/no-answer.js';
import { ordinal } from './values/ordinals.js';
import { listLines, oneLine } from './values/list-lines.js';
import { sentences } from './values/phrases/as-typed.js';
import { groupIndian } from '../../core/text/values/number-words.js';
import type { TemplateColumn, TemplateField } from './form/template-schema.js';
import { isOpen } from './form/conditions.js';
import { personKind } from './values/legal-persons.js';
import { isMinor } from './values/party/parties.js';
import { rowsOf, writtenRows } from './values/rows.js';
import { loadTemplates } from './engine/document-template.js';
import { checkedValues, type FormValues } from './form/form-values.js';

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
  '* *a',
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
  '--- rule',
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

const words = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom('Asha Mehta', 'Ravi Kumar and Sons', 'of 4 MG Road') },
  )
  // "-" and "None" are no values: `template-no-answer.spec.ts`.
  .filter((word) => !isNoAnswer(word));

function valueOf(field: TemplateField): fc.Arbitrary<string> {
  const { format, options, min = 0, max = 1000, maxLength = 300 } = field;
  if (options) return fc.constantFrom(...options);
  if (format === 'money')
    return fc.tuple(fc.integer({ min: 1, max: 10 ** 11 }), fc.nat(99)).map(([whole, part]) => `${whole}.${String(part).padStart(2, '0')}`);
  if (format === 'number') return fc.integer({ min, max }).map(String);
  if (format === 'percent') return fc.integer({ min: 0, max: 10_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
  if (format === 'date')
    return fc
      .date({ min: new Date('1950-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (format === 'currency') return fc.constantFrom('INR', 'USD', 'gbp', 'JPY');
  if (format === 'email') return fc.constant('a_b*c@d.example');
  if (Object.hasOwn(IDENTITIES, format)) return fc.constantFrom(...(IDENTITIES[format] ?? []));
  if (field.columns) return rowsValue(field.columns);
  const text = field.type === 'text' ? words : fc.array(words, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  return text.map((value) => value.slice(0, maxLength)).filter((value) => printable(value) !== '');
}

const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
  pan: ['ABCPE1234F', 'abcpe1234f'],
  cin: ['U12345MH2015PTC123456'],
  pin: ['110003', '560 025'],
  state: ['Kerala', 'tamil nadu'],
};

/** One or two rows: cells of any words in columns of text. */
const rowsValue = (columns: readonly TemplateColumn[]): fc.Arbitrary<string> => {
  const cell = ({ format, maxLength }: TemplateColumn): fc.Arbitrary<string> => {
    if (format === 'number') return fc.integer({ min: 1, max: 99 }).map(String);
    if (format === 'date') return fc.constantFrom('2011-05-03', '3 May 2011');
    if (format === 'money') return fc.nat(10 ** 9).map(String);
    if (format !== 'text') return fc.constantFrom(...(IDENTITIES[format] ?? []));
    return words
      .map((value) => value.replace(/[|\r\n\u0085\u2028\u2029\f\v]/g, '/').slice(0, maxLength))
      .filter((value) => printable(value) !== '');
  };
  const row = fc.tuple(...columns.map(cell)).map((cells) => cells.join(' | '));
  return fc.array(row, { minLength: 1, maxLength: 2 }).map((rows) => rows.join('\n'));
};

/** What is left of a value that is checked by itself. */
const printable = (value: string): string =>
  checkedValues([{ name: 'value', label: 'Value', plural: false, type: 'textarea', required: false, format: 'text' }], { value }).value ??
  '';

/** Some value for each required field and for some of the others. */
const formOf = (fields: readonly TemplateField[]): fc.Arbitrary<Record<string, string>> =>
  fc
    .record(Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])), {
      requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name),
    })
    .map((form) => asked(fields, form));

/** Without what the form does not ask for, what contradicts the rest of its block, and what is said about nobody. */
function asked(fields: readonly TemplateField[], form: Record<string, string>): Record<string, string> {
  const said = Object.entries(form).filter(([name]) => {
    const field = fields.find((each) => each.name === name);
    if (!field) return false;
    if (field.format === 'pan' || (field.block && field.format === 'state'))
      return (
        form[`${field.block?.prefix ?? ''}_name`] !== undefined &&
        field.format === 'pan' &&
        form[`${field.block?.prefix ?? ''}_kind`] === undefined
      );
    const guardian = `${field.block?.prefix ?? ''}_signatory`;
    if (/_age$/.test(name) && isMinor(form[name] ?? '') && fields.some((each) => each.name === guardian) && !form[guardian]) return false;
    const nameless = field.block?.name === 'party' && form[`${field.block.prefix}_name`] === undefined;
    return !nameless && isOpen(field, form);
  });
  return Object.fromEntries(said);
}

/** The same form with nothing in it that could be taken for markup: what the document must look like. */
function harmless(fields: readonly TemplateField[], values: FormValues): FormValues {
  // A company does not sign as a person does.
  const like = (value: string, name: string): string => (personKind(value) === 'individual' ? name : `${name} Limited`);
  // What is the same stays so: a reply prints a document that is named twice once, and who signs alone does so on behalf of nobody.
  const known = new Map<string, string>();
  const numbered = (key: string): string => {
    if (!known.has(key)) known.set(key, `plain ${known.size + 1}`);
    return known.get(key) ?? '';
  };
  const plain = ({ format, options, type }: TemplateField, value: string): string => {
    if (format === 'rows')
      return writtenRows(
        rowsOf(value).map((cells) =>
          cells.map((cell) => (/^[\dA-Z-]+$/.test(cell) || cell === '' ? cell : like(cell, numbered(`text ${cell}`)))),
        ),
      );
    if (format !== 'list' && (format !== 'text' || options)) return value;
    if (type === 'text') return like(value, numbered(`text ${value}`));
    return listLines(value)
      .map((line) => like(line.split(',')[0] ?? '', numbered(`line ${folded(line)}`)))
      .join('\n');
  };
  return Object.fromEntries(fields.flatMap((field) => (values[field.name] ? [[field.name, plain(field, values[field.name] ?? '')]] : [])));
}

/** What decides whether a text is made, and is not printed in it. */
const CONFIRMATIONS = ['admissions_meant'];

const shape = (block: Block): string =>
  block.kind === 'clause' || block.kind === 'recital'
    ? `${block.kind} ${block.label.text}`
    : `${block.kind}${block.kind === 'signature' ? ` ${block.lines.length}` : ''}${block.kind === 'table' ? ` ${block.rows.length}` : ''}`;

/** Two entries of a list that differ only in this are the same to a reply, which prints the first of them. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim();

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
      return [longDate(value), hindiDate(value)];
    case 'percent':
      return [`${Number(value)}%`];
    case 'number':
      return [`${Number(value)} (`, `${ordinal(value)} `, `aged ${value} year`];
    case 'currency':
      return [''];
    default:
      return [normal(oneLine(value)), normal(listLines(value).join(' ')), normal(sentences(listLines(value)))];
  }
}

describe.each(inTurn(loadTemplates(), 4).map((template) => [template.documentType, template] as const))(
  '%s, whatever is typed',
  (_type, template) => {
    it('keeps its structure and numbering, and shows every value as it was typed', () => {
      fc.assert(
        fc.property(formOf(template.fields), (form) => {
          const values = checkedValues(template.fields, form);
          const text = template.assemble(values);
          expect(text).not.toMatch(/[\ue000-\uf8ff]|\[object /);
          const model = parseDocument(text);
          const expected = parseDocument(template.assemble(harmless(template.fields, values)));
          expect(model.blocks.map(shape)).toEqual(expected.blocks.map(shape));
          // An appearance keeps the answers back for the paper that follows it.
          if (/^appearance/u.test(values.proceeding ?? '')) return;
          const shown = normal(modelText(model));
          for (const field of template.fields) {
            const value = values[field.name];
            if (!value || field.options || CONFIRMATIONS.includes(field.name)) continue;
            // What nobody typed stands in the language of the document.
            if (values.language === 'hindi' && value === field.default) continue;
            if (field.format === 'rows') {
              for (const cell of rowsOf(value).flat())
                if (!shown.includes(normal(cell)) && !shown.includes(longDate(cell)) && !shown.includes(money(cell, 'INR')))
                  throw new Error(`${field.name}: "${cell}" is not in the document`);
              continue;
            }
            if (field.format === 'list') {
              for (const line of listLines(value))
                // What an attorney must not do stands without the "to" of "to borrow".
                if (!folded(shown).includes(folded(normal(line.replace(/^to (?=\p{L})/iu, '')))))
                  throw new Error(`${field.name}: "${line}" is not in the document`);
              continue;
            }
            const forms = shownForms(field, value);
            if (!forms.some((form) => folded(shown).includes(folded(form))))
              throw new Error(`${field.name}: "${forms[0] ?? ''}" is not in the document`);
          }
        }),
        { numRuns: 8 },
      );
    });
  },
);
