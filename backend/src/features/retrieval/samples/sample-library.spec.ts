import { describe, expect, it } from '@jest/globals';
import { SAMPLE_ACTS } from './sample-acts.js';
import { SampleLibrary } from './sample-library.js';

describe('SampleLibrary', () => {
  const library = new SampleLibrary();

  it.each([
    ['How large may the deposit for a lantern be?', SAMPLE_ACTS[0]?.id ?? '', 'three evenings'],
    ['What may a passenger ask for when the ferry is delayed?', SAMPLE_ACTS[1]?.id ?? '', 'half of the fare'],
    ['Who bears the cost of repairing a shared fence?', SAMPLE_ACTS[2]?.id ?? '', 'half of what the repair'],
    ['How long is the registration of a kite valid?', SAMPLE_ACTS[3]?.id ?? '', 'two years'],
  ])('finds the section that answers: %s', async (question, id, words) => {
    const { passages, texts } = await library.search(question, 3);
    expect(passages[0]).toMatchObject({ documentId: id, text: expect.stringContaining(words) });
    const { source } = texts.get(id) ?? { source: undefined };
    const { start = 0, end = 0, text } = passages[0] ?? {};
    expect(source?.text.slice(start, end)).toBe(text);
  });

  it('finds nothing for words that no sample has', async () => {
    expect((await library.search('Zebra xylophone?', 3)).passages).toEqual([]);
  });

  it('says of every act that it was invented', () => {
    for (const { title, text } of SAMPLE_ACTS) {
      expect(title).toMatch(/^Sample /u);
      expect(text).toContain('This text was invented to try programs out.');
    }
  });
});
