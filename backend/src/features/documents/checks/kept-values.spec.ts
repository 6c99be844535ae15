import { describe, expect, it } from '@jest/globals';
import type { TemplateField } from '../template/template-schema.js';
import { lostValues } from './kept-values.js';

const FACTS = { name: 'facts', label: 'Facts', type: 'textarea', format: 'text' } as unknown as TemplateField;

describe('lostValues', () => {
  it('misses a name that stands after an abbreviation', () => {
    const facts = 'The advance was handed to Mr. Rao in the presence of the neighbours and of his sister.';
    expect(lostValues([FACTS], { facts }, facts, facts)).toEqual([]);
    expect(lostValues([FACTS], { facts }, facts, facts.replace('Rao', 'X'))).toEqual([FACTS]);
  });
});
