import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inTurn } from '../../../test/support/in-turn.js';
import type { ValidationError } from '../../core/errors/common-errors.js';
import { loadTemplates } from './engine/document-template.js';
import { checkedValues } from './form/form-values.js';
import { isOpen } from './form/conditions.js';

const NOTHING = ['None', 'none.', 'NIL', 'Nil', 'NA', 'N/A', 'n.a.', '-', '—', 'Not applicable', 'नहीं', 'लागू नहीं', 'शून्य'];

const sampleOf = (type: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`./shipped/${type}/sample.json`, import.meta.url), 'utf8')) as Record<string, string>;

describe.each(inTurn(loadTemplates(), 4).map((template) => [template.documentType, template] as const))('%s', (type, template) => {
  const { fields } = template;
  const full = sampleOf(type);
  /** The sample with one other value, without what that leaves unasked. */
  const withValue = (name: string, value: string) => {
    const form: Record<string, string> = { ...full, [name]: '' };
    const asked = fields.filter((field) => isOpen(field, form)).map((field): [string, string] => [field.name, form[field.name] ?? '']);
    return { ...Object.fromEntries(asked), [name]: value };
  };

  /** What a form gives, or the errors for which it is refused: a block may need the field although it is optional. */
  const outcome = (form: Record<string, string>) => {
    try {
      return checkedValues(fields, form);
    } catch (error) {
      return (error as ValidationError).errors;
    }
  };

  it('takes a word for nothing in an optional field as an empty field', () => {
    for (const field of fields.filter(({ required }) => !required)) {
      const empty = outcome(withValue(field.name, ''));
      for (const word of NOTHING) expect([field.name, outcome(withValue(field.name, word))]).toEqual([field.name, empty]);
    }
  });

  it('reads letter for letter as with empty fields where every optional one says that there is nothing', () => {
    const required = fields.filter((field) => field.required).map(({ name }): [string, string] => [name, full[name] ?? '']);
    const empty = template.assemble(checkedValues(fields, Object.fromEntries(required)));
    for (const word of NOTHING) {
      const optional = fields.filter((field) => !field.required).map(({ name }): [string, string] => [name, word]);
      expect(template.assemble(checkedValues(fields, Object.fromEntries([...required, ...optional])))).toBe(empty);
    }
  });

  it('asks about a word for nothing where an answer is needed', () => {
    for (const field of fields.filter(({ required, options }) => required && !options?.includes('none')))
      expect(() => checkedValues(fields, { ...full, [field.name]: 'None' })).toThrow(
        expect.objectContaining({
          errors: expect.arrayContaining([{ field: field.name, message: expect.stringContaining('required') as unknown }]) as unknown,
        }),
      );
  });
});

describe('what says that there is nothing', () => {
  const rows = loadTemplates()
    .find(({ documentType }) => documentType === 'sale_deed')
    ?.fields.filter(({ name }) => name === 'property_title');

  it('empties a cell of a row, and leaves out a row of nothing but that', () => {
    expect(checkedValues(rows ?? [], { property_title: 'Sale deed | 3 May 1981 | N/A | Asha Mehta | -\nNone | - | - | - | -' })).toEqual({
      property_title: 'Sale deed | 3 May 1981 |  | Asha Mehta',
    });
  });

  it('leaves out its line of a list, and stays inside a sentence', () => {
    const [lists] = loadTemplates().flatMap(({ fields }) => fields.filter(({ name, required }) => name === 'restrictions' && !required));
    expect(checkedValues(lists ? [lists] : [], { restrictions: '1. None\nNone of my land may be sold\n2. Nil' })).toEqual({
      restrictions: 'None of my land may be sold',
    });
  });
});
