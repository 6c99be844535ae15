import type { QuestionLanguage, QuestionWritingState } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const states: Readonly<Record<QuestionWritingState, string>> = translated({
  OFF: 'Off',
  ON: 'On',
  CANCELLING: 'Being cancelled',
});

const languages: Readonly<Record<QuestionLanguage, string>> = translated({ EN: 'English', HI: 'Hindi', HINGLISH: 'Hinglish' });

const MICRO = 1_000_000;

export const sectionQuestionMessages = translated({
  title: 'Questions That a Section Answers',
  intro:
    'The language model writes up to five everyday questions for each section, in English, Hindi and Hinglish. People find the section by them; they are never quoted and never shown as law. The sections are sent to the language model in batches, within the budget that you set.',
  loadFailed: 'Failed to load the questions of sections',
  unavailable: 'No language model is set, so no questions can be written.',
  state: 'State',
  stateName: (state: QuestionWritingState): string => states[state],
  sections: 'Sections',
  sectionCounts: (done: number, total: number): string => t('{done, number} of {total, number} done', { done, total }),
  underWay: 'In Progress',
  failed: 'Failed',
  questions: 'Questions',
  questionCounts: (used: number, struck: number): string =>
    struck > 0 ? t('{used, number} used, {struck, number} struck', { used, struck }) : t('{used, number}', { used }),
  today: 'Tokens Today',
  inAll: 'Tokens in Total',
  tokens: (used: number, limit: number): string => t('{used, number} of {limit, number}', { used, limit }),
  cost: 'Cost So Far',
  dollars: (microUsd: number | null): string =>
    microUsd === null ? t('Not known') : t('US$ {dollars}', { dollars: (microUsd / MICRO).toFixed(2) }),
  toIndex: (documents: number): string => t('The questions of {documents, number} documents are being put into the index.', { documents }),
  progress: 'Writing questions',
  perDay: 'Tokens per day',
  all: 'Tokens in total',
  start: 'Write Questions',
  change: 'Change Budget',
  startTitle: 'Write questions',
  startConfirm: (perDay: number, inAll: number): string =>
    t(
      'The text of every section without questions is sent to the language model, for at most {perDay, number} tokens a day and {inAll, number} in total. New and changed sections follow until you cancel.',
      { perDay, inAll },
    ),
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
  strikeConfirm: (question: string): string => t('“{question}” is permanently removed from the search.', { question }),
  strikeFailed: 'Failed to strike the question',
  empty: 'No questions yet',
  more: 'Show More',
});
