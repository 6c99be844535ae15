import { describe, expect, it } from '@jest/globals';
import type { CatalogueEntry } from '../library/source-catalogue.js';
import { Guide } from './guide.js';
import type { GuidedUnit } from './guided-units.js';
import type { Topic } from './topic.js';

const ACT = 'Sample Act, 2001';
const topic = (id: string, en: string[], sections: string[]): Topic => ({
  id,
  name: id,
  asks: { en, hi: [], hinglish: [] },
  law: sections.map((section) => ({ act: ACT, section })),
  next: [],
});
const guide = new Guide([
  topic('cheque', ['my cheque bounced', 'cheque bounced at the bank', 'bank returned the cheque unpaid'], ['8', '7', '9', '10']),
  topic('loan', ['bank refuses the loan', 'bank demands the loan at once', 'loan not repaid to the bank'], ['12', '13', '14', '10']),
]);
await guide.prepare();
guide.update([
  { documentId: 'act', title: `The ${ACT}`, documentType: 'act', year: 2001, shortNames: [], opening: '' } as unknown as CatalogueEntry,
]);

const weights = (question: string): Map<string, number> =>
  new Map(guide.read(question).units.map(({ unit, weight }: GuidedUnit) => [unit, weight]));

describe('what topics add to sections', () => {
  it('is most for the first section of the nearest topic', () => {
    expect([...weights('my cheque bounced at the bank').keys()][0]).toBe('8');
  });

  it('is more for a section that a second topic names too', () => {
    const found = weights('bank returned the cheque unpaid, will it give a loan');
    expect(found.get('10')).toBeGreaterThan(found.get('9') ?? 0);
  });

  it('is less for a topic that stands behind another, and never negative', () => {
    const found = weights('bank returned the cheque unpaid, will it give a loan');
    expect(found.get('14')).toBeGreaterThanOrEqual(0);
    expect(found.get('14')).toBeLessThan(found.get('9') ?? 0);
  });

  it('tells near topics apart in a long story, where each shares little with the question', () => {
    const story = 'uncle grandmother wedding village tailor monsoon kitchen bicycle harvest temple cousin blanket';
    const found = weights(`the bank returned the cheque unpaid, no loan, ${story}`);
    expect([...found.keys()][0]).toBe('8');
    expect((found.get('12') ?? 0) / (found.get('8') ?? 1)).toBeLessThan(0.55);
  });
});
