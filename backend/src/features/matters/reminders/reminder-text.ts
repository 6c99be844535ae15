import { daysBetween } from '../../../core/calendar/periods.js';
import { dayInWords } from '../../../core/validation/calendar-day.js';
import type { OutgoingDate } from './outgoing-dates.js';

/** One line of a text, however it was typed. */
const line = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function when(day: string, today: string): string {
  const days = daysBetween(today, day);
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`;
}

/**
 * The one e-mail about all dates that are near.
 * @param dates by day, at least one
 * @param more how many there are besides
 * @param off where these e-mails are switched off
 */
export function reminderMail({
  dates,
  more,
  today,
  site,
  off,
}: {
  dates: readonly OutgoingDate[];
  more: number;
  today: string;
  site: string;
  off: string;
}): { subject: string; text: string } {
  const all = dates.length + more;
  const days = [...new Set(dates.map(({ day }) => day))];
  const blocks = days.map((day) => {
    const lines = dates
      .filter((date) => date.day === day)
      .map(({ title, matterTitle }) => `- ${line(title)}${matterTitle === null ? '' : ` (${line(matterTitle)})`}`);
    return `${when(day, today)}, ${dayInWords(day)}:\n${lines.join('\n')}`;
  });
  return {
    subject: all === 1 ? 'One date of your matters is near' : `${all} dates of your matters are near`,
    text: `${blocks.join('\n\n')}
${more > 0 ? `\nand ${more} more.\n` : ''}
All your dates: ${site}/matters

You asked Themis for these e-mails. Check each day yourself before you rely on it.
Switch them off: ${off}
`,
  };
}
