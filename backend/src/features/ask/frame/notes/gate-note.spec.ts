import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../../retrieval/retrieval.service.js';
import { gateNote } from './gate-note.js';

const opened = (title: string, asked = '') => ({ open: [{ passages: [{ title }] }], asked }) as unknown as Consultation;
const DELHI = 'The Delhi Rent Control Act, 1958';

describe('gateNote', () => {
  it.each([
    ['My tenant in Delhi pays a rent of Rs 9,000 and does not leave.', 'Rs 9,000. Under section 3(c)'],
    ['The rent is 9,000 rupees.', 'Rs 9,000'],
    ['Delhi me kiraya 12000 hai aur kirayedar nahi nikal raha, kya karu', '12,000 रुपये बताया'],
    ['दिल्ली में किराया 5 हज़ार है, मकान कैसे ख़ाली कराएँ', '5,000 रुपये बताया'],
    ['20 thousand rent in Delhi, tenant will not go', 'Rs 20,000'],
  ])('says that the act does not apply: %s', (question, told) => {
    expect(gateNote(opened(DELHI), question)).toContain(told);
  });

  it('knows the rent of the turn before', () => {
    expect(gateNote(opened(DELHI, 'My flat in Delhi is let at a rent of 15000'), 'How do I get him out?')).toContain('Rs 15,000');
  });

  it.each([
    [DELHI, 'The rent is 2,500 rupees a month.'],
    [DELHI, 'He owes rent for 5 months, 60,000 in total.'],
    [DELHI, 'He gave a deposit of 50,000 and the rent is paid.'],
    [DELHI, 'Rent unpaid since 2024'],
    ['The Transfer of Property Act, 1882', 'The rent is 9,000 rupees.'],
  ])('says nothing else: %s, %s', (title, question) => {
    expect(gateNote(opened(title), question)).toBeNull();
  });

  it('says nothing without an answer', () => {
    expect(gateNote(null, 'rent 9000')).toBeNull();
  });
});
