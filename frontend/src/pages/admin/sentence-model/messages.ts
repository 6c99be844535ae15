import type { SentenceModelState } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const states: Readonly<Record<SentenceModelState, string>> = translated({
  NONE: 'Words only',
  FETCHING: 'Being fetched',
  VERIFYING: 'Being verified',
  UNAVAILABLE: 'Not available, words only',
  READY: 'Ready',
});

export const sentenceModelMessages = translated({
  title: 'Search by Meaning',
  intro:
    'A sentence model finds law that says the same in other words. Until the model and its vectors are ready, search uses words only; no answer waits for them.',
  loadFailed: 'Failed to load the sentence model',
  model: 'Model',
  noModel: 'None',
  state: 'State',
  license: 'License',
  languages: 'Languages',
  dimensions: 'Dimensions',
  vectors: 'Vectors',
  topics: 'Topics of the Guide',
  topicVectors: (done: number, total: number): string =>
    done < total ? t('{done, number} of {total, number} vectors', { done, total }) : t('Found by meaning'),
  unknown: 'Not known',
  many: 'Many, with English and Hindi',
  fetched: (done: number, total: number | null): string =>
    total === null
      ? t('{megabytes} MB', { megabytes: Math.round(done) })
      : t('{megabytes} of {total} MB', { megabytes: Math.min(Math.round(done), total), total }),
  fetchProgress: 'Fetching the sentence model',
  vectorProgress: 'Making vectors',
  inIndex: 'In the index',
  notInIndex: 'Not in the index: it answers by words',
  beingMade: 'Being made, passage by passage',
  stopped: 'Stopped: the index answers with what it has',
  choice: 'Sentence model',
  asSet: 'Default',
  wordsOnly: 'None: words only',
  option: (name: string, summary: string, license: string, megabytes: number): string =>
    t('{name}: {summary} ({license}, {megabytes} MB)', { name, summary, license, megabytes }),
  fixed: 'The settings name an embedding service (EMBEDDINGS_URL). To choose a model here, remove that setting and restart.',
  chooseTitle: 'Change the sentence model',
  chooseConfirm: (name: string): string =>
    t(
      '“{name}” is used in every process within seconds. The index is then rebuilt in the background; until that is done, search uses words only.',
      { name },
    ),
  change: 'Change',
  cancel: 'Cancel',
  chooseFailed: 'Failed to change the sentence model',
  stop: 'Stop Making Vectors',
  start: 'Make Vectors',
  stopFailed: 'Failed to stop creating vectors',
  startFailed: 'Failed to start creating vectors',
  check: 'Compare on Golden Questions',
  checking: 'Asking…',
  checkFailed: 'Failed to ask the golden questions',
  results: 'Golden questions by words and by meaning',
  byWords: 'Words',
  byMeaning: 'Words and Meaning',
  found: (words: number, meaning: number, total: number): string =>
    t('By words: {words} of {total} found · by words and meaning: {meaning} of {total}', { words, total, meaning }),
  stateName: (state: SentenceModelState): string => states[state],
});
