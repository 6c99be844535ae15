import { describe, expect, it } from '@jest/globals';
import type { Consultation } from '../../../retrieval/retrieval.service.js';
import { repeatedNote } from './repeated-note.js';

const consulted = { relevance: { sufficient: true }, guidance: { topics: [], units: [] } } as unknown as Consultation;
const source = (text: string) => ({
  origin: 'library' as const,
  excerpt: { quotations: [{ text, lead: 'none' as const, state: '' }], more: false },
});
const before = 'Section 8 says: “(1) The owner shall give notice,\n(a) in writing; … and\n(b) within ten days.” [1]';

describe('repeatedNote', () => {
  it('says that the answer before holds this law, in the language of the question', () => {
    const sources = [
      source('(1) The owner shall give notice, (a) in writing;'),
      source('(1) The owner shall give notice … (b) within ten days.'),
    ];
    expect(repeatedNote(consulted, sources, before, 'He was angry.')).toContain('already holds this law');
    expect(repeatedNote(consulted, sources, before, 'वह ग़ुस्से में था।')).toContain('पिछले जवाब में यही क़ानून है');
  });

  it.each([
    ['quotes something new', [source('(2) The notice may be served by post.')], consulted, before],
    [
      'says only what is asked now',
      [source('(b) within ten days.')],
      { ...consulted, guidance: { ...consulted.guidance, slots: ['time' as const] } },
      before,
    ],
    ['follows no answer', [source('(b) within ten days.')], consulted, ''],
    ['quotes nothing', [], consulted, before],
  ])('says nothing where an answer %s', (_what, sources, found, earlier) => {
    expect(repeatedNote(found, sources, earlier, 'And then?')).toBeNull();
  });
});
