import { t, translated } from '../../../shared/i18n/translate.js';

export const deskMessages = translated({
  title: 'Your desk',
  near: (count: number): string =>
    t('{count, plural, one {# date is due by tomorrow or has passed.} other {# dates are due by tomorrow or have passed.}}', { count }),
  dates: 'Next dates',
  noDates: 'No date is waiting.',
  allDates: 'Matters',
  conversations: 'Last conversations',
  noConversations: 'Nothing was asked yet.',
  untitled: 'Untitled conversation',
  lawChanges: 'Law changed since you cited it',
  approvals: 'Your texts and their approval',
  toApprove: (count: number): string =>
    t('{count, plural, one {# text waits for your approval} other {# texts wait for your approval}}', { count }),
  allLawChanges: (count: number): string => t('{count, plural, one {Old and new words} other {Old and new words (#)}}', { count }),
  documents: 'Last drafts',
  noDocuments: 'No draft yet.',
  allDocuments: 'My Documents',
  failed: 'Your desk could not be loaded.',
  retry: 'Try Again',
});
