import { t, translated } from '../../../shared/i18n/translate.js';

export const answerDeadlineMessages = translated({
  title: 'Deadlines',
  sum: 'How it was counted',
  open: 'Open in Deadlines',
  count: 'Count this deadline',
  /** For readers of a list of links: which deadline each counts. */
  named: (action: string, task: string): string => t('{action}: {task}', { action, task }),
  either: 'Either may be meant. The one whose event fits counts.',
});
