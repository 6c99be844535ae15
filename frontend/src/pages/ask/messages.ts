import type { AnswerFactKind, LegalDocumentType } from '../../shared/gql/graphql.js';

const FACTS: Readonly<Record<AnswerFactKind, string>> = { TIME: 'Time limit', PUNISHMENT: 'Punishment', AMOUNT: 'Amount' };

const KINDS: Readonly<Record<LegalDocumentType, readonly [one: string, several: string]>> = {
  ACT: ['act', 'acts'],
  JUDGMENT: ['judgment', 'judgments'],
  RULE: ['set of rules', 'sets of rules'],
  OTHER: ['other document', 'other documents'],
};

export const askMessages = {
  title: 'Legal AI Assistant',
  clear: 'Clear Chat',
  emptyTitle: 'Start Your Legal Consultation',
  emptyText: 'Ask in your own words. Each answer quotes the law it rests on, with document, section and page.',
  library: 'See the library',
  libraryEmpty: 'The library of law is empty: until an administrator adds sources, questions find nothing to quote.',
  covers: (counts: readonly string[]): string => `The library holds ${counts.join(', ')}.`,
  countOf: (type: LegalDocumentType, count: number): string => `${count.toLocaleString()} ${KINDS[type][count === 1 ? 0 : 1]}`,
  mainActs: 'Main acts of the library',
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Legal AI',
  thinking: 'Thinking...',
  placeholder: 'Ask your legal question...',
  placeholderAbout: (filename: string): string => `Ask about ${filename}...`,
  questionLabel: 'Your question',
  send: 'Send',
  stop: 'Stop',
  hint: 'Enter sends, Shift+Enter starts a new line',
  asOn: 'Law in force on',
  anyDay: 'Any Day',
  asOnDay: (day: string): string => `Law in force on ${day}`,
  toastFailed: 'Failed to get response. Please try again.',
  answerFailed: 'Sorry, I encountered an error while processing your question. Please try again.',
  retry: 'Try Again',
  stopped: 'Stopped before the answer was complete. Its citations were not checked.',
  interrupted: 'The connection broke before the answer was complete. Its citations were not checked.',
  ready: 'Answer ready',
  copy: 'Copy',
  copied: 'Answer copied to clipboard!',
  copyFailed: 'Failed to copy. Please select the text instead.',
  answeredBy: (name: string): string => (name === 'extractive' ? 'Quoted from the library' : `Answered by ${name}`),
  withheld: (count: number): string =>
    count === 1
      ? 'One quotation could not be found in its source and was left out.'
      : `${count} quotations could not be found in their sources and were left out.`,
  withheldReferences: (count: number): string =>
    count === 1
      ? 'One reference was not found in the sources and was removed.'
      : `${count} references were not found in the sources and were removed.`,
  keyPoints: 'Key points of the quoted sections',
  alsoRelevant: 'Also relevant',
  section: (unit: string): string => `Section ${unit}`,
  fact: (kind: AnswerFactKind, words: string): string => `${FACTS[kind]}: ${words}`,
  moreFacts: (count: number): string => `Show ${count} more`,
  fewerFacts: 'Show fewer',
  missingLaw: (act: string, section: string | null): string =>
    section ? `Not in the library: ${act}, section ${section}.` : `Not in the library: ${act}.`,
  understoodAs: (corrections: readonly { from: string; to: string }[]): string =>
    `Understood as: ${corrections.map(({ from, to }) => `${to} (typed: ${from})`).join(', ')}`,
  followUps: 'Questions to ask next',
  askNext: 'Ask next:',
  clarified: (question: string, option: string): string => `${question} (${option})`,
  edit: 'Edit',
  editLabel: 'Edit your question',
  resend: 'Send Again',
  cancelEdit: 'Cancel',
  replaced: 'An earlier answer was replaced.',
  cleared: 'Chat cleared.',
  undo: 'Undo',
  notKept: 'This conversation could not be saved.',
  notSaved: 'Do not save this chat',
  notSavedHint: 'Choose before the first question. A chat that is not saved stays in this browser until you log out or clear it.',
  referenceTitle: 'Reference Documents',
} as const;
