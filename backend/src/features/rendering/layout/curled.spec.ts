import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { modelText } from '../document-model.js';
import { parseDocument } from '../parse/parse-document.js';
import { curled } from './curled.js';

const set = (text: string): string => modelText(curled(parseDocument(text)));

describe('curled', () => {
  it.each([
    ['hereinafter called "the Tenant" (and "Lessee")', 'hereinafter called “the Tenant” (and “Lessee”)'],
    ["the landlord's agent said 'no'", 'the landlord’s agent said ‘no’'],
    ['called **"the Tenant"** below', 'called “the Tenant” below'],
    ['he said "it is \'his\'"', 'he said “it is ‘his’”'],
    ['a wall of 5\'8" and a 2" pipe', 'a wall of 5\'8" and a 2" pipe'],
    ['under the "Act of 1882" and rules', 'under the “Act of 1882” and rules'],
    ['जिसे "किरायेदार" कहा गया है', 'जिसे “किरायेदार” कहा गया है'],
    ['— "no"', '— “no”'],
  ])('%s', (text, expected) => expect(set(text)).toBe(expected));

  it('changes nothing but straight marks, and keeps every place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', "'", 'a', ' ', '5', '*', '(', '\n', '_____'), maxLength: 60 }), (text) => {
        const model = parseDocument(text);
        const straight = modelText(curled(model)).replace(/[“”]/gu, '"').replace(/[‘’]/gu, "'");
        expect(straight).toBe(modelText(model));
      }),
    );
  });
});
