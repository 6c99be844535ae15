import { describe, expect, it } from '@jest/globals';
import { actCitation, judgmentCitation, paragraphCitation, sectionCitation } from './usual-citation.js';

describe('the usual Indian citation', () => {
  it.each([
    ['The Negotiable Instruments Act, 1881', 1881, 'Negotiable Instruments Act, 1881'],
    ['The Negotiable Instruments Act', 1881, 'Negotiable Instruments Act, 1881'],
    ['Sample Rules', null, 'Sample Rules'],
  ])('of "%s"', (title, year, cited) => {
    expect(actCitation(title, year)).toBe(cited);
  });

  it('of a section, and of an article of a constitution', () => {
    expect(sectionCitation('Section 138', 'The Negotiable Instruments Act, 1881', 1881)).toBe(
      'Section 138, Negotiable Instruments Act, 1881',
    );
    expect(sectionCitation('Section 21', 'The Constitution of India', 1950)).toBe('Article 21, Constitution of India, 1950');
  });

  const judgment = {
    title: 'Asha Rao v Sample Board',
    citations: ['2025 INSC 1133', '(2025) 4 SCC 1'],
    court: 'Supreme Court of India',
    decidedOn: '2008-02-12',
    year: 2008,
  };

  it('of a paragraph of a judgment', () => {
    expect(paragraphCitation('12', 'Asha Rao v. Sample Board, 2025 INSC 1133')).toBe('Asha Rao v. Sample Board, 2025 INSC 1133, para 12');
  });

  it('of a judgment: its first citation, else its court and day', () => {
    expect(judgmentCitation(judgment)).toBe('Asha Rao v. Sample Board, 2025 INSC 1133');
    const without = { ...judgment, citations: [] };
    expect(judgmentCitation(without)).toBe('Asha Rao v. Sample Board (Supreme Court of India, 12 February 2008)');
    expect(judgmentCitation({ ...without, decidedOn: null, court: null })).toBe('Asha Rao v. Sample Board (2008)');
    expect(judgmentCitation({ ...without, decidedOn: null, court: null, year: null })).toBe('Asha Rao v. Sample Board');
  });
});
