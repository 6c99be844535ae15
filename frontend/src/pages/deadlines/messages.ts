import type { DeadlineStatus } from '../../shared/gql/graphql.js';
import { t, translated } from '../../shared/i18n/translate.js';

/** What to do next, in one sentence; never that somebody is too late. */
const NEXT: Readonly<Record<DeadlineStatus, string>> = translated({
  IN_TIME: 'Do it well before the last day: a court or post office may take longer than you think.',
  LATE_NEEDS_CAUSE: 'Write down why it was not possible earlier, with papers that show it, and ask a lawyer today.',
  TOO_EARLY: 'Wait until that day: what is filed earlier may be sent back.',
  PERIOD_SEEMS_OVER: 'Ask a lawyer whether something below moves the period: sufficient cause, or a fresh period.',
  NOT_KNOWN_YET: 'Enter the day once it has come, or ask a lawyer from which day it is counted.',
});

const OVER = translated({ alone: 'Ask a lawyer what can still be done: another law or another step may be open.' });

export const deadlineMessages = translated({
  title: 'Deadlines',
  intro: 'Choose what happened and enter the day. You see when the period ends, how it was counted and what may move it.',
  find: 'Find what happened',
  search: 'What happened?',
  group: 'Field of law',
  anyGroup: 'Every field of law',
  groupChoice: (name: string, count: number): string => t('{name} ({count})', { name, count: String(count) }),
  found: (number: number): string => t('{number, plural, one {# deadline} other {# deadlines}}', { number }),
  list: 'What happened',
  browse: 'Or choose a field of law',
  loading: 'Loading the calendar',
  noMatch: 'Nothing in the calendar matches. Try one word, such as “appeal” or “rent”.',
  failed: 'The calendar could not be loaded.',
  rowFailed: 'This deadline is not there any more. Choose another one.',
  retry: 'Try Again',
  more: 'Show More',
  clear: 'Clear Filters',
  back: 'Choose something else',
  noPeriod: 'No last day is set',
  decides: (who: string): string => t('Who decides: {who}', { who }),
  dateHint: 'For example 12 March 2026, 2026-03-12 or 12 मार्च 2026',
  dateRequired: 'Enter the day.',
  dateWrong: 'This is not a day of the calendar. Write it as 12 March 2026.',
  whichDate: 'Which day do you mean?',
  copyDays: 'Days that getting the copy took (optional)',
  noticeDays: 'Days of a notice that the law requires first (optional)',
  daysWrong: 'Write a whole number of days, at most 3650.',
  state: 'State, for its holidays',
  anyState: 'No State',
  court: 'Court, for its holidays',
  anyCourt: 'No court',
  count: 'Show the Last Day',
  counting: 'Counting …',
  countFailed: 'The last day could not be counted. Please try again.',
  lastDay: 'Last day',
  none: 'None is set',
  daysLeft: (days: number): string => t('{days, plural, =0 {today} one {# day left} other {# days left}}', { days }),
  /** @param moves whether anything is known to move it */
  next: (status: DeadlineStatus, moves: boolean): string => (status === 'PERIOD_SEEMS_OVER' && !moves ? OVER.alone : NEXT[status]),
  sum: 'How it was counted',
  moves: 'What may move it',
  notes: 'Also note',
  law: 'The law',
  notCompared: (places: string): string => t('Not compared with the act here: {places}', { places }),
  calendar: 'Add to My Calendar (.ics)',
});
