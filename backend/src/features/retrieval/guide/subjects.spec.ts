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
    ['The insurance of my bike expired and a constable stopped me', 'train me mera bag chura liya kisi ne'],
    ['We got married five months ago. Can we file for divorce already?', 'How many days notice must be given before suing the Government?'],
    ['मुफ़्त वकील किन लोगों को मिल सकता है?', 'My landlord is not returning my security deposit after I vacated the flat'],
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
    ['where next and by when?', 'The first appeal under RTI was rejected.'],
    ['Can I get leave while the inquiry runs?', 'My boss harasses me at work.'],
  ])('"%s" may follow up "%s"', (question, before) => {
    expect(guide.isNewSubject(question, before)).toBe(false);
  });
});
