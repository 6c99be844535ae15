import { describe, expect, it } from '@jest/globals';
import { reminderMail } from './reminder-text.js';

const date = (day: string, title: string) => ({
  id: title,
  day,
  title,
  matterTitle: 'Xylander\nv. Quibble',
  notes: 'The keys are with the porter.',
  updatedAt: new Date(),
});
const sent = (dates: ReturnType<typeof date>[], more = 0) =>
  reminderMail({ dates, more, today: '2026-03-12', site: 'https://law.example', off: 'https://law.example/off#x' });

describe('the e-mail about near dates', () => {
  it('has all of them by day, each on one line, and where it is switched off', () => {
    const { subject, text } = sent([date('2026-03-12', 'Hearing'), date('2026-03-12', 'File the reply'), date('2026-03-19', 'Notice')]);
    expect(subject).toBe('3 dates of your matters are near');
    expect(text).toContain('Today, 12 March 2026:\n- Hearing (Xylander v. Quibble)\n- File the reply (Xylander v. Quibble)\n');
    expect(text).toContain('In 7 days, 19 March 2026:\n- Notice');
    expect(text).toContain('Switch them off: https://law.example/off#x');
    expect(text).not.toContain('porter');
  });

  it('counts what it leaves out', () => {
    expect(sent([date('2026-03-13', 'Hearing')], 4)).toMatchObject({
      subject: '5 dates of your matters are near',
      text: expect.stringMatching(/Tomorrow, 13 March 2026:[^]*and 4 more\./),
    });
    expect(sent([date('2026-03-13', 'Hearing')]).subject).toBe('One date of your matters is near');
  });
});
