import { describe, expect, it } from 'vitest';
import { columnsProblem, entryOf, valuesOf } from './field-form.js';

const FIELD = {
  name: 'heirs',
  label: 'Heirs',
  type: 'textarea',
  required: false,
  plural: true,
  format: 'rows',
  help: 'Everybody',
  when: { field: 'kind', is: ['', 'will'] },
  columns: [
    { name: 'name', label: 'Name', format: 'text', required: true },
    { name: 'share', label: 'Share', format: 'number' },
  ],
};

describe('the dialog of a field', () => {
  it('gives a field back as it was, with what it does not show', () => {
    expect(entryOf(FIELD, valuesOf(FIELD))).toEqual(FIELD);
  });

  it('leaves out what is empty and reads numbers and lists', () => {
    const values = {
      ...valuesOf(FIELD),
      help: ' ',
      whenField: '',
      columns: '',
      format: 'money',
      several: false,
      min: '5',
      options: 'a\n\n b ',
    };
    expect(entryOf(FIELD, values)).toEqual({
      name: 'heirs',
      label: 'Heirs',
      type: 'text',
      required: false,
      plural: true,
      format: 'money',
      min: 5,
      options: ['a', 'b'],
    });
  });

  it('begins a field of text, and says which column cannot be read', () => {
    expect(entryOf(null, { ...valuesOf(null), name: 'place', label: 'Place' })).toEqual({
      name: 'place',
      label: 'Place',
      type: 'text',
      required: false,
      format: 'text',
    });
    expect(columnsProblem('name, Name, text')).toBeUndefined();
    expect(columnsProblem('name, Name, text\nshare')).toContain('share');
  });
});
