import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../../retrieval/retrieval.service.js';
import { mattersNote } from './matters-note.js';

const topic = (name: string, hi: string) => ({ name, asks: { en: [], hi: [hi], hinglish: [] } });
const consulted = {
  matters: [topic('Hit-and-run compensation', 'टक्कर मारकर भाग गया'), topic('Police refuse to register an FIR', 'थाने में रिपोर्ट नहीं लिखी')],
} as unknown as Consultation;

describe('mattersNote', () => {
  it.each([
    [
      'A car hit him and the police write nothing',
      'one or both of these: (1) Hit-and-run compensation; (2) Police refuse to register an FIR.',
    ],
    ['गाड़ी ने टक्कर मारी और पुलिस लिखती नहीं', '(1) टक्कर मारकर भाग गया; (2) थाने में रिपोर्ट नहीं लिखी।'],
  ])('names both in the language of the question: %s', (question, names) => {
    expect(mattersNote(consulted, question)).toContain(names);
  });

  it('says nothing of any other answer', () => {
    expect([mattersNote(null, ''), mattersNote({} as Consultation, '')]).toEqual([null, null]);
  });
});
