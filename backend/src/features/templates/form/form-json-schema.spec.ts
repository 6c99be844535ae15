import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isoDateOf } from '../../../core/text/values/dates.js';
import { readAmount } from '../../../core/text/values/amounts.js';
import { loadTemplates } from '../engine/document-template.js';
import { isOpen } from './conditions.js';
import { formJsonSchema } from './form-json-schema.js';
import { checkedValues } from './form-values.js';
import type { TemplateField } from './template-schema.js';

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });

describe.each(loadTemplates().map((template) => [template.documentType, template] as const))('the JSON Schema of %s', (type, template) => {
  const { fields } = template;
  const sample = JSON.parse(readFileSync(path.join(import.meta.dirname, '../shipped', type, 'sample.json'), 'utf8')) as Record<
    string,
    string
  >;
  const schema = formJsonSchema(template);
  const validate = ajv.compile(schema);
  const errorsOf = (form: object): string => (validate(form) ? '' : ajv.errorsText(validate.errors));

  /** In the one way in which the schema has it. */
  const plain = ({ format }: TemplateField, value: string): unknown => {
    if (format === 'date') return isoDateOf(value) ?? value;
    return format === 'money' ? (readAmount(value)?.value ?? value) : value;
  };
  const form = Object.fromEntries(
    fields.filter((field) => isOpen(field, sample)).map((field) => [field.name, plain(field, sample[field.name] ?? '')]),
  );

  it('takes the sample, which the product takes too', () => {
    expect(errorsOf(form)).toBe('');
    expect(() => checkedValues(fields, form)).not.toThrow();
  });

  it('names every field with its words, and refuses what the product refuses', () => {
    expect(Object.values(schema.properties ?? {}).map(({ title }) => title)).toEqual(fields.map(({ label }) => label));
    for (const name of schema.required as string[]) {
      const { [name]: _left, ...without } = form;
      expect([name, validate(without)]).toEqual([name, false]);
      expect(() => checkedValues(fields, without)).toThrow();
    }
    expect(validate({ ...form, no_such_field: 'x' })).toBe(false);
    for (const field of fields.filter((each) => !isOpen(each, sample) && sample[each.name] !== '')) {
      const given = { ...form, [field.name]: sample[field.name] };
      expect([field.name, validate(given)]).toEqual([field.name, false]);
      expect(() => checkedValues(fields, given)).toThrow();
    }
    for (const { name, options } of fields.filter((field) => field.options && isOpen(field, sample))) {
      expect([name, options?.length, validate({ ...form, [name]: 'none of them' })]).toEqual([name, options?.length, false]);
      expect(() => checkedValues(fields, { ...form, [name]: 'none of them' })).toThrow();
    }
  });
});
