import { describe, expect, it } from '@jest/globals';
import { Guide } from './guide.js';

const guide = new Guide();
await guide.prepare();

describe('isNewSubject', () => {
  it.each([
    ['How do I get a divorce?', 'My cheque bounced, where do I complain?'],
    ['cheque bounce ho gaya', 'What is the gratuity I get after ten years?'],
    ['तलाक कैसे मिलेगा', 'I filed an RTI and got no reply in 30 days.'],
    ['How can my landlord evict me?', 'Demand for dowry after the wedding'],
  ])('"%s" has nothing to do with "%s"', (question, before) => {
    expect(guide.isNewSubject(question, before)).toBe(true);
  });

  it.each([
    ['Where do I file the complaint?', 'The builder delayed my flat by two years.'],
    ['Within what time must I complain to the court?', 'What is the punishment if a cheque is dishonoured?'],
    ['What fine can the officer get?', 'I filed an RTI and got no reply in 30 days.'],
    ['alimony', 'How do I get a divorce by mutual consent?'],
    ['Can I get bail?', 'What is the punishment for theft?'],
    ['time limit', 'My cheque bounced'],
  ])('"%s" may follow up "%s"', (question, before) => {
    expect(guide.isNewSubject(question, before)).toBe(false);
  });
});
