import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeGraphqlError, FakeNetwork } from '../support/fake-network.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsUser } from '../support/render-app.js';
import { keepSavedFiles } from '../support/saved-files.js';
import { page } from '../support/wire.js';

const MATTER = {
  __typename: 'Matter',
  id: 'm-1',
  title: 'Sample v. Example',
  reference: 'S/7',
  parties: [{ __typename: 'MatterParty', name: 'Asha Sample', role: 'plaintiff', isClient: true }],
  court: 'The Sample Court',
  caseNumber: 'RCS 12 of 2026',
  stage: 'Evidence',
  state: 'Maharashtra',
  personalLaw: null,
  notes: 'The keys are with the porter.',
  tags: ['rent'],
  status: 'OPEN',
  confidential: false,
  version: 3,
  conversationCount: 1,
  documentCount: 0,
  fileCount: 2,
  deadlineCount: 1,
  role: 'OWNER',
  ownerName: 'Asha Rao',
  memberCount: 0,
  updatedAt: '2026-10-01T09:00:00.000Z',
  restorableUntil: null as string | null,
};
const DATE = {
  __typename: 'MatterDeadline',
  id: 'd-1',
  matterId: 'm-1',
  matterTitle: 'Sample v. Example',
  confidential: false,
  day: '2031-01-26',
  title: 'Hearing',
  reason: 'Adjourned for evidence',
  pins: [],
  status: 'OPEN',
  daysLeft: 3,
};
const FILE = { __typename: 'ReferenceFile', id: 'f-1', filename: 'lease.txt', matterId: 'm-1' };
const LOOSE = { __typename: 'ReferenceFile', id: 'f-2', filename: 'notice.txt', matterId: null };
const CHAT = { __typename: 'Conversation', id: 'c-1', title: 'Who pays?', matterId: 'm-1' };

let net: FakeNetwork;
beforeEach(() => {
  net = new FakeNetwork()
    .install()
    .on('Matters', () => ({ matters: page('Matter', [MATTER]) }))
    .on('NextMatterDates', () => ({ matterDeadlines: page('MatterDeadline', [DATE]) }))
    .on('OneMatter', () => ({ matter: MATTER }))
    .on('Reminders', () => ({ reminders: { __typename: 'ReminderSettings', byEmail: false, emailAvailable: true, feedSince: null } }))
    .on('MatterDates', () => ({ matterDeadlines: page('MatterDeadline', [DATE]) }))
    .on('MatterContents', ({ variables }) => ({
      conversations: page('Conversation', [CHAT]),
      documents: page('UserDocument', []),
      referenceFiles: page('ReferenceFile', variables['id'] === null ? [FILE, LOOSE] : [FILE]),
    }))
    .on('MoveToMatter', () => ({ moveToMatter: { __typename: 'MovedToMatter', moved: 1 } }));
});

