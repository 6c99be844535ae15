import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadTemplates } from './engine/document-template.js';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const field = (rest: object = {}) => ({ name: 'tenant', label: 'Tenant', type: 'text', required: true, ...rest });
const rent = { name: 'rent', label: 'Rent', type: 'text', required: false, format: 'money' };
const data = {
  documentType: 'lease',
  version: '1',
  label: 'Lease',
  category: 'property',
  price: { baseTokens: 1, complexityMultiplier: 1, description: '' },
  fields: [field(), rent],
};
const CLAUSES = Array.from({ length: 11 }, (_, index) => `{% para %}Term ${index}.`).join('\n\n');
const TEXT = `# LEASE\n\n{% clause parties "Parties" %}\n\n{% sub %}{{ tenant }} pays {{ rent | money }} under {% ref parties %}.\n\n${CLAUSES}\n\n{% sign "TENANT" name: tenant %}\n`;

function load(json: unknown, text: string = TEXT, name = 'lease') {
  const folder = mkdtempSync(path.join(tmpdir(), 'themis-templates-'));
  folders.push(folder);
  mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, name, 'template.json'), typeof json === 'string' ? json : JSON.stringify(json));
  writeFileSync(path.join(folder, name, 'document.liquid'), text);
  return loadTemplates(folder, true);
}

describe('a sound template', () => {
  it('is read without any code of its own', () => {
    const [lease] = load(data);
    expect(lease?.label).toBe('Lease');
    expect(lease?.assemble({ tenant: 'Ravi' })).toContain('1.1 Ravi pays [●] under clause 1.');
  });
});

describe('a broken template is refused, with its name and the reason:', () => {
  const fields = (...list: object[]) => ({ ...data, fields: list });
  it.each<[string, unknown, string | undefined, RegExp]>([
    ['no JSON', '{', undefined, /template lease: .*JSON/],
    ['an unknown setting', { ...data, colour: 'red' }, undefined, /template lease: .*colour/s],
    ['an unknown format', fields(field({ format: 'colour' })), undefined, /format/],
    ['a type that forms do not have', fields(field({ type: 'select' })), undefined, /type/],
    ['no fields', fields(), undefined, /fields/],
    ['no price', { ...data, price: undefined }, undefined, /price/],
    ['a price below zero', { ...data, price: { ...data.price, baseTokens: -1 } }, undefined, /baseTokens/],
    ['one name for two fields', fields(field(), field()), undefined, /two fields are called tenant/],
    ['a list of one line', fields(field({ format: 'list' })), undefined, /a list needs the type textarea/],
    ['bounds the wrong way round', fields(field({ format: 'number', min: 5, max: 1 })), undefined, /min is above max/],
    ['a default that is not valid', fields(field(), { ...rent, default: 'much' }), undefined, /Rent must be an amount/],
    [
      'a field that no clause uses',
      fields(field(), rent, field({ name: 'pets', label: 'Pets' })),
      undefined,
      /never uses the field "pets"/,
    ],
    ['a clause that uses no field', data, TEXT.replace('{{ tenant }}', '{{ tenant }} {{ owner }}'), /line 5 .*"owner", which is no field/],
    ['a reference to nothing', data, TEXT.replace('{% ref parties %}', '{% ref nowhere %}'), /no clause "nowhere" to refer to/],
    [
      'a reference that breaks without a field',
      data,
      `${TEXT}\n{% if rent %}{% else %}{% ref gone %}{% endif %}`,
      /with required fields only: .*"gone"/,
    ],
    ['one clause name twice', data, TEXT.replace('# LEASE\n', '# LEASE\n\n{% clause parties "P" %}\n'), /"parties" is used twice/],
    ['an unknown tag', data, `${TEXT}{% include "x" %}`, /include/],
    ['an unknown filter', data, TEXT.replace('money', 'monney'), /monney/],
    ['a filter of Liquid that texts do not need', data, TEXT.replace('money', 'date: "%s"'), /date/],
    ['an open condition', data, `${TEXT}{% if rent %}`, /if/],
    ['a sub-clause above every clause', data, TEXT.replace('# LEASE\n', '# LEASE\n\n{% sub %}Early.\n'), /outside a clause/],
    ['a clause without a name', data, TEXT.replace('clause parties "Parties"', 'clause'), /needs the name of a clause/],
    ['no title', data, TEXT.replace('# LEASE', 'LEASE'), /does not begin with its title/],
    ['too few clauses', data, TEXT.replace(CLAUSES, ''), /it has 1 numbered clauses; 12 are the least/],
    ['nowhere to sign', data, TEXT.replace('{% sign "TENANT" name: tenant %}', ''), /no signature block/],
    ['a signature block with a typing error', data, TEXT.replace('name: tenant', 'nmae: tenant'), /knows no "nmae"/],
  ])('%s', (_what, json, text, reason) => {
    expect(() => load(json, text)).toThrow(reason);
    expect(() => load(json, text)).toThrow(/^template lease: /);
  });

  it('a folder of another name', () => {
    expect(() => load(data, TEXT, 'rental')).toThrow('template rental: the folder is called rental but the template lease');
  });
});
