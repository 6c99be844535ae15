import { describe, expect, it } from '@jest/globals';
import { shippedTemplates } from '../engine/document-template.js';
import { SHARED_FACT_NAMES } from './shared-facts.js';
import { templateSchema } from './template-schema.js';

const field = (name: string, rest: object = {}) => ({ name, label: `The ${name}`, type: 'text', required: false, ...rest });
const problems = (...fields: object[]): string[] =>
  templateSchema
    .safeParse({
      documentType: 'letter',
      version: '1',
      label: 'Letter',
      category: 'business',
      price: { baseTokens: 1, complexityMultiplier: 1, description: '' },
      fields,
    })
    .error?.issues.map(({ message }) => message) ?? [];
const holds = (role: string, fact: string) => ({ party: { role, fact } });

describe('what the fields of a template hold', () => {
  it('is said of a party by the block of a party itself, of all that the party book knows', () => {
    const deed = shippedTemplates().find(({ documentType }) => documentType === 'sale_deed');
    const held = deed?.fields.flatMap(({ name, party }) => (party?.role === 'seller' ? [[name, party.fact]] : []));
    expect(held).toContainEqual(['seller_parentage', 'parentage']);
    expect(held?.map(([name]) => name)).not.toContain('seller_others');
  });

  it('is said of a party wherever a shipped template asks for a name and an address', () => {
    const silent = shippedTemplates().flatMap(({ documentType, fields }) =>
      fields
        .filter(({ name }) => name.endsWith('_name') && fields.some((other) => other.name === name.replace(/_name$/, '_address')))
        .filter(({ party }) => party?.fact !== 'name')
        .map(({ name }) => `${documentType} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('has no fact that only one shipped template knows', () => {
    const shared = shippedTemplates().flatMap(({ fields }) => fields.flatMap((each) => each.shared ?? []));
    expect(SHARED_FACT_NAMES.filter((fact) => shared.filter((each) => each === fact).length < 2)).toEqual([]);
  });

  it.each<[string, object[], string[]]>([
    [
      'two fields of one fact',
      [field('one', holds('sender', 'name')), field('two', holds('sender', 'name'))],
      ['one and two both hold the name of sender'],
    ],
    ['somebody without a name', [field('place', holds('sender', 'address'))], ['place speaks of sender, whose name no field holds']],
    [
      'a format that cannot hold the fact',
      [field('one', holds('sender', 'name')), field('day', { format: 'date', ...holds('sender', 'age') })],
      ['the field does not have the format of this fact'],
    ],
    [
      'two parties of one side',
      [
        field('one', { party: { role: 'sender', fact: 'name', side: 'client' } }),
        field('two', { party: { role: 'buyer', fact: 'name', side: 'client' } }),
      ],
      ['two parties are the client'],
    ],
    [
      'a side that does not stand at a name',
      [field('one', holds('sender', 'name')), field('two', { party: { role: 'sender', fact: 'address', side: 'client' } })],
      ['two gives a side to sender, which only the field of the name does'],
    ],
    ['a shared fact of another format', [field('one', { shared: 'cheque_date' })], ['one does not have the format of cheque_date']],
    ['a shared fact twice', [field('one', { shared: 'court' }), field('two', { shared: 'court' })], ['two fields hold court']],
    ['what suits', [field('one', holds('sender', 'name')), field('code', { format: 'pin', ...holds('sender', 'pin') })], []],
  ])('is checked: %s', (_case, fields, expected) => {
    expect(problems(...fields)).toEqual(expected);
  });
});
