import type { QuestionLanguage, QuestionWritingState } from '../../../shared/gql/graphql.js';

const states: Readonly<Record<QuestionWritingState, string>> = {
  OFF: 'Off',
  ON: 'On',
  CANCELLING: 'Being cancelled',
};

const languages: Readonly<Record<QuestionLanguage, string>> = { EN: 'English', HI: 'Hindi', HINGLISH: 'Hinglish' };

const MICRO = 1_000_000;

export const sectionQuestionMessages = {
  title: 'Questions That a Section Answers',
  intro:
    'The language model writes up to five everyday questions for each section, in English, Hindi and Hinglish. People find the section by them; they are never quoted and never shown as law. The sections are sent to the language model in batches, within the budget that you set.',
  loadFailed: 'Failed to load the questions of sections',
  unavailable: 'No language model is set, so no questions can be written.',
  state: 'State',
  stateName: (state: QuestionWritingState): string => states[state],
  sections: 'Sections',
  sectionCounts: (done: number, total: number): string => `${done.toLocaleString()} of ${total.toLocaleString()} done`,
  underWay: 'Under Way',
  failed: 'Given Up',
  questions: 'Questions',
  questionCounts: (used: number, struck: number): string =>
    struck > 0 ? `${used.toLocaleString()} used, ${struck.toLocaleString()} struck` : used.toLocaleString(),
  today: 'Tokens Today',
  inAll: 'Tokens in All',
  tokens: (used: number, limit: number): string => `${used.toLocaleString()} of ${limit.toLocaleString()}`,
  cost: 'Cost So Far',
  dollars: (microUsd: number | null): string => (microUsd === null ? 'Not known' : `US$ ${(microUsd / MICRO).toFixed(2)}`),
  toIndex: (documents: number): string => `The questions of ${documents.toLocaleString()} documents are being put into the index.`,
  progress: 'Writing questions',
  perDay: 'Tokens per day',
  all: 'Tokens in all',
  start: 'Write Questions',
  change: 'Change Budget',
  startTitle: 'Write questions',
  startConfirm: (perDay: number, inAll: number): string =>
    `The text of every section without questions is sent to the language model, for at most ${perDay.toLocaleString()} tokens a day and ${inAll.toLocaleString()} in all. New and changed sections follow until you cancel.`,
  startFailed: 'Failed to start',
  cancel: 'Cancel Writing',
  keep: 'Not Now',
  cancelFailed: 'Failed to cancel',
  list: 'Questions of sections',
  section: 'Section',
  language: 'Language',
  question: 'Question',
  actions: 'Actions',
  languageName: (language: QuestionLanguage): string => languages[language],
  strike: 'Strike',
  strikeTitle: 'Strike this question',
  strikeConfirm: (question: string): string => `“${question}” is taken out of the search for good.`,
  strikeFailed: 'Failed to strike the question',
  empty: 'No questions yet',
  more: 'Show More',
} as const;
