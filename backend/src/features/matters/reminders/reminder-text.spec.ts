import { describe, expect, it } from '@jest/globals';
import { type OutgoingDate, outgoingWords } from './outgoing-dates.js';
import { reminderMail } from './reminder-text.js';

const date = (day: string, title: string): OutgoingDate => ({
  id: title,
  day,
  title,
  matterTitle: 'Xylander\nv. Quibble',
  notes: 'The keys are with the porter.',
  updatedAt: new Date(),
});
const sent = (dates: OutgoingDate[], more = 0) =>
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

  it('names no matter that is confidential', () => {
    const words = outgoingWords({ title: 'Hearing', reason: null, pins: [] }, { title: 'Xylander', confidential: true });
    expect(sent([{ ...date('2026-03-12', 'Hearing'), ...words }]).text).toContain('\n- A date of a confidential matter\n');
  });

  it('counts what it leaves out', () => {
    expect(sent([date('2026-03-13', 'Hearing')], 4)).toMatchObject({
      subject: '5 dates of your matters are near',
      text: expect.stringMatching(/Tomorrow, 13 March 2026:[^]*and 4 more\./),
    });
    expect(sent([date('2026-03-13', 'Hearing')]).subject).toBe('One date of your matters is near');
  });
});
