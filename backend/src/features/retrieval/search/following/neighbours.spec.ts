import { describe, expect, it } from '@jest/globals';
import { MemoryIndex } from '../../../../../test/support/memory-index.js';
import type { Embedder } from '../../../../ports/embedder/embedder.js';
import { Guide } from '../../guide/guide.js';
import { passagePayloads, prepareDocument, toIndexDocument } from '../../preparation/indexing.js';
import { Consultant } from '../consultation.js';
import { QuestionMeaning } from '../meaning/question-meaning.js';
import { Searcher } from '../searcher.js';

const TEXT = `THE SAMPLE FERRIES ACT, 1990

1. Short title.

This Act may be called the Sample Ferries Act, 1990.

2. Licence.

No ferry keeper shall run a ferry without a licence.

2A. Fee for a licence.

The fee for a licence is ten rupees.

3. Lamps.

Every ferry shall carry two lamps at night.

5. Buoys.

Every mooring shall have a buoy.`;
const { prepared, facts, passages } = prepareDocument([{ number: null, text: TEXT }], 'act', 'ferries.txt');
const identity = { documentId: 'ferries', version: 1, documentType: 'act' as const, title: facts.title, year: facts.year };
const entries = [{ ...identity, shortNames: facts.shortNames, opening: facts.opening }];
const index = new MemoryIndex([toIndexDocument(identity, passagePayloads(identity, prepared, passages))]).asIndex();
const guide = new Guide([]);
const byWords = new QuestionMeaning({ model: () => null } as Embedder);
const searcher = new Searcher(index, byWords, { snapshot: () => Promise.resolve({ version: '1', entries }) }, guide);
const consultant = new Consultant(index, searcher, guide);

describe('the section beside another one', () => {
  const LICENCE = 'What does section 2 of the Sample Ferries Act say?';
  const opened = async (question: string, ...earlier: string[]) => {
    const { open, missing } = await consultant.consult({ question, context: earlier.at(-1) ?? '', earlier });
    return { open: open.map(({ unit }) => unit), missing: missing.map(({ section }) => section) };
  };

  it('is the one that stands there, also one with a letter and one whose number the print leaves out', async () => {
    expect((await opened('And the section after that?', LICENCE)).open).toEqual(['2A']);
    expect((await opened('and the one before it?', LICENCE)).open).toEqual(['1']);
    expect((await opened('the next section', 'section 3 of the Sample Ferries Act')).open).toEqual(['5']);
    expect((await opened('What is the section before section 3 of the Sample Ferries Act?')).open).toEqual(['2A']);
  });

  it('goes on from one to the next', async () => {
    expect((await opened('and the next one', LICENCE, 'the next section')).open).toEqual(['3']);
    expect((await opened('pichli dhara', LICENCE, 'the next section')).open).toEqual(['2']);
  });

  it('starts from what was quoted where no section was cited', async () => {
    expect((await opened('And the section after that?', 'Must a ferry carry lamps at night?')).open).toEqual(['5']);
  });

  it('stays the one that is spoken of when something is asked of it', async () => {
    expect((await opened('What punishment does it carry?', LICENCE, 'And the section after that?')).open).toEqual(['2A']);
    expect((await opened('is it bailable?', LICENCE, 'the next section', 'What punishment does it carry?')).open).toEqual(['2A']);
    expect((await opened('uski saza kya hai?', LICENCE, 'agli dhara')).open).toEqual(['2A']);
    expect((await opened('and the next one', LICENCE, 'the next section', 'What fee does it set?')).open).toEqual(['3']);
  });

  it('is left by a question that speaks of something else', async () => {
    expect((await opened('Must a ferry carry lamps at night?', LICENCE, 'the next section')).open).not.toContain('2A');
    expect((await opened('What does section 5 of it say?', LICENCE, 'the next section')).open).not.toContain('2A');
  });

  it('after the last one is a section that the act does not have', async () => {
    const { open } = await opened('And the section after that?', 'section 5 of the Sample Ferries Act');
    expect(open).not.toContain('5');
  });
});

describe('the section beside another one of an act that the guide knows', () => {
  it('is the next of its list, whatever the print holds', () => {
    expect(guide.sectionsOf('Negotiable Instruments Act, 1881')).toEqual(expect.arrayContaining(['143', '143A', '144']));
    expect(guide.sectionsOf('Sample Ferries Act, 1990')).toEqual([]);
  });
});
