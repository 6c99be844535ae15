import { expect, test } from '@jest/globals';
import type { Guide } from '../guide/guide.js';
import type { SourceLibrary } from '../library/source-library.js';
import type { Consultation } from '../search/consultation.js';
import type { Searcher } from '../search/searcher.js';
import type { Explainer } from './explainer.js';
import { PlainTextsService } from './plain-texts.service.js';

const WAGES = { act: 'Sample Wages Act, 2001', section: '5' };
const text = { enabled: true, problems: [], lacking: [], text: { region: 'IN' }, places: [{ documentId: 'wages', section: '45' }] };
const guide = {
  placesOf: (law: readonly (typeof WAGES)[]) => law.map(({ section }) => ({ documentIds: ['wages'], units: [section] })),
  knows: () => true,
} as unknown as Guide;
const service = new PlainTextsService(
  { of: () => Promise.resolve(text) } as unknown as Explainer,
  {} as Searcher,
  guide,
  {} as SourceLibrary,
);
const topics = [{ topic: { id: 'wages-not-paid', name: 'Wages', law: [WAGES] }, score: 2 }];

const textAbove = async (...open: { documentId: string; unit: string }[]) => {
  const consulted = { open, relevance: { sufficient: true, confidence: 0.9 }, guidance: { topics }, choices: [], law: { cited: [] } };
  const asked = { question: 'No wages', context: '', consulted: consulted as unknown as Consultation, isApart: false };
  return (await service.forAnswer(asked)).text?.topicName;
};

const claim = { documentId: 'wages', unit: '45' };

test('a text is shown above law of its topic beneath which a section that it is pinned to stands', async () => {
  expect(await textAbove(claim)).toBe('Wages');
  expect(await textAbove({ documentId: 'wages', unit: '5' }, claim)).toBe('Wages');
});

test('above law of another topic it is not shown, though both lead to the same remedy', async () => {
  expect(await textAbove({ documentId: 'contractors', unit: '55' }, claim)).toBeUndefined();
});
