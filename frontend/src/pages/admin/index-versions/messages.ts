import type { GenerationState } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const states: Readonly<Record<GenerationState, string>> = translated({
  ACTIVE: 'Live',
  PREVIOUS: 'Previous',
  SEALED: 'Ready',
  BUILDING: 'Being built',
});

export const indexVersionMessages = translated({
  title: 'Search Index',
  intro: 'A rebuild makes a new index beside the live one and tests it with the golden questions before it goes live.',
  list: 'Builds of the index',
  loadFailed: 'Failed to load the builds of the index',
  empty: 'No index yet. The first document or a rebuild creates one.',
  created: 'Built',
  state: 'State',
  content: 'Content',
  golden: 'Golden Questions',
  actions: 'Actions',
  contentOf: (documents: number, passages: number): string =>
    t('{documents, number} documents · {passages, number} passages', { documents, passages }),
  notTried: 'Not tested',
  found: (found: number, total: number): string => t('{found} of {total} found', { found, total }),
  moved: (improved: number, worsened: number): string => t('{improved} better · {worsened} worse', { improved, worsened }),
  results: 'Results',
  resultsNamed: (date: string): string => t('Results of the build of {date}', { date }),
  resultsOf: (date: string): string => t('Golden questions of the build of {date}', { date }),
  rollBack: 'Roll Back',
  rollBackTitle: 'Roll back the index',
  rollBackConfirm: (date: string): string =>
    t(
      'Questions will be answered from the build of {date} again. The live one is kept. If the two were built in different ways, for example with another sentence model, documents added since then are missing until the next rebuild.',
      { date },
    ),
  rollBackFailed: 'Failed to roll back the index',
  cancel: 'Cancel',
  close: 'Close',
  question: 'Question',
  place: 'Expected Place',
  before: 'Before',
  after: 'Now',
  rank: (rank: number | null): string => (rank === null ? t('Not found') : `#${rank}`),
  placeOf: (document: string, unit: string | null): string => (unit ? t('{document}, section {unit}', { document, unit }) : document),
  noOutcomes: 'No golden questions were asked',
  stateName: (state: GenerationState): string => states[state],
});
