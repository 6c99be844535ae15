import { expect, it } from 'vitest';
import { matchesTemplate } from './template-search.js';

const RENT = {
  documentType: 'rent_agreement',
  label: 'Rent Agreement',
  summary: 'Tenancy of residential or commercial premises',
  words: ['house', 'makaan', 'kiraya', 'मकान', 'ज़मीन'],
};

it.each(['house', 'HOU', 'makaan', 'मकान', 'जमीन', 'rent', 'tenancy premises', '', '  ', 'kiraya agreement'])(
  'finds a rent agreement by "%s"',
  (search) => expect(matchesTemplate(RENT, search)).toBe(true),
);

it.each(['naukri', 'house divorce', 'use'])('does not find it by "%s"', (search) => expect(matchesTemplate(RENT, search)).toBe(false));
