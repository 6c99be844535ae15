import { describe, expect, it } from '@jest/globals';
import { DefinitionSections } from './definition-sections.js';

const act = new DefinitionSections({
  sections: {
    '1': 'Short title',
    '2': 'Definitions',
    '3': 'Definition of domestic violence',
    '54': '“Sale” defined',
  },
});

describe('the sections that say what the words of an act mean', () => {
  it.each([
    ['aggrieved person as defined in the Act', '2'],
    ['what is domestic violence as defined in the Act', '3'],
    ['is a lease a sale as defined in the Act', '54'],
  ])('finds for “%s” section %s', (question, section) => {
    expect(act.forQuestion(question)).toBe(section);
  });

  it('finds none where the parts of an act have definitions of their own', () => {
    const parts = new DefinitionSections({ sections: { '3': 'Definitions', '5': 'Definitions' } });
    expect(parts.forQuestion('creditor as defined in the Code')).toBeUndefined();
  });

  it('finds none in an act without such a section', () => {
    expect(new DefinitionSections({ sections: { '1': 'Short title' } }).forQuestion('tenant as defined in the Act')).toBeUndefined();
  });
});
