import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runsOf } from '../../../../test/support/in-turn.js';
import { shippedSource } from '../engine/document-template.js';
import { TemplateStore } from '../engine/template-store.js';
import { inspectTemplate, type WrittenTemplate } from './inspect-template.js';

const CLAUSES = `# UNDERTAKING

{% clause promise "Promise" %} {{ giver_name }} pays {{ amount | money }}.

{% clause law "Law" %} {% if place %}See {% ref promise %} at {{ place }}.{% else %}Indian law applies.{% endif %}

{% sign "GIVER" name: giver_name %}
`;
const FIELDS = [
  { name: 'giver_name', label: 'Name', type: 'text', required: true },
  { name: 'amount', label: 'Amount', type: 'text', required: true, format: 'money' },
  { name: 'place', label: 'Place', type: 'text', required: false },
];
const written = (changes: Partial<WrittenTemplate> = {}): WrittenTemplate => ({
  documentType: 'custom_undertaking',
  version: '1',
  data: { label: 'Undertaking', category: 'business', unit: 'clause', language: 'en', fields: FIELDS },
  clauses: CLAUSES,
  sample: { giver_name: 'Asha Verma', amount: '25000', place: 'Pune' },
  ...changes,
});
const problemsOf = (changes: Partial<WrittenTemplate>) => inspectTemplate(written(changes)).problems;
/** The clauses with another first clause, whose text begins in line 3. */
const withText = (text: string) => problemsOf({ clauses: CLAUSES.replace('{{ giver_name }} pays', `{{ giver_name }} ${text} pays`) });
const withField = (changes: object) =>
  problemsOf({ data: { ...written().data, fields: [...FIELDS.slice(0, 2), { ...FIELDS[2], ...changes }] } });

