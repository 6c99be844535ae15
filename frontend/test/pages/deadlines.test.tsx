import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { renderAsUser } from '../support/render-app.js';
import { keepSavedFiles } from '../support/saved-files.js';
import { page } from '../support/wire.js';

const PIN = {
  __typename: 'DeadlinePin',
  act: 'Sample Act, 2020',
  label: 'section 5, Sample Act, 2020',
  place: '5',
  notice: 'Not compared with the act here.',
  documentId: null,
};
const HELD = {
  __typename: 'DeadlinePin',
  act: 'Sample Act, 1990',
  label: 'section 7(b), Sample Act, 1990',
  place: '7',
  notice: null,
  documentId: 'act-1',
};
const ROW = {
  __typename: 'DeadlineRow',
  id: 'sample-row',
  groupName: 'Samples',
  event: 'The sample came back',
  task: 'Send it again',
  period: '30 days',
  start: 'Day on which it came back',
  wait: null,
  extension: 'For sufficient cause',
  decides: 'The Sample Court',
  leavesOutCopyTime: true,
  leavesOutNoticeTime: false,
  state: null,
  pins: [PIN],
  notes: [{ __typename: 'DeadlineNote', text: 'An old name.', pins: [] }],
};
const COUNTED = {
  __typename: 'Deadline',
  date: '2025-11-03',
  today: '2025-11-10',
  status: 'IN_TIME',
  statusText: 'In time',
  statement: 'On these facts alone the period ends on 3 December 2025; provisional, check before filing.',
  periodEnds: '2025-12-03',
  lastDay: '2025-12-03',
  lastDayText: '3 December 2025 (Wednesday)',
  daysLeft: 23,
  notBefore: null,
  extendedUntil: null,
  row: ROW,
  sum: [
    { __typename: 'DeadlineLine', kind: 'START', text: 'Day on which it came back: 3 November 2025 (Monday)', pins: [] },
    { __typename: 'DeadlineLine', kind: 'PERIOD', text: 'Period of 30 days: until 3 December 2025 (Wednesday)', pins: [PIN] },
  ],
  moves: [{ __typename: 'DeadlineNote', kind: 'NOTE', text: 'The court is closed on the last day.', pins: [HELD] }],
};

const network = (rows: readonly object[] = [ROW]) =>
  new FakeNetwork()
    .install()
    .on('DeadlineChoices', () => ({
      deadlineGroups: [{ __typename: 'DeadlineGroup', id: 'samples', name: 'Samples', rowCount: 1 }],
      holidayPlaces: { __typename: 'HolidayPlaces', states: [], courts: [] },
    }))
    .on('DeadlineRows', () => ({ deadlineRows: page('DeadlineRow', rows) }))
    .on('OneDeadlineRow', ({ variables }) => ({ deadlineRow: variables['id'] === ROW.id ? ROW : null }))
    .on('Deadline', () => ({ deadline: COUNTED }))
    .on('OpenMatters', () => ({ matters: page('Matter', [{ __typename: 'Matter', id: 'm-1', title: 'Sample v. Example' }]) }))
    .on('KeepInMatter', () => ({ addMatterDeadline: { __typename: 'MatterDeadline', id: 'd-1' } }));

