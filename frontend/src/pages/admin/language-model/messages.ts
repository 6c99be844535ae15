import type { UsagePurpose } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const PURPOSES: Readonly<Record<UsagePurpose, string>> = translated({
  ASK: 'Answers',
  DRAFT: 'Drafts and changes',
  QUESTIONS: 'Questions that sections answer',
  REWRITE: 'Words to search for',
});
const MICRO = 1_000_000;

export const languageModelMessages = translated({
  title: 'Language Model',
  intro:
    'With a language model Themis also writes answers, under the same checks of every quotation. Without one it quotes the law and assembles documents from clauses. It is chosen in the settings of the installation.',
  loadFailed: 'Failed to load the language model',
  model: 'In use',
  state: 'State',
  working: 'Working',
  notWorking: 'Not working',
  said: 'What it says',
  today: "Today's budget",
  noBudget: 'No model is configured',
  budget: (used: number, limit: number): string => t('{used, number} of {limit, number} tokens used', { used, limit }),
  exhausted: 'Users without budget today',
  useTitle: 'Use in the last 30 days',
  useFor: 'Used for',
  byPurpose: 'By purpose',
  byModel: 'By model',
  modelName: 'Model',
  purposeName: (purpose: UsagePurpose): string => PURPOSES[purpose],
  calls: 'Calls',
  failures: 'Failed',
  read: 'Tokens read',
  written: 'Tokens written',
  duration: 'Mean time',
  seconds: (ms: number): string => t('{seconds, number} s', { seconds: Math.round(ms / 100) / 10 }),
  cost: 'Cost',
  dollars: (microUsd: number | null | undefined): string => (microUsd == null ? '–' : `$${(microUsd / MICRO).toFixed(2)}`),
  unused: 'It has not been asked for anything yet',
});
