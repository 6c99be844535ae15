import type { RatingReason, RatingVerdict } from '../../../shared/gql/graphql.js';
import { t, translated } from '../../../shared/i18n/translate.js';

const VERDICTS: Readonly<Record<RatingVerdict, string>> = translated({ UP: 'Helpful', DOWN: 'Not helpful' });
const REASONS: Readonly<Record<RatingReason, string>> = translated({
  MISSING_LAW: 'The law for this is missing',
  WRONG_LAW: 'Other law applies',
  OUTDATED: 'The law is out of date',
  NOT_ASKED: 'It answers something else',
  UNCLEAR: 'It is hard to understand',
  OTHER: 'Something else',
});

export const adminRatingMessages = translated({
  title: 'What users say of answers',
  intro: (days: number): string =>
    t(
      'Ratings come without names, and the words of a question only where its asker sent them. Nothing of confidential matters is collected. Ratings are kept for {days} days.',
      { days },
    ),
  figures: 'Ratings',
  up: 'Helpful',
  down: 'Not helpful',
  unquoted: 'Rated without an answer',
  loadFailed: 'Failed to load the ratings',
  empty: 'Nobody has rated an answer yet',
  noMatch: 'No ratings match these filters',
  verdict: 'Rating',
  anyVerdict: 'All ratings',
  verdictName: (verdict: RatingVerdict): string => VERDICTS[verdict],
  anyAnswer: 'Answered or not',
  answered: 'Answered',
  notAnswered: 'Not answered',
  question: 'Question',
  notSent: 'Not sent',
  reasonName: (reason: RatingReason): string => REASONS[reason],
  why: 'Why',
  missing: 'Missing law',
  none: '–',
  when: 'When',
});
