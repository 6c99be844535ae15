import { operation } from './faults.mjs';

/** What a part of the panel says when its list cannot be loaded. @type {readonly (readonly [tab: string, operation: string, says: string])[]} */
const FAILURES = [
  ['index', 'IndexGenerations', 'Failed to load the builds of the index'],
  ['index', 'SentenceModel', 'Failed to load the sentence model'],
  ['index', 'QuestionWriting', 'Failed to load the questions of sections'],
  ['holidays', 'Holidays', 'Failed to load the holidays'],
  ['letterhead', 'AdminCourtFormats', 'Failed to load the court formats'],
  ['questions', 'GoldenQuestions', 'Failed to load the golden questions'],
  ['service-accounts', 'ServiceAccounts', 'Failed to load the service accounts'],
  ['model', 'LanguageModel', 'Failed to load the language model'],
  ['unanswered', 'AnswerRatings', 'Failed to load the ratings'],
];

/** Parts of the panel that cannot be loaded. @type {import('./states.mjs').State[]} */
export const PANEL_STATES = FAILURES.map(([tab, name, says]) => ({
  as: 'admin',
  path: `/admin?tab=${tab}`,
  fault: operation(name).down,
  says: [says],
  heals: true,
}));
