import type { GenerationState } from '../../../shared/gql/graphql.js';

const states: Readonly<Record<GenerationState, string>> = {
  ACTIVE: 'Live',
  PREVIOUS: 'Previous',
  SEALED: 'Ready',
  BUILDING: 'Being built',
};

export const indexVersionMessages = {
  title: 'Search Index',
  intro: 'A rebuild makes a new index beside the live one and tests it with the golden questions before it goes live.',
  list: 'Builds of the index',
  loadFailed: 'Failed to load the builds of the index',
  empty: 'No index at present. The first document or a rebuild makes one.',
  created: 'Built',
  state: 'State',
  content: 'Content',
  golden: 'Golden Questions',
  actions: 'Actions',
  contentOf: (documents: number, passages: number): string =>
    `${documents.toLocaleString()} documents · ${passages.toLocaleString()} passages`,
  notTried: 'Not tested',
  found: (found: number, total: number): string => `${found} of ${total} found`,
  moved: (improved: number, worsened: number): string => `${improved} better · ${worsened} worse`,
  results: 'Results',
  resultsNamed: (date: string): string => `Results of the build of ${date}`,
  resultsOf: (date: string): string => `Golden questions of the build of ${date}`,
  rollBack: 'Roll Back',
  rollBackTitle: 'Roll back the index',
  rollBackConfirm: (date: string): string =>
    `Questions will be answered from the build of ${date} again. The live one is kept. Documents added since then are missing until the next rebuild.`,
  rollBackFailed: 'Failed to roll back the index',
  cancel: 'Cancel',
  close: 'Close',
  question: 'Question',
  place: 'Expected Place',
  before: 'Before',
  after: 'Now',
  rank: (rank: number | null): string => (rank === null ? 'Not found' : `#${rank}`),
  placeOf: (document: string, unit: string | null): string => (unit ? `${document}, section ${unit}` : document),
  noOutcomes: 'No golden questions were asked',
  stateName: (state: GenerationState): string => states[state],
} as const;