describe('deadlines', () => {
  it('are counted from what happened and its day, and taken into a calendar', async () => {
    const saved = keepSavedFiles();
    const net = network();
    const { user, search } = renderAsUser('/deadlines');
    await user.click(await screen.findByRole('button', { name: 'Samples (1)' }));
    await user.click(await screen.findByRole('button', { name: /^The sample came back/ }));
    expect(search()).toBe('?group=samples&row=sample-row');
    expect(await screen.findByRole('heading', { name: 'The sample came back' })).toBe(document.activeElement);
    expect(screen.getByText('Who decides: The Sample Court')).toBeTruthy();
    await user.type(screen.getByLabelText('Day on which it came back'), '3 November 2025');
    await user.type(screen.getByLabelText('Days that getting the copy took (optional)'), '12{Enter}');
    expect(await screen.findByText(COUNTED.statement)).toBeTruthy();
    expect(net.sent('Deadline')).toEqual([
      { rowId: 'sample-row', language: 'ENGLISH', date: '3 November 2025', copyDays: 12, noticeDays: null, state: null, court: null },
    ]);
    for (const text of ['In time', '23 days left', 'How it was counted', 'What may move it', 'Also note', 'An old name.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: HELD.label }).getAttribute('href')).toBe('/library?open=act-1&section=7');
    expect(screen.getByText('Not compared with the act here: Sample Act, 2020')).toBeTruthy();
    expect(screen.getByText('3 December 2025 (Wednesday)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add to My Calendar (.ics)' }));
    expect(await saved[0]).toContain('DTSTART;VALUE=DATE:20251203');
    await user.click(screen.getByRole('button', { name: 'Keep in a Matter' }));
    await user.click(await screen.findByRole('combobox', { name: 'Matter' }));
    await user.click(await screen.findByText('Sample v. Example'));
    expect((await screen.findByRole('link', { name: 'Kept in Sample v. Example' })).getAttribute('href')).toBe('/matters/m-1');
    const counted = {
      rowId: 'sample-row',
      language: 'ENGLISH',
      date: '3 November 2025',
      copyDays: 12,
      noticeDays: null,
      state: null,
      court: null,
    };
    expect(net.sent('KeepInMatter')).toEqual([{ input: { matterId: 'm-1', counted } }]);
    await user.click(screen.getByRole('button', { name: 'Choose something else' }));
    expect(await screen.findByRole('list', { name: 'What happened' })).toBeTruthy();
  });

  it.each([
    ['', 'Enter the day.'],
    ['30 February 2026', 'This is not a day of the calendar. Write it as 12 March 2026.'],
  ])('are not counted from "%s"', async (typed, words) => {
    const net = network();
    const { user } = renderAsUser('/deadlines?row=sample-row');
    const field = await screen.findByLabelText('Day on which it came back');
    if (typed) await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Show the Last Day' }));
    expect(within(screen.getByRole('alert')).getByText(words)).toBeTruthy();
    expect(net.sent('Deadline')).toEqual([]);
  });

  it('begin with the day that a link brings, and with none for another row', async () => {
    const net = network();
    const { user, search } = renderAsUser('/deadlines?row=sample-row&date=2025-11-03');
    expect((await screen.findByLabelText<HTMLInputElement>('Day on which it came back')).value).toBe('2025-11-03');
    await user.click(screen.getByRole('button', { name: 'Show the Last Day' }));
    expect(await screen.findByText('In time')).toBeTruthy();
    expect(net.sent('Deadline')[0]).toMatchObject({ rowId: 'sample-row', date: '2025-11-03' });
    await user.click(screen.getByRole('button', { name: 'Choose something else' }));
    expect(search()).toBe('');
  });

  it('ask which day is meant where figures may be two', async () => {
    const net = network();
    const { user } = renderAsUser('/deadlines?row=sample-row');
    await user.type(await screen.findByLabelText('Day on which it came back'), '03/04/2025');
    await user.click(await screen.findByRole('button', { name: '3 April 2025' }));
    await user.click(screen.getByRole('button', { name: 'Show the Last Day' }));
    expect(await screen.findByText('In time')).toBeTruthy();
    expect(net.sent('Deadline')[0]).toMatchObject({ date: '3 April 2025' });
  });

  it('show what the server says of a field', async () => {
    network().on('Deadline', () => {
      throw new FakeGraphqlError('The input is not valid', 'VALIDATION_FAILED', {
        errors: [{ field: 'date', message: 'Date must be a day of the calendar' }],
      });
    });
    const { user } = renderAsUser('/deadlines?row=sample-row');
    await user.type(await screen.findByLabelText('Day on which it came back'), '3 November 2025{Enter}');
    expect(await screen.findByText('Date must be a day of the calendar')).toBeTruthy();
  });

  it('say when nothing matches, and when a row is gone', async () => {
    network([]);
    renderAsUser('/deadlines?q=xyzzy');
    expect(await screen.findByText('Nothing in the calendar matches. Try one word, such as “appeal” or “rent”.')).toBeTruthy();
    network();
    renderAsUser('/deadlines?row=gone');
    expect(await screen.findByText('This deadline is not there any more. Choose another one.')).toBeTruthy();
  });
});
