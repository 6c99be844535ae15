/** What a calendar is told of a last day. */
export interface CalendarDay {
  /** Identifies it: the same row and day make the same entry. */
  id: string;
  /** 2025-12-03 */
  day: string;
  title: string;
  notes: string;
  /** When it was made. */
  made: Date;
}

/** RFC 5545, section 3.1: a line has at most 75 octets, and goes on behind a space. */
const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** RFC 5545, section 3.3.11. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

function folded(line: string): string {
  const lines: string[] = [];
  let held = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(held);
      held = ' ';
      octets = 1;
    }
    held += character;
    octets += size;
  }
  return [...lines, held].join('\r\n');
}

const compact = (day: string): string => day.replaceAll('-', '');
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const event = ({ id, day, title, notes, made }: CalendarDay): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}-${compact(day)}@themis`,
  `DTSTAMP:${made.toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
  `SUMMARY:${escaped(title)}`,
  ...(notes ? [`DESCRIPTION:${escaped(notes)}`] : []),
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function calendar(lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Themis//Deadlines//EN', ...lines, 'END:VCALENDAR'];
  return `${all.map(folded).join('\r\n')}\r\n`;
}

/** A calendar file (RFC 5545) with one whole day, which other programs read. */
export const calendarFile = (day: CalendarDay): string => calendar(event(day));

/**
 * A calendar that other programs subscribe to, with whole days; one without any day is read as empty.
 * @param name what they call it
 * @param hours how often they are asked to look at most (RFC 7986, section 5.7)
 */
export const calendarFeed = (name: string, hours: number, days: readonly CalendarDay[]): string =>
  calendar([
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${hours}H`,
    `X-PUBLISHED-TTL:PT${hours}H`,
    ...days.flatMap(event),
  ]);
