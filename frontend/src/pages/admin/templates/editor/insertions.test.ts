import { describe, expect, it } from 'vitest';
import { clauseInsertion, conditionInsertion, fieldInsertion } from './insertions.js';

const whole = ({ before, middle, after }: ReturnType<typeof clauseInsertion>): string => before + middle + after;

describe('insertions', () => {
  it('give a clause a name that no other has', () => {
    expect(whole(clauseInsertion('{% clause rent "Rent" %} {%- clause clause_1 "One" %}'))).toBe(
      '\n{% clause clause_2 "Heading" %}\n\n{% sub %}\n',
    );
  });

  it('print a field by its name and a group by its tag', () => {
    expect(whole(fieldInsertion({ name: 'monthly_rent', label: 'Rent' }))).toBe('{{ monthly_rent }}');
    expect(whole(fieldInsertion({ block: 'party', prefix: 'seller', label: 'The "Seller"' }))).toBe('{% party seller "The Seller" %}');
    expect(whole(fieldInsertion({ block: 'property', prefix: 'flat' }))).toBe('{% property flat %}');
  });

  it('put a text under a condition', () => {
    expect(whole(conditionInsertion({ name: 'pets', label: 'Pets' }))).toBe('{% if pets %}Text{% endif %}');
  });
});
