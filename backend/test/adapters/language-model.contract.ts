import { expect, it } from '@jest/globals';
import type {
  AnswerEvent,
  AnswerRequest,
  AnswerSource,
  EditsRequest,
  LanguageModel,
} from '../../src/ports/language-model/language-model.js';

export const sources: AnswerSource[] = [
  {
    id: 'passage-9',
    title: 'The Model Tenancy Act, 2001',
    headingPath: 'Chapter II › Section 9',
    origin: 'library',
    text: '9. Receipts.—(1) A tenant who pays rent shall be given a signed\nreceipt. (2) It states the sum paid.',
  },
  {
    id: 'own-1',
    title: 'lease.txt',
    headingPath: '',
    origin: 'reference',
    text: 'The landlord gives a receipt for every payment of rent.',
  },
];

export const question = 'Does the landlord have to give me a receipt when I pay rent?';

export const editsRequest: EditsRequest = {
  task: 'suggestions',
  documentLabel: 'Rent agreement',
  lines: [
    { id: 'n1', number: '', text: 'RENT AGREEMENT' },
    { id: 'n3', number: '1.', text: 'The rent is Rs. 5,000 a month.' },
    { id: 'n5', number: '2.', text: 'Asha Rao is the landlord.' },
  ],
  values: [
    { label: 'Rent', value: 'Rs. 5,000' },
    { label: 'Landlord', value: 'Asha Rao' },
  ],
  instructions: ['Change the rent to Rs. 6,000'],
};

export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const event of events) collected.push(event);
  return collected;
}

export const answer = (model: LanguageModel, request: Partial<AnswerRequest> = {}) =>
  collect(model.answer({ question, sources, ...request }));
export const edits = (model: LanguageModel, request: Partial<EditsRequest> = {}) => collect(model.edits({ ...editsRequest, ...request }));
export const textOf = (events: AnswerEvent[]) => events.map((event) => (event.type === 'text' ? event.text : '')).join('');
export const citationsOf = (events: AnswerEvent[]) => events.flatMap((event) => (event.type === 'text' ? event.citations : []));

/** What every adapter promises, whatever writes the words. */
export function languageModelContract(create: () => LanguageModel): void {
  it('ends an answer with exactly one done that says who answered', async () => {
    const events = await answer(create());
    expect(textOf(events)).not.toBe('');
    expect(events.filter(({ type }) => type === 'done')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'done', answeredBy: expect.stringMatching(/./), stopReason: 'complete' });
  });

  it('cites only sources it was given, with words that stand in them', async () => {
    const citations = citationsOf(await answer(create()));
    expect(citations.length).toBeGreaterThan(0);
    for (const { sourceId, quotation } of citations) expect(sources.find(({ id }) => id === sourceId)?.text).toContain(quotation);
  });

  it('shows what it cites in the same piece, between quotation marks', async () => {
    for (const event of await answer(create())) {
      if (event.type !== 'text') continue;
      for (const { quotation } of event.citations)
        expect(event.text).toMatch(new RegExp(`["“]${escaped(quotation.replace(/\s+/g, ' '))}["”]`));
    }
  });

  it('answers without any source, and cites nothing', async () => {
    const events = await answer(create(), { sources: [] });
    expect(textOf(events)).not.toBe('');
    expect(citationsOf(events)).toEqual([]);
  });

  it('ends the edits of a draft with one done, and names no line that it was not shown', async () => {
    const [done, ...others] = await edits(create());
    expect(others).toEqual([]);
    expect(done).toMatchObject({ type: 'done', editedBy: expect.stringMatching(/./), stopReason: 'complete' });
    for (const edit of done?.edits ?? [])
      expect(editsRequest.lines.map(({ id }) => id)).toContain(
        'node' in edit ? edit.node : 'after' in edit ? edit.after : editsRequest.lines[0]?.id,
      );
  });

  it('does nothing for a caller who has gone', async () => {
    const signal = AbortSignal.abort();
    await expect(answer(create(), { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('describes itself in one line', () => {
    expect(create().describe()).toMatch(/^\S.*$/);
  });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
}
