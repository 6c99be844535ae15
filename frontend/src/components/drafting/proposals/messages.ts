import { t, translated } from '../../../shared/i18n/translate.js';

export const proposalMessages = translated({
  loadFailed: 'Failed to load proposed changes',
  retry: 'Try Again',
  show: 'Show Changes First',
  showing: 'Working Out the Changes...',
  failed: 'The changes could not be worked out. Please try again.',
  nothing: 'Nothing would change. See why below the suggestions.',
  title: (count: number): string => t('{count, plural, one {One proposed change} other {{count} proposed changes}}', { count }),
  intro: (price: number): string => t('Nothing has been saved or charged yet. Keeping any of them costs {price} tokens, once.', { price }),
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
  choice: (message: string): string => t('Accept or reject: {message}', { message }),
  keep: (count: number, price: number): string =>
    t('Keep {count, plural, one {One Change} other {{count} Changes}} ({price} tokens)', { count, price }),
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
