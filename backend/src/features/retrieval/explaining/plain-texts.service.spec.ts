import { expect, test } from '@jest/globals';
import { Addressees } from '../guide/asker/addressees.js';
import type { Guide } from '../guide/guide.js';
import type { SourceLibrary } from '../library/source-library.js';
import type { Consultation } from '../search/consultation.js';
import type { Searcher } from '../search/searcher.js';
import type { Explainer } from './explainer.js';
import { PlainTextsService } from './plain-texts.service.js';

const WAGES = { act: 'Sample Wages Act, 2001', section: '5' };
const said = (slot: string) => ({ slot, en: `The ${slot}.`, hi: '', pins: [] });
const sentences = [said('right'), said('forum'), said('time')];
const places = [{ act: WAGES.act, documentId: 'wages', section: '45' }];
const text = { enabled: true, problems: [], lacking: [], text: { region: 'IN', sentences }, places };
const guide = {
  placesOf: (law: readonly (typeof WAGES)[]) => law.map(({ section }) => ({ documentIds: ['wages'], units: [section] })),
  knows: () => true,
  addressees: new Addressees(),
} as unknown as Guide;
const service = new PlainTextsService(
  { of: () => Promise.resolve(text) } as unknown as Explainer,
  {} as Searcher,
  guide,
  {} as SourceLibrary,
);
const topics = [{ topic: { id: 'wages-not-paid', name: 'Wages', law: [WAGES] }, score: 2 }];

const explained = async (open: { documentId: string; unit: string }[], slots?: string[]) => {
  const consulted = {
    open,
    relevance: { sufficient: true, confidence: 0.9 },
    guidance: { topics, slots },
    choices: [],
    law: { cited: [] },
  };
  const asked = { question: 'No wages', context: '', consulted: consulted as unknown as Consultation, isApart: false };
  return (await service.forAnswer(asked)).text;
};
const textAbove = async (...open: { documentId: string; unit: string }[]) => (await explained(open))?.topicName;

const claim = { documentId: 'wages', unit: '45' };

test('a text is shown above law of its topic beneath which a section that it is pinned to stands', async () => {
  expect(await textAbove(claim)).toBe('Wages');
  expect(await textAbove({ documentId: 'wages', unit: '5' }, claim)).toBe('Wages');
});

test('above law of another topic it is not shown, though both lead to the same remedy', async () => {
  expect(await textAbove({ documentId: 'contractors', unit: '55' }, claim)).toBeUndefined();
});

test('a text for another community, or for the other side, is not shown', async () => {
  const law = [{ act: 'Hindu Marriage Act, 1955', section: '13B' }];
  const hindu = { ...text, places: [{ act: 'Hindu Marriage Act, 1955', documentId: 'wages', section: '45' }] };
  const shown = async (question: string, id: string): Promise<boolean> => {
    const ofTopic = [{ topic: { id, name: 'Divorce', law }, score: 2 }];
    const consulted = {
      open: [claim],
      relevance: { sufficient: true, confidence: 0.9 },
      guidance: { topics: ofTopic },
      choices: [],
      law: { cited: [] },
    };
    const explainer = { of: () => Promise.resolve(hindu) } as unknown as Explainer;
    const asked = { question, context: '', consulted: consulted as unknown as Consultation, isApart: false };
    return (await new PlainTextsService(explainer, {} as Searcher, guide, {} as SourceLibrary).forAnswer(asked)).text !== null;
  };
  expect(await shown('We both want a divorce', 'divorce-by-mutual-consent')).toBe(true);
  expect(await shown('We are Jains and both want a divorce', 'divorce-by-mutual-consent')).toBe(true);
  expect(await shown('We are Christians and both want a divorce', 'divorce-by-mutual-consent')).toBe(false);
  expect(await shown('We already got divorced, the decree was passed', 'divorce-by-mutual-consent')).toBe(false);
  expect(await shown('My husband gives me no money', 'wife-maintenance-magistrate')).toBe(true);
  expect(await shown('My wife has asked for maintenance', 'wife-maintenance-magistrate')).toBe(false);
});

test('a follow-up is told the sentences that say what it asks; the whole text where none does', async () => {
  const slotsSaid = async (...slots: string[]) => (await explained([claim], slots))?.text.sentences.map(({ slot }) => slot);
  expect(await slotsSaid('time')).toEqual(['time']);
  expect(await slotsSaid('cost')).toEqual(['right', 'forum', 'time']);
  expect(await slotsSaid()).toEqual(['right', 'forum', 'time']);
});
