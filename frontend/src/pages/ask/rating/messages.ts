import type { RatingReason } from '../../../shared/gql/graphql.js';
import { translated } from '../../../shared/i18n/translate.js';

const REASONS: Readonly<Record<RatingReason, string>> = translated({
  MISSING_LAW: 'The law for this is missing',
  WRONG_LAW: 'Other law applies',
  OUTDATED: 'The law is out of date',
  NOT_ASKED: 'It answers something else',
  UNCLEAR: 'It is hard to understand',
  OTHER: 'Something else',
});

export const ratingMessages = translated({
  rate: 'Rate this answer',
  up: 'Helpful',
  down: 'Not helpful',
  thanks: 'Thank you. Your rating is sent.',
  withdrawn: 'Rating taken back',
  failed: 'Failed to send the rating',
  why: 'What is wrong with it?',
  reasonName: (reason: RatingReason): string => REASONS[reason],
  note: 'More about it (optional)',
  share: 'Send my question to the administrator, too',
  shareHelp:
    'The administrator sees the rating without your name. Your question goes along only if you tick this, so that missing law can be added. It is kept for 180 days.',
  send: 'Send',
  cancel: 'Cancel',
});

export const REASON_NAMES = Object.keys(REASONS) as RatingReason[];
