import type { AnswerFactKind, LegalDocumentType } from '../../shared/gql/graphql.js';
import { t, translated } from '../../shared/i18n/translate.js';

const FACTS: Readonly<Record<AnswerFactKind, string>> = translated({ TIME: 'Time limit', PUNISHMENT: 'Punishment', AMOUNT: 'Amount' });

const KINDS: Readonly<Record<LegalDocumentType, (count: number) => string>> = {
  ACT: (count) => t('{count, plural, one {# act} other {# acts}}', { count }),
  JUDGMENT: (count) => t('{count, plural, one {# judgment} other {# judgments}}', { count }),
  RULE: (count) => t('{count, plural, one {# set of rules} other {# sets of rules}}', { count }),
  OTHER: (count) => t('{count, plural, one {# other document} other {# other documents}}', { count }),
};

/**
 * Words of the note on an answer that only quotes because of how this installation is set up, in either language and as it was kept before;
 * the banner says it once.
 */
const QUOTES_BY_SETTING = ['They are quoted word for word', 'जुड़े हैं। ये शब्दशः दिए गए हैं', 'No language model is configured'];

/** Whether the note on an answer says no more than that it quotes. */
export const isOrdinaryNote = (note: string): boolean => QUOTES_BY_SETTING.some((words) => note.includes(words));

export const askMessages = translated({
  clear: 'Clear Chat',
  library: 'See the library',
  libraryEmpty: 'The library of law is empty: until an administrator adds sources, questions find nothing to quote.',
  covers: (counts: readonly string[]): string => t('The library holds {counts}.', { counts: counts.join(', ') }),
  countOf: (type: LegalDocumentType, count: number): string => KINDS[type](count),
  samples: 'Sample questions',
  mainActs: 'Main acts in the library',
  conversation: 'Conversation',
  you: 'You',
  others: 'Question',
  assistant: 'Legal AI',
  thinking: 'Thinking...',
  placeholder: 'Ask your legal question...',
  placeholderAbout: (filename: string): string => t('Ask about {filename}...', { filename }),
  attach: 'Attach',
  more: 'File, date, private chat',
  fewer: 'Close',
  othersConversation: 'Somebody else began this conversation: you can read it. Ask your own questions from the matter.',
  opening: 'Opening the conversation...',
  openFailed: 'The conversation could not be opened.',
  gone: 'This conversation no longer exists.',
  detach: (filename: string): string => t('Ask without {filename}', { filename }),
  closeFiles: 'Close reference documents',
  questionLabel: 'Your question',
  send: 'Send',
  stop: 'Stop',
  asOn: 'Law in force on',
  anyDay: 'Any Day',
  asOnDay: (day: string): string => t('Law in force on {day}', { day }),
  toastFailed: 'Failed to get response. Please try again.',
  answerFailed: 'Sorry, I encountered an error while processing your question. Please try again.',
  retry: 'Try Again',
  stopped: 'Stopped',
  stoppedNote: 'Stopped before the answer was complete. Its citations were not checked.',
  stoppedEmpty: 'You stopped this answer before it began.',
  interrupted: 'The connection broke before the answer was complete. Its citations were not checked.',
  ready: 'Answer ready',
  slip: 'Clinic slip',
  receipt: 'Receipt',
  copy: 'Copy',
  copied: 'Answer copied to clipboard!',
  copyFailed: 'Failed to copy. Please select the text instead.',
  /** @param file name of the asker's own file where the answer quotes it @param passages how many of the library it quotes */
  quotedFrom: (file: string | null, passages: number): string => {
    if (passages === 0) return t('Quoted word for word from your file {file}', { file: file ?? '' });
    const rest = { passages, file: file ?? '' };
    return file === null
      ? t(
          'Quoted word for word from {passages, plural, one {one passage} other {{passages} passages}} of the library, and not applied to your case',
          rest,
        )
      : t(
          'Quoted word for word from {passages, plural, one {one passage} other {{passages} passages}} of the library and from your file {file}, and not applied to your case',
          rest,
        );
  },
  answeredBy: (name: string): string => t('Answered by {name}', { name }),
  withheld: (count: number): string =>
    t(
      '{count, plural, one {One quotation could not be found in its source and was left out.} other {{count} quotations could not be found in their sources and were left out.}}',
      { count },
    ),
  withheldReferences: (count: number): string =>
    t(
      '{count, plural, one {One reference was not found in the sources and was removed.} other {{count} references were not found in the sources and were removed.}}',
      { count },
    ),
  keyPoints: 'Key points of the quoted sections',
  quotedSections: 'Quoted sections',
  restOf: (leads: readonly string[]): string => {
    const limits = leads.filter((lead) => lead.startsWith('But')).length;
    return limits > 0
      ? t('Conditions and exceptions ({count})', { count: leads.length })
      : t('Show the rest ({count})', { count: leads.length });
  },
  moreOfSection: 'More of this section',
  nearest: 'Nearest headings',
  searchLibrary: 'Search the library',
  alsoRelevant: 'Also relevant',
  section: (unit: string): string => t('Section {unit}', { unit }),
  fact: (kind: AnswerFactKind, words: string): string => `${FACTS[kind]}: ${words}`,
  moreFacts: (count: number): string => t('Show {count} more', { count }),
  fewerFacts: 'Show fewer',
  missingLaw: (act: string, section: string | null): string =>
    section ? t('Not in the library: {act}, section {section}.', { act, section }) : t('Not in the library: {act}.', { act }),
  understoodAs: (corrections: readonly { from: string; to: string }[]): string =>
    t('Understood as: {words}', { words: corrections.map(({ from, to }) => t('{to} (typed: {from})', { from, to })).join(', ') }),
  choices: 'Do you mean one of these?',
  otherChoices: 'Or choose one',
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
});
