import { dayIn, type Language } from '../calendar/deadline-words.js';
import type { DeadlineView } from '../deadlines.views.js';

type Counted = Pick<DeadlineView, 'lastDay' | 'notBefore'> & { row: Pick<DeadlineView['row'], 'task' | 'period'> };

/**
 * What is to be done and until when, in one line.
 * @param isOver whether the period seems over
 * @param dated whether it was counted from a day, and not from "nine months ago"
 */
export function headlineOf(
  language: Language,
  { row: { task, period }, lastDay, notBefore }: Counted,
  isOver: boolean,
  dated: boolean,
): string {
  const hindi = language === 'hi';
  if (isOver && !dated)
    return hindi ? `${period ?? ''} का समय बीता हुआ लगता है: ${task}` : `The period of ${period ?? ''} seems over: ${task}`;
  if (isOver && lastDay)
    return hindi
      ? `${period ?? ''} का समय ${dayIn(language, lastDay)} को बीता हुआ लगता है: ${task}`
      : `The period of ${period ?? ''} seems to have ended on ${dayIn(language, lastDay)}: ${task}`;
  if (lastDay && notBefore)
    return hindi
      ? `${dayIn(language, notBefore)} से ${dayIn(language, lastDay)} तक: ${task}`
      : `From ${dayIn(language, notBefore)} to ${dayIn(language, lastDay)}: ${task}`;
  if (lastDay) return hindi ? `${dayIn(language, lastDay)} तक: ${task}` : `By ${dayIn(language, lastDay)}: ${task}`;
  if (notBefore) return hindi ? `${dayIn(language, notBefore)} से पहले नहीं: ${task}` : `Not before ${dayIn(language, notBefore)}: ${task}`;
  return task;
}