describe('inspectTemplate', () => {
  it('composes the sample of a template without faults', () => {
    expect(inspectTemplate(written())).toMatchObject({
      problems: [],
      text: expect.stringContaining('1. Promise Asha Verma pays Rs. 25,000 (Rupees Twenty-five Thousand only).'),
    });
  });

  it.each([
    '{% if amount > 5000000 %}x{% endif %}',
    '{{ place | default: 250000 }}',
    '{{ place | default: "(1..900000)" }}',
    'sworn_facts: 1000000000',
  ])('lets large numbers be where nothing is made of them: %s', (text) => {
    expect(withText(text)).toEqual([]);
  });

  it.each([
    ['a tag that reads files', '{% include "x" %}', 'There is no tag "include".'],
    ['another one', '{% render "x" %}', 'There is no tag "render".'],
    ['a layout', '{% layout "x" %}', 'There is no tag "layout".'],
    ['a filter that is not ours', '{{ place | where_exp: "a", "b" }}', 'There is no filter "where_exp".'],
    ['a filter of Liquid that is not allowed', '{{ place | append: "x" }}', 'There is no filter "append".'],
    ['a tag left open', '{% if place %}', 'is never closed'],
    ['an output left open', '{{ place', 'Before this, "|" or "}}" is missing.'],
    ['a variable that no field gives', '{{ rent }}', '"rent" is used here, but no field has this name.'],
    ['what every object has', '{{ constructor }}', '"constructor" is used here'],
    ['a reference to a clause that is not there', '{% ref missing %}', 'There is no clause "missing" to refer to.'],
    ['a private character', '\ue006x\ue007', 'a character here that cannot be printed (U+E006)'],
    ['half a character', '\ud800', 'U+D800'],
    ['loops that run too often', '{% for i in (1..3000) %}{% for j in (1..3000) %}{% endfor %}{% endfor %}', 'The loops run too often'],
    ['too long a document', `{% for i in (1..9000) %}${'x'.repeat(200)}{% endfor %}`, 'longer than 1,000,000 characters'],
    ['too long a range', '{% for i in (1..900000) %}{% endfor %}', 'A loop or a filter is given 900000 here; 10,000 is the most.'],
    ['a range from far below', '{% for i in (-900000..0) %}{% endfor %}', 'is given 900000 here'],
    ['a loop that skips too much', '{% for i in (1..9) offset: 20000 %}{% endfor %}', 'is given 20000 here'],
    ['a filter with a huge number', '{% assign sworn = place | sworn_facts: 1, 1000000000 %}', 'is given 1000000000 here'],
    [
      'a number that it computes',
      '{% assign n = "999" %}{{ place | rows | sum_of: n }}',
      'The filter sum_of takes a whole number from 1 to 20',
    ],
    [
      'a text that it doubles',
      '{% assign a = giver_name %}{% for i in (1..40) %}{% assign a = a | count: a %}{% endfor %}',
      'longer than 200,000',
    ],
    ['brackets nested too deep', `{{ ${'('.repeat(100_000)} }}`, 'nested too deeply'],
    ['tags nested too deep', '{% if place %}'.repeat(40) + '{% endif %}'.repeat(40), 'nested more than 30 deep'],
  ])('refuses %s, with its line', (_what, text, message) => {
    const [problem] = withText(text);
    expect(problem).toMatchObject({ part: 'clauses', line: 3, message: expect.stringContaining(message) });
    expect(problem?.column).toBeGreaterThan(1);
  });

  it.each([
    ['a name that is no name', { name: 'Place' }, '"name" takes lower-case letters'],
    ['a name that every object has', { name: 'constructor' }, 'a word of the clause language'],
    ['an unknown format', { format: 'colour' }, '"format" must be one of: text, date'],
    ['an unknown property', { colour: 'red' }, '"colour" is not known here'],
    ['a condition that nothing decides', { when: { field: 'nobody', is: ['x'] } }, 'is no field above it'],
    ['bounds of a text', { min: 3 }, 'only a number, a percentage or an amount has bounds'],
    ['a default that its own rules refuse', { format: 'date', default: 'soon' }, 'The default is not valid'],
    ['a label that is missing', { label: undefined }, '"label" is missing'],
  ])('refuses %s', (_what, changes, message) => {
    expect(withField(changes)[0]).toMatchObject({ part: 'fields', message: expect.stringContaining(message) });
  });

  it('names a field that no clause uses, and a use of a block that is not right', () => {
    const extra = { name: 'unused', label: 'Unused', type: 'text', required: false };
    expect(problemsOf({ data: { ...written().data, fields: [...FIELDS, extra] } })).toEqual([
      expect.objectContaining({ part: 'fields', field: 'unused', message: 'No clause uses the field "Unused" (unused).' }),
    ]);
    const block = { block: 'party', prefix: 'seller', label: 'Seller', group: 'Seller', without: ['nothing'] };
    expect(problemsOf({ data: { ...written().data, fields: [...FIELDS, block] } })[0]).toMatchObject({
      field: 'seller',
      message: expect.stringContaining('has no field "nothing"'),
    });
  });

  it('refuses a sample that its own form would refuse, and a document without a place to sign', () => {
    expect(problemsOf({ sample: { giver_name: 'Asha', amount: 'much' } })[0]).toMatchObject({ part: 'sample', field: 'amount' });
    expect(problemsOf({ clauses: CLAUSES.replace(/\{% sign.*/, '') })[0]?.message).toContain('no signature block');
  });

  it('lets no template reach the prototype of a value', () => {
    const result = inspectTemplate(
      written({
        clauses: CLAUSES.replace('at {{ place }}', 'at {{ place.constructor }}{{ place.__proto__.constructor.constructor }}{{ place }}'),
      }),
    );
    expect(result).toMatchObject({ problems: [], text: expect.stringContaining('at [●][●]Pune') });
    withText('{% assign __proto__ = "x" %}{% assign constructor = "y" %}');
    expect({}.constructor).toBe(Object);
  });

  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom(
      ...['{%', '%}', '{{', '}}', '{%-', '-%}', '|', '\n\n', '"', "'", '(1..9)', '[0]', '.size', ':', ',', '#', '# X\n', '\\'],
      ...[
        'giver_name',
        'amount',
        'place',
        '__proto__',
        'constructor',
        'forloop',
        '{% break %}',
        '{% sub %}',
        '{% item %}',
        '{% ref promise %}',
      ],
      ...['{% if place %}', '{% else %}', '{% endif %}', '{% for i in (1..99999999) %}', '{% for i in (1..99) %}', '{% endfor %}'],
      ...['{% case place %}', '{% when "x" %}', '{% endcase %}', '{% assign place = amount %}', '{{ place | lines | join: amount }}'],
      ...[
        '{% include "x" %}',
        '{% witnesses 2 %}',
        '{% party giver "Giver" %}',
        '{% clause again "Again" %}',
        '{{ place | default: amount | money: place }}',
      ],
    ),
  );

  it('refuses any text with a line, or makes a document of it within bounds', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 25 }), fc.boolean(), (parts, alone) => {
        const clauses = alone ? parts.join('') : CLAUSES.replace('Indian law applies.', () => parts.join(''));
        const result = inspectTemplate(written({ clauses }));
        if ('text' in result) expect(result.text.length).toBeLessThan(1_100_000);
        else {
          expect(result.problems.length).toBeGreaterThan(0);
          for (const { part, line, column, message } of result.problems) {
            expect(message).toMatch(/^\S.*[.!?:…)]$/su);
            if (part !== 'clauses') continue;
            expect(line).toBeLessThanOrEqual(clauses.split('\n').length);
            expect(Math.min(line ?? 0, column ?? 0)).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: runsOf(400) },
    );
  });

  it('takes every shipped template with its sample as it is', () => {
    for (const { documentType } of new TemplateStore().all()) {
      const { data, clauses, sample } = shippedSource(documentType) as {
        data: Partial<WrittenTemplate['data']>;
        clauses: string;
        sample: object;
      };
      const given = { unit: 'clause', language: 'en', ...data } as WrittenTemplate['data'];
      const { problems } = inspectTemplate({ documentType: 'custom_copy', version: '1', data: given, clauses, sample: { ...sample } });
      expect({ documentType, problems }).toEqual({ documentType, problems: [] });
    }
  }, 60_000);
});
