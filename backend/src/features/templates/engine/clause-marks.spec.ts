import { describe, expect, it } from '@jest/globals';
import { Liquid } from 'liquidjs';
import { numberClauses, registerClauseTags } from './clause-marks.js';
import { withoutMarks } from '../values/marks.js';

const liquid = new Liquid();
registerClauseTags(liquid);
const compose = (template: string, scope: object = {}) => numberClauses(String(liquid.parseAndRenderSync(template, scope)));

describe('clause marks', () => {
  it('numbers four levels and resolves references forwards and backwards', () => {
    const text = compose(
      [
        '{% clause term "Term" %}',
        '{% sub %}See {% ref deposit %} and {% ref refund %}.',
        '{% clause deposit "Deposit" %}',
        '{% sub refund %}Refund:',
        '{% item %}in full',
        '{% item %}less',
        '{% subitem %}arrears',
        '{% subitem %}damage',
        '{% sub %}As in {% ref term %}.',
      ].join('\n'),
    );
    expect(text.split('\n')).toEqual([
      '1. Term',
      '1.1 See clause 2 and clause 2.1.',
      '2. Deposit',
      '2.1 Refund:',
      '(a) in full',
      '(b) less',
      '(i) arrears',
      '(ii) damage',
      '2.2 As in clause 1.',
    ]);
  });

  it('renumbers when a condition leaves a clause out', () => {
    const template = '{% clause a "A" %}\n{% if pets %}{% clause pets "Pets" %}\n{% endif %}{% clause b "B" %}\nSee {% ref b %}.';
    expect(compose(template, { pets: true })).toContain('See clause 3.');
    expect(compose(template, {})).toContain('See clause 2.');
  });

  it('refuses a reference to nothing and a name used twice', () => {
    expect(() => compose('{% ref nowhere %}')).toThrow('there is no clause "nowhere"');
    expect(() => compose('{% clause a "A" %}\n{% clause a "A" %}')).toThrow('used twice');
  });

  it('takes nothing in a value for a clause', () => {
    const value = withoutMarks('\ue000rent\ue007Rent {% clause x "X" %}');
    expect(compose('{{ value }}', { value })).toBe('rentRent {% clause x "X" %}');
  });
});
