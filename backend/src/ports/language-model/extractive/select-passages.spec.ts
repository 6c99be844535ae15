import { describe, expect, it } from '@jest/globals';
import type { AnswerSource } from '../language-model.js';
import { leadInWords } from './lead-ins.js';
import { selectPassages } from './select-passages.js';

const repairs: AnswerSource = {
  id: 'p1',
  title: 'The Model Tenancy Act, 2001',
  headingPath: 'Chapter III › Section 21',
  origin: 'library',
  cited: true,
  text: '21. Repairs.—The landlord shall keep the roof in good repair.',
};

describe('selectPassages', () => {
  it('takes what was chosen of a section, each quotation with what introduces it, and says where there is more', () => {
    const quotations = [
      { text: 'The landlord … repair.', lead: 'none', state: '' },
      { text: 'Provided that a tenant may.', lead: 'also', state: '' },
      { text: 'Provided that none is due.', lead: 'but', state: '' },
      { text: 'In this section a roof is a cover.', lead: 'explanation', state: '' },
      { text: 'The tenant shall.', lead: 'state', state: 'Goa' },
    ] as const;
    const [passage] = selectPassages('Who repairs the roof?', [{ ...repairs, excerpt: { quotations, more: true } }]);
    expect(passage?.quotations.map(({ lead, text }) => `${leadInWords(lead, false)}${text}`)).toEqual([
      'The landlord … repair.',
      'Also: Provided that a tenant may.',
      'But: Provided that none is due.',
      'It is explained: In this section a roof is a cover.',
      'As amended in Goa: The tenant shall.',
    ]);
    expect(passage?.partial).toBe(true);
  });

  it('chooses by words where nothing was chosen, a rule with its proviso', () => {
    const text = '21. Repairs.—The landlord shall keep the roof in good repair:\nProvided that a tenant may keep it too.';
    const [passage] = selectPassages('Who repairs the roof?', [{ ...repairs, cited: false, text }]);
    expect(passage?.quotations.map(({ lead }) => leadInWords(lead, false))).toEqual(['', 'Also: ']);
    expect(passage?.partial).toBe(false);
  });
});
