import { expect, it } from '@jest/globals';
import type { RetrievalIndex } from '../../../../ports/retrieval-index/retrieval-index.js';
import type { Guide } from '../../guide/guide.js';
import type { Topic } from '../../guide/topic.js';
import { AskingBack } from './asking-back.js';

const topic = (id: string, section: string, next: string[] = []) =>
  ({ id, next, law: [{ act: 'Sample Act, 2001', section }] }) as unknown as Topic;
const asked = topic('asked', '4', ['Who pays?', 'What if he refuses?']);

/** A library that holds some sections of the act; what follows is a topic made anew at each reading, as after a change of topics. */
function library(held: string[]) {
  let titles = ['Sample Act'];
  let searches = 0;
  const index = {
    search: () => {
      searches += 1;
      return Promise.resolve({ hits: held.map((unit) => ({ docId: 'sample', payload: { unit } })) });
    },
  };
  const guide = {
    followUpAs: (_of: Topic, question: string) => ({ question, topic: topic(question, question === 'Who pays?' ? '5' : '6') }),
    isOpened: () => false,
    loadedTitles: () => titles,
    placesOf: (law: Topic['law']) => law.map(({ section }) => ({ documentIds: ['sample'], units: [section] })),
  };
  const back = new AskingBack(index as unknown as RetrievalIndex, guide as unknown as Guide);
  return {
    offered: () => back.followUps(asked, 'Must rent be receipted?', [], { generation: 'first' }),
    searches: () => searches,
    hold: (units: string[]): void => {
      held = units;
      titles = [...titles];
    },
  };
}

it('looks up once which follow-ups are held, and offers them to every question', async () => {
  const { offered, searches } = library(['5']);
  expect(await offered()).toEqual(['Who pays?']);
  expect(await offered()).toEqual(['Who pays?']);
  expect(searches()).toBe(1);
});

it('looks them up again once the library has changed', async () => {
  const { offered, searches, hold } = library(['5']);
  await offered();
  hold(['6']);
  expect(await offered()).toEqual(['What if he refuses?']);
  expect(searches()).toBe(2);
});
