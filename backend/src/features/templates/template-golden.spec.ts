import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadTemplates } from './engine/document-template.js';
import { isOpen } from './form/conditions.js';
import { checkedValues } from './form/form-values.js';

/** `UPDATE_GOLDEN=1 npm test -- unit template-golden` writes them again; read the difference before it is committed. */
const UPDATE = process.env.UPDATE_GOLDEN === '1';
const FOLDER = path.join(import.meta.dirname, 'shipped');

function expectGolden(file: string, text: string): void {
  if (UPDATE) writeFileSync(file, text);
  if (!existsSync(file)) throw new Error(`${file} is missing: UPDATE_GOLDEN=1 writes it`);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

describe.each(loadTemplates().map((template) => [template.documentType, template] as const))('%s', (type, template) => {
  const folder = path.join(FOLDER, type);
  const sample = JSON.parse(readFileSync(path.join(folder, 'sample.json'), 'utf8')) as Record<string, string>;

  /** Without what another choice does not ask for. */
  const asked = (form: Record<string, string>) =>
    Object.fromEntries(template.fields.filter((field) => isOpen(field, form)).map(({ name }) => [name, form[name]]));

  it('has a sample value for every field', () => {
    expect(Object.keys(sample)).toEqual(template.fields.map(({ name }) => name));
  });

  it('reads as in full.golden.txt when every field is given', () => {
    expectGolden(path.join(folder, 'full.golden.txt'), template.assemble(checkedValues(template.fields, sample)));
  });

  it('reads as in the golden text of each other choice', () => {
    // What a shared block offers is the same in every template: `field-blocks.spec.ts` reads it.
    for (const { name, options = [] } of template.fields.filter(({ block }) => !block)) {
      for (const option of options.filter((each) => each !== sample[name])) {
        const file = `${name}.${option.replace(/[^a-z0-9]+/g, '-')}.golden.txt`;
        expectGolden(path.join(folder, file), template.assemble(checkedValues(template.fields, asked({ ...sample, [name]: option }))));
      }
    }
  });

  it('reads as in blank.golden.txt when every optional field is empty', () => {
    const required = template.fields.filter((field) => field.required).map(({ name }) => [name, sample[name]] as const);
    expectGolden(path.join(folder, 'blank.golden.txt'), template.assemble(checkedValues(template.fields, Object.fromEntries(required))));
  });
});
