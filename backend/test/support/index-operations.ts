import type { GraphqlRow } from './operations.js';

const ABSENT = '6f1f0b52-0000-4000-8000-000000000000';

/** The fields of the schema about the index, its model and the questions that it is checked with, each with a harmless call of it. */
export const INDEX_OPERATIONS: Record<string, GraphqlRow> = {
  verifyFiles: { kind: 'query', access: 'user', keys: ['FILES'], call: 'verifyFiles(filenames: ["none.txt"]) { filename error }' },
  verifyText: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'verifyText(text: "Section 4 applies.") { citationCount }' },
  indexGenerations: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'indexGenerations { id }' },
  sentenceModel: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'sentenceModel { state }' },
  chooseSentenceModel: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'chooseSentenceModel(name: "none") { state }' },
  stopVectors: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'stopVectors { paused }' },
  startVectors: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'startVectors { paused }' },
  goldenQuestionsByMeaning: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'goldenQuestionsByMeaning { total }' },
  rollBackIndex: { kind: 'mutation', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'rollBackIndex { message }' },
  goldenQuestions: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'goldenQuestions { id }' },
  goldenQuestionCheck: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'goldenQuestionCheck { total }' },
  questionWriting: { kind: 'query', access: 'admin', call: 'questionWriting { state }' },
  sectionQuestions: { kind: 'query', access: 'admin', call: 'sectionQuestions { totalCount }' },
  writeSectionQuestions: {
    kind: 'mutation',
    access: 'admin',
    call: 'writeSectionQuestions(tokensPerDay: 10000, tokensInAll: 10000) { state }',
  },
  cancelSectionQuestions: { kind: 'mutation', access: 'admin', call: 'cancelSectionQuestions { state }' },
  strikeSectionQuestion: { kind: 'mutation', access: 'admin', call: `strikeSectionQuestion(id: "${ABSENT}") { id }` },
};
