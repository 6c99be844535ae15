import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarFeed, calendarFile } from './calendar-file.js';

const DAY = {
  id: 'cheque-demand',
  day: '2025-12-31',
  title: 'Send the demand',
  notes: 'Check it.',
  made: new Date('2025-11-03T10:00:00Z'),
};
const octets = (line: string): number => new TextEncoder().encode(line).length;

describe('a calendar file', () => {
  it('holds one whole day', () => {
    const file = calendarFile(DAY);
    expect(file).toContain('DTSTART;VALUE=DATE:20251231\r\nDTEND;VALUE=DATE:20260101\r\n');
    expect(file).toContain('DTSTAMP:20251103T100000Z\r\n');
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('keeps any words, whatever signs they hold, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
        const file = calendarFile({ ...DAY, notes: words });
        const lines = file.split('\r\n');
        expect(lines.every((line) => octets(line) <= 75)).toBe(true);
        const [, written = ''] = /^DESCRIPTION:(.*)$/mu.exec(file.replaceAll('\r\n ', '').replaceAll('\r\n', '\n')) ?? [];
        const read = written.replace(/\\(.)/gsu, (_, sign: string) => (sign === 'n' ? '\n' : sign));
        expect(read).toBe(words.replace(/\r\n|\r/g, '\n'));
      }),
    );
  });

  it('holds all days of a feed, and none of an empty one', () => {
    const feed = calendarFeed('Themis', 6, [DAY, { ...DAY, id: 'other', notes: '' }]);
    expect(feed.match(/^UID:.*$/gm)).toHaveLength(2);
    expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
    expect(feed.match(/^DESCRIPTION:/gm)).toHaveLength(1);
    expect(calendarFeed('Themis', 6, [])).not.toContain('VEVENT');
  });
});