describe('matters', () => {
  it('are listed with what is in them and what is next, and begun with a title and their parties', async () => {
    net.on('CreateMatter', () => ({ createMatter: { ...MATTER, id: 'm-2', title: 'Boat' } }));
    const { user, path } = renderAsUser('/matters');
    expect(await screen.findByText('1 conversation, 0 documents, 2 files, 1 date')).toBeTruthy();
    expect(within(await screen.findByRole('region', { name: 'Next Dates' })).getByText('in 3 days')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New Matter' }));
    await user.click(screen.getByRole('button', { name: 'Begin Matter' }));
    expect(await screen.findByText('Title is required')).toBeTruthy();
    await user.type(screen.getByLabelText('Title'), ' Boat ');
    await user.type(screen.getByLabelText('Name'), 'Asha Sample');
    await user.type(screen.getByLabelText('Tags, separated by commas'), 'sale, boat{Enter}');
    await screen.findByRole('link', { name: 'All Matters' });
    expect(path()).toBe('/matters/m-2');
    expect(net.sent('CreateMatter')[0]).toMatchObject({
      input: { title: 'Boat', parties: [{ name: 'Asha Sample', role: null, isClient: true }], tags: ['sale', 'boat'] },
    });
  });

  it('say so when there are none', async () => {
    net
      .on('Matters', () => ({ matters: page('Matter', []) }))
      .on('NextMatterDates', () => ({ matterDeadlines: page('MatterDeadline', []) }));
    renderAsUser('/matters');
    expect(await screen.findByText(/^You have no matters yet/)).toBeTruthy();
  });

  it('say so when they cannot be loaded, and are loaded again', async () => {
    let down = true;
    net.on('Matters', () => {
      if (down) throw new FakeGraphqlError('Down', 'UNAVAILABLE');
      return { matters: page('Matter', [MATTER]) };
    });
    const { user } = renderAsUser('/matters');
    expect(await screen.findByText('The matters could not be loaded.')).toBeTruthy();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(within(await screen.findByRole('list', { name: 'Matters' })).getByRole('link', { name: MATTER.title })).toBeTruthy();
  });

  it('are deleted only after it was said what goes with them, and come back with one press', async () => {
    net
      .on('DeleteMatter', () => ({ deleteMatter: { __typename: 'DeletedMatter', id: 'm-1' } }))
      .on('RestoreMatter', () => ({ restoreMatter: MATTER }));
    const { user } = renderAsUser('/matters/m-1');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await findDialog('Delete this matter?');
    expect(within(dialog).getByText(/^With it go: 1 conversation, 0 documents, 2 files, 1 date\./)).toBeTruthy();
    expect(net.sent('DeleteMatter')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete Matter' }));
    expect(await screen.findByText('“Sample v. Example” was deleted.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: MATTER.title })).toBeTruthy();
    expect(net.sent('RestoreMatter')).toEqual([{ id: 'm-1' }]);
  });

  it('keep a change that conflicts with another one in the form, and say why', async () => {
    net.on('UpdateMatter', () => {
      throw new FakeGraphqlError('This matter was changed in the meantime. Open it again, then make your change.', 'MATTER_CHANGED');
    });
    const { user } = renderAsUser('/matters/m-1');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText('Stage'));
    await user.type(screen.getByLabelText('Stage'), 'Arguments');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This matter was changed in the meantime/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Stage').value).toBe('Arguments');
    expect(net.sent('UpdateMatter')[0]).toMatchObject({ id: 'm-1', input: { version: 3, stage: 'Arguments', court: MATTER.court } });
  });

  it('take what is chosen, give it back, and are asked in', async () => {
    net.on('BeginMatterConversation', () => ({ createConversation: { __typename: 'Conversation', id: 'c-9' } }));
    const { user, path } = renderAsUser('/matters/m-1');
    await user.click(await screen.findByRole('button', { name: 'Move Something Here' }));
    const dialog = await findDialog('What belongs to this matter?');
    // What is here already is not offered.
    await user.click(await within(dialog).findByRole('checkbox', { name: 'notice.txt' }));
    expect(within(dialog).queryByRole('checkbox', { name: 'lease.txt' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Move 1 item Here' }));
    await user.click(await screen.findByRole('button', { name: 'Take lease.txt out of this matter' }));
    expect(screen.getByRole('link', { name: 'Who pays?' }).getAttribute('href')).toBe('/ask/c-1');
    await user.click(screen.getByRole('button', { name: 'Ask in This Matter' }));
    await waitFor(() => expect(path()).toBe('/ask/c-9'));
    expect(net.sent('MoveToMatter')).toEqual([
      { input: { matterId: 'm-1', conversations: [], documents: [], files: ['f-2'] } },
      { input: { matterId: null, files: ['f-1'] } },
      { input: { matterId: 'm-1', conversations: ['c-9'] } },
    ]);
  });

  it('have dates that are entered as people write them, settled, and taken into a calendar', async () => {
    const saved = keepSavedFiles();
    net
      .on('AddMatterDate', () => ({ addMatterDeadline: { __typename: 'MatterDeadline', id: 'd-2' } }))
      .on('DeleteMatterDate', () => ({ deleteMatterDeadline: { __typename: 'DeletedMatterDeadline', id: 'd-1' } }));
    const { user } = renderAsUser('/matters/m-1');
    await user.click(await screen.findByRole('button', { name: 'Add to Calendar: Hearing' }));
    expect(await saved[0]).toContain('DTSTART;VALUE=DATE:20310126');
    await user.click(screen.getByRole('button', { name: 'Add Date' }));
    await user.type(screen.getByLabelText('Day'), '30 February 2031');
    await user.type(screen.getByLabelText('What is to be done'), 'File the list{Enter}');
    expect(await screen.findByText('Please enter a date such as 26/01/2031')).toBeTruthy();
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '26 January 2031{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Delete Hearing' }));
    expect(net.sent('AddMatterDate')).toEqual([{ input: { matterId: 'm-1', day: '2031-01-26', title: 'File the list' } }]);
    expect(net.sent('DeleteMatterDate')).toEqual([{ id: 'd-1' }]);
  });

  it('are confidential when asked to be, say so wherever they are worked in, and cease to be only when that is confirmed', async () => {
    const matter = { ...MATTER, confidential: false };
    const saved = keepSavedFiles();
    net
      .on('OneMatter', () => ({ matter }))
      .on('MatterName', () => ({ matter }))
      .on('MatterDates', () => ({ matterDeadlines: page('MatterDeadline', [{ ...DATE, confidential: matter.confidential }]) }))
      .on('UpdateMatter', ({ variables }) => {
        matter.confidential = (variables['input'] as { confidential: boolean }).confidential;
        return { updateMatter: matter };
      });
    const { user } = renderAsUser('/matters/m-1');
    await user.click(await screen.findByRole('button', { name: 'Make Confidential' }));
    expect(await screen.findByText('Confidential')).toBeTruthy();
    // Nothing is offered to be taken out, and a calendar gets the day alone.
    expect(screen.queryByRole('button', { name: 'Take lease.txt out of this matter' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add to Calendar: Hearing' }));
    const calendar = String(await saved[0]);
    expect(calendar).toContain('SUMMARY:A date of a confidential matter');
    expect(calendar).not.toMatch(/Hearing|Sample|Adjourned/);
    await user.click(screen.getByRole('button', { name: 'End Confidentiality' }));
    const question = within(await findDialog('End confidentiality?'));
    expect(net.sent('UpdateMatter')).toEqual([{ id: 'm-1', input: { version: 3, confidential: true } }]);
    await user.click(question.getByRole('button', { name: 'End Confidentiality' }));
    expect(await screen.findByRole('button', { name: 'Make Confidential' })).toBeTruthy();
    expect(net.sent('UpdateMatter')[1]).toEqual({
      id: 'm-1',
      input: { version: 3, confidential: false, confirmNotConfidential: true },
    });
  });

  it('remind of their dates by e-mail and in a calendar, whose address does not end unasked', async () => {
    const reminders = { __typename: 'ReminderSettings', byEmail: false, emailAvailable: true, feedSince: null as string | null };
    net
      .on('Reminders', () => ({ reminders }))
      .on('UpdateReminders', () => ({ updateReminders: { ...reminders, byEmail: (reminders.byEmail = true) } }))
      .on('RenewCalendarFeed', () => {
        reminders.feedSince = '2026-10-01T09:00:00.000Z';
        return { renewCalendarFeed: { __typename: 'CalendarFeed', path: '/api/calendar-feeds/secret.ics' } };
      })
      .on('EndCalendarFeed', () => ({ endCalendarFeed: { ...reminders, feedSince: (reminders.feedSince = null) } }));
    const { user } = renderAsUser('/matters');
    await user.click(await screen.findByText('Reminders and Calendar'));
    await user.click(screen.getByRole('checkbox', { name: /^E-mail me on the morning of a date/ }));
    expect(net.sent('UpdateReminders')).toEqual([{ input: { byEmail: true } }]);
    await user.click(screen.getByRole('button', { name: 'Make a Calendar Address' }));
    expect(await screen.findByText(/\/api\/calendar-feeds\/secret[.]ics$/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Switch the Calendar Off' }));
    const question = within(await findDialog('Switch the Calendar Off'));
    expect(question.getByText(/^The present address ends at once/)).toBeTruthy();
    expect(net.sent('EndCalendarFeed')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Switch the Calendar Off' }));
    expect(await screen.findByRole('button', { name: 'Make a Calendar Address' })).toBeTruthy();
    expect(screen.queryByText(/secret[.]ics$/)).toBeNull();
  });

  it('say that their reminders could not be loaded', async () => {
    net.on('Reminders', () => {
      throw new FakeGraphqlError('Out of reach', 'UNAVAILABLE');
    });
    renderAsUser('/matters');
    expect(await screen.findByText('The reminders could not be loaded.')).toBeTruthy();
  });

  it('say that one is not there any more', async () => {
    net.on('OneMatter', () => {
      throw new FakeGraphqlError('Matter not found', 'MATTER_NOT_FOUND');
    });
    renderAsUser('/matters/m-1');
    expect(await screen.findByText('This matter is not there any more.')).toBeTruthy();
  });
});
