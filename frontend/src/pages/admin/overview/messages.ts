import { t, translated } from '../../../shared/i18n/translate.js';

export const overviewMessages = translated({
  title: 'Overview',
  period: 'Period',
  lastDays: (count: number): string => t('Last {count} days', { count }),
  loadFailed: 'Failed to load the overview',
  figures: 'Figures',
  users: 'Users',
  usersNote: (active: number, verified: number): string => t('{active, number} active · {verified, number} verified', { active, verified }),
  drafts: 'Drafts and replies',
  questions: 'Questions',
  withoutAnswer: 'Without an answer',
  share: (part: number, whole: number): string =>
    whole === 0 ? t('No questions yet') : t('{percent}% of all questions', { percent: Math.round((100 * part) / whole) }),
  inPeriod: (count: number): string => t('In the last {count} days', { count }),
  queue: 'Job queue',
  queueWell: 'Working',
  queueIll: 'Not working',
  queueNote: (running: number, queued: number, failed: number): string =>
    t('{running, number} running · {queued, number} waiting · {failed, number} failed', { running, queued, failed }),
  model: 'Model use',
  modelCalls: (calls: number): string => t('{calls, plural, one {1 call} other {{calls, number} calls}}', { calls }),
  modelNote: (tokens: number, failures: number): string =>
    [t('{tokens, number} tokens', { tokens }), failures > 0 && t('{failures, number} failed', { failures })].filter(Boolean).join(' · '),
  newUsers: 'New users',
  answers: 'Answered questions',
  noAnswers: 'Without an answer',
  calls: 'Model calls',
  inAll: (total: number): string => t('{total, number} in total', { total }),
  chart: (title: string, total: number, highest: number, day: string): string =>
    total === 0
      ? t('{title}: none', { title })
      : t('{title}: {total, number} in total, {highest, number} at most, on {day}', { title, total, highest, day }),
  bar: (day: string, count: number): string => t('{day}: {count, number}', { day, count }),
  missing: 'Missing law',
  missingIntro: 'Acts that questions asked for, or documents cite, and the library lacks.',
  missingNone: 'Nothing is known to be missing.',
  missingNote: (asked: number, citedBy: number): string =>
    [
      asked === 0 ? t('not asked for yet') : t('asked for {asked, plural, one {once} other {# times}}', { asked }),
      citedBy > 0 && t('cited by {citedBy, number} of the documents', { citedBy }),
    ]
      .filter(Boolean)
      .join(' · '),
  missingAll: (count: number): string => t('All {count, number}, with what users say of answers', { count }),
});
