import { t, translated } from '../../../shared/i18n/translate.js';

export const proposalMessages = translated({
  loadFailed: 'Failed to load proposed changes',
  retry: 'Try Again',
  show: 'Preview Changes',
  showing: 'Working Out the Changes...',
  failed: 'The changes could not be worked out. Please try again.',
  nothing: 'Nothing would change. See why below the suggestions.',
  title: (count: number): string => t('{count, plural, one {One proposed change} other {{count} proposed changes}}', { count }),
  questions: (count: number): string =>
    t('{count, plural, one {One question} other {{count} questions}} about your suggestions', { count }),
  questionsIntro: 'Answering is free. What you do not answer is not done; it stays in the suggestions.',
  inOtherWords: 'Or say it in other words',
  inWords: 'Say it in other words',
  wordsExample: 'For example: In clause 4, replace “15 days” with “20 days”.',
  answer: 'Answer',
  answering: 'Following the Answer...',
  answerFailed: 'The answer could not be followed. Nothing was changed or charged.',
  askedFirst: 'Nothing was changed or charged: something has to be answered first.',
  askedForRest: 'For the rest something has to be answered first.',
  answered: (added: number, again: boolean, left: number): string =>
    [
      added > 0 && t('{added, plural, one {One change was} other {{added} changes were}} added below.', { added }),
      added === 0 && !again && t('Your answer changes nothing; the reason stands below.'),
      again && t('Your answer can still mean more than one thing.'),
      left > 0 && t('{left, plural, one {One question is} other {{left} questions are}} left.', { left }),
    ]
      .filter(Boolean)
      .join(' '),
  leaveOpen: 'Leave Unanswered',
  closed: 'The questions were closed. Nothing was changed or charged.',
  intro: (price: number): string => t('Nothing has been saved or charged yet. Keeping any of them costs {price} tokens, once.', { price }),
  included: 'Nothing of it is in the document yet. Keeping any of them costs nothing: it was paid with the document.',
  offered: (count: number): string =>
    t('{count, plural, one {One more change} other {{count} more changes}} that you did not ask for', { count }),
  also: (message: string): string => t('Not asked for: {message}', { message }),
  offeredIntro: 'The language model proposes this as well. Nothing of it is kept unless you accept it.',
  onlyOffered: (count: number): string => t('Better wording in {count, plural, one {one place} other {{count} places}}', { count }),
  accept: 'Accept',
  reject: 'Reject',
  marked: (count: number, accepted: number, rejected: number): string =>
    t(
      '{count, plural, one {One proposed change is} other {{count} proposed changes are}} marked below: {accepted} accepted, {rejected} rejected.',
      { count, accepted, rejected },
    ),
  atParagraph: (message: string): string => t('Proposed change: {message}', { message }),
  nextChange: 'Next Change',
  keepBelow: 'Once you have decided, keep them with the button below the draft.',
  place: (at: number, count: number): string => t('Place {at} of {count}', { at, count }),
  showInDraft: 'Show in the Draft',
  showChange: (message: string): string => t('Show in the draft: {message}', { message }),
  acceptAll: 'Accept All',
  acceptAsked: 'Accept All That You Asked For',
  choice: (message: string): string => t('Accept or reject: {message}', { message }),
  keep: (count: number, price: number): string =>
    t('Keep {count, plural, one {One Change} other {{count} Changes}} ({price} tokens)', { count, price }),
  keepIncluded: (count: number): string => t('Keep {count, plural, one {One Change} other {{count} Changes}}', { count }),
  keeping: 'Keeping...',
  discard: 'Reject All',
  notChanged: 'Suggestions that change nothing',
  left: (instruction: string): string => t('Not done: “{instruction}”:', { instruction }),
  dropped: 'Changes that you do not accept are dropped.',
  kept: 'The accepted changes were saved.',
  keepFailed: 'The changes could not be saved; nothing was charged.',
  discarded: 'All proposed changes were rejected. Nothing was charged.',
  discardFailed: 'The proposed changes could not be rejected. Please try again.',
  edited: 'The draft was edited after these changes were proposed. Reject them and ask for them again.',
});

/** What the server asks, by its own words; a language model's questions are in words of its own. */
const questionTexts: Readonly<Record<string, string>> = translated({
  'Do you mean this?': 'Do you mean this?',
  'Which of these do you mean?': 'Which of these do you mean?',
  'Where do you mean?': 'Where do you mean?',
  'The same value stands elsewhere, too. Where shall it change?': 'The same value stands elsewhere, too. Where shall it change?',
  'Is this another person?': 'Is this another person?',
  'Which of these shall be removed?': 'Which of these shall be removed?',
  'Which of these shall be moved?': 'Which of these shall be moved?',
  'Where shall it stand?': 'Where shall it stand?',
  'Shall this clause be added?': 'Shall this clause be added?',
  'The draft already has a clause on this. Shall it be added all the same?':
    'The draft already has a clause on this. Shall it be added all the same?',
  'Shall these words be added as a condition of their own?': 'Shall these words be added as a condition of their own?',
  'Shall these words be added as a clause of their own?': 'Shall these words be added as a clause of their own?',
  'Which of these is to change, and to what? Put the new words in the place of “…”.':
    'Which of these is to change, and to what? Put the new words in the place of “…”.',
});

/** A question of the server in the reader's language; as it was asked where no translation is known. */
export const questionText = (question: string): string =>
  Object.hasOwn(questionTexts, question) ? (questionTexts[question] ?? question) : question;
