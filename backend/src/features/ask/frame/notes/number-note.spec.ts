import { describe, expect, it } from '@jest/globals';
import type { Consultation, Misnumbered } from '../../../retrieval/retrieval.service.js';
import { numberNote } from './number-note.js';

const BNS = 'Bharatiya Nyaya Sanhita, 2023';
const IPC = 'Indian Penal Code, 1860';
const meant = (section: string, to: string[], heading: string | null = null): Misnumbered =>
  ({
    cited: { act: BNS, section },
    heading,
    succession: { from: { act: IPC, section }, to: to.map((each) => ({ act: BNS, section: each })) },
  }) as unknown as Misnumbered;
const consulted = (misnumbered: Misnumbered[], sufficient = true): Consultation =>
  ({ relevance: { sufficient }, law: { misnumbered } }) as unknown as Consultation;

describe('numberNote', () => {
  it('says that the act has no such section, and what took the place of the old one', () => {
    expect(numberNote(consulted([meant('498A', ['85', '86'])]), 'punishment under section 498A of the BNS')).toBe(
      'The Bharatiya Nyaya Sanhita, 2023 has no section 498A of its own. Section 498A was one of the Indian Penal Code, 1860; sections 85 and 86 of the Bharatiya Nyaya Sanhita, 2023 took its place.',
    );
    expect(numberNote(consulted([meant('309', [])]), 'section 309 of the BNS')).toMatch(/; nothing took its place\.$/);
  });

  it('says what the section of that number is about', () => {
    expect(numberNote(consulted([meant('302', ['103'], 'Uttering words')]), 'Section 302 of the BNS punishes murder')).toBe(
      'Section 302 of the Bharatiya Nyaya Sanhita, 2023 is about something else (Uttering words). The question seems to mean section 302 of the Indian Penal Code, 1860; section 103 of the Bharatiya Nyaya Sanhita, 2023 took its place.',
    );
  });

  it('answers a question in Hindi in Hindi', () => {
    expect(numberNote(consulted([meant('302', ['103'])]), 'बीएनएस की धारा 302 क्या है?')).toBe(
      'Bharatiya Nyaya Sanhita, 2023 में धारा 302 नहीं है। यह Indian Penal Code, 1860 की धारा थी, जिसकी जगह अब Bharatiya Nyaya Sanhita, 2023 की धारा 103 है।',
    );
  });

  it.each([
    ['no number is wrong', consulted([])],
    ['nothing is quoted', consulted([meant('302', ['103'])], false)],
    ['no law was searched', null],
  ])('says nothing where %s', (_, found) => {
    expect(numberNote(found, 'section 302')).toBeNull();
  });
});
