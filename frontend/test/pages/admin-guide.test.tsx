import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { numbered } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { findDialog } from '../support/find-dialog.js';
import { renderAsAdmin } from '../support/render-app.js';

const ACT = 'Negotiable Instruments Act, 1881';
const place = (section: string, held = 'HELD', act = ACT) => ({ __typename: 'TopicSection', act, section, held });
const topic = (id: string, changes: object = {}) => ({
  __typename: 'GuideTopic',
  id,
  name: 'Cheque returned unpaid',
  field: 'Cheques',
  origin: 'SHIPPED',
  enabled: true,
  asks: { __typename: 'TopicAsks', en: ['my cheque bounced', 'bank returned my cheque'], hi: ['चेक बाउंस'], hinglish: [] },
  law: [place('138'), place('999', 'SECTION_MISSING'), place('5', 'ACT_MISSING', 'Arms Act, 1959')],
  next: [],
  plainText: null,
  ...changes,
});
const own = (changes: object = {}) =>
  topic('own-1', { name: 'Lighthouses', field: '', origin: 'OWN', law: [place('2', 'HELD', 'Keepers Act, 1990')], ...changes });
const lacking = (act: string, changes: object = {}) => ({
  __typename: 'LackingAct',
  act,
  asked: 3,
  lastAskedAt: '2026-10-01T09:00:00.000Z',
  topics: 12,
  citedBy: 1,
  ...changes,
});

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork()
    .on('GuideTopics', () => ({ guideTopics: numbered('GuideTopic', [own(), topic('cheque')], 60) }))
    .on('MissingLaw', () => ({
      missingLaw: numbered('LackingAct', [lacking('Arms Act, 1959'), lacking('Limitation Act, 1963', { asked: 0, lastAskedAt: null })], 60),
    }));
});

describe('the guide to the law', () => {
  it('lists topics with their ways of asking, their sections, and what of those the library lacks', async () => {
    const { user } = renderAsAdmin('/admin?tab=guide');
    const row = within((await screen.findByText('Cheque returned unpaid')).closest('tr') as HTMLElement);
    expect(row.getByText('Cheques · Built in')).toBeTruthy();
    expect(row.getByText(/Section 138, Negotiable/).textContent).not.toContain('library');
    expect(row.getByText('(no such section in the library)')).toBeTruthy();
    expect(row.getByText('(not in the library)')).toBeTruthy();
    await user.click(row.getByText('3 ways'));
    expect(row.getByText('चेक बाउंस')).toBeTruthy();
    expect(row.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
    await expectAccessible();
  });

  it('asks the server for words, field, act, origin, state and page, and keeps them in the address', async () => {
    const { user, search } = renderAsAdmin('/admin?tab=guide&origin=OWN&state=off');
    await screen.findByText('Lighthouses');
    await user.type(screen.getByRole('searchbox', { name: 'Search by words' }), 'tower{Enter}');
    await user.type(screen.getByRole('searchbox', { name: 'Act' }), 'keepers{Enter}');
    await waitFor(() => expect(search()).toContain('act=keepers'));
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(network.sent('GuideTopics').at(-1)).toMatchObject({
        offset: 25,
        search: 'tower',
        field: null,
        act: 'keepers',
        origin: 'OWN',
        enabled: false,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(search()).toBe('?tab=guide'));
  });

  it('switches a topic off at once, and on again when the server refuses', async () => {
    network.on('SwitchTopic', () => {
      throw new FakeGraphqlError('Topic not found', 'TOPIC_NOT_FOUND');
    });
    const { user } = renderAsAdmin('/admin?tab=guide');
    const control = await screen.findByRole('switch', { name: 'Use the topic: Cheque returned unpaid' });
    await user.click(control);
    expect(network.sent('SwitchTopic')).toEqual([{ id: 'cheque', enabled: false }]);
    expect(await screen.findByText('Topic not found')).toBeTruthy();
    await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('true'));
  });

  it('adds a topic and says which of its sections the library lacks', async () => {
    network.on('CreateTopic', () => ({ createTopic: own({ law: [place('2', 'ACT_MISSING', 'Keepers Act, 1990')] }) }));
    const { user } = renderAsAdmin('/admin?tab=guide');
    await user.click(await screen.findByRole('button', { name: 'Add Topic' }));
    const dialog = within(await findDialog('Add Topic'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    for (const problem of ['Name is required', 'At least one way of asking is required', 'At least one section is required'])
      expect(await dialog.findByText(problem)).toBeTruthy();
    await expectAccessible();
    const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    fill('Name', 'Lighthouses');
    fill('In Hindi, in Latin letters', ' minaar ka darj \n\nminaar kahan');
    fill('Sections that answer', 'Keepers Act');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Write the section, a comma and the act: Keepers Act')).toBeTruthy();
    fill('Sections that answer', 'Section 2, Keepers Act, 1990');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Topic saved. The library does not hold: Section 2, Keepers Act, 1990.')).toBeTruthy();
    expect(network.sent('CreateTopic')).toEqual([
      {
        input: {
          name: 'Lighthouses',
          field: null,
          asks: { en: [], hi: [], hinglish: ['minaar ka darj', 'minaar kahan'] },
          law: [{ act: 'Keepers Act, 1990', section: '2' }],
          next: [],
        },
      },
    ]);
  });

  it('edits and deletes a topic that was added', async () => {
    network.on('UpdateTopic', () => ({ updateTopic: own({ name: 'Beacons' }) }));
    network.on('DeleteTopic', () => ({ deleteTopic: { __typename: 'Notice', message: 'Topic deleted successfully' } }));
    const { user } = renderAsAdmin('/admin?tab=guide');
    await user.click(await screen.findByRole('button', { name: 'Edit: Lighthouses' }));
    const dialog = within(await findDialog('Edit Topic'));
    expect((dialog.getByLabelText('Sections that answer') as HTMLTextAreaElement).value).toBe('2, Keepers Act, 1990');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Topic saved')).toBeTruthy();
    expect(await screen.findByText('Beacons')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete: Beacons' }));
    await user.click(within(await findDialog('Delete topic')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Topic deleted successfully')).toBeTruthy();
    expect(network.sent('DeleteTopic')).toEqual([{ id: 'own-1' }]);
  });

  it('does not call a change failed when only the list could not be loaded after it', async () => {
    network.on('DeleteTopic', () => {
      network.on('GuideTopics', () => {
        throw new FakeGraphqlError('no', 'INTERNAL');
      });
      return { deleteTopic: { __typename: 'Notice', message: 'Topic deleted successfully' } };
    });
    const { user } = renderAsAdmin('/admin?tab=guide');
    await user.click(await screen.findByRole('button', { name: 'Delete: Lighthouses' }));
    await user.click(within(await findDialog('Delete topic')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Topic deleted successfully')).toBeTruthy();
    expect(screen.queryByText('Failed to delete the topic')).toBeNull();
  });

  it('can be loaded again when it could not be', async () => {
    network.on('GuideTopics', () => {
      throw new FakeGraphqlError('no', 'INTERNAL');
    });
    renderAsAdmin('/admin?tab=guide');
    expect((await screen.findAllByText('Failed to load the topics')).length).toBeGreaterThan(0);
  });
});

describe('missing law', () => {
  beforeEach(() =>
    network.on('AnswerRatings', () => ({
      answerRatings: numbered('RatedAnswer', []),
      answerRatingCounts: { __typename: 'RatingCounts', up: 3, down: 1, unquoted: 2, days: 180 },
    })),
  );

  it('is listed with how often it was asked for and when last', async () => {
    const { user } = renderAsAdmin('/admin?tab=unanswered');
    const table = within(await screen.findByRole('table', { name: 'Missing Law' }));
    const row = within((await table.findByText('Arms Act, 1959')).closest('tr') as HTMLElement);
    expect(row.getByText('3 times')).toBeTruthy();
    expect(row.getByText('1 document')).toBeTruthy();
    expect(within(table.getByText('Limitation Act, 1963').closest('tr') as HTMLElement).getByText('Never')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show More' }));
    await waitFor(() => expect(network.sent('MissingLaw').at(-1)).toEqual({ first: 75 }));
  });

  it('can be loaded again when it could not be', async () => {
    network.on('MissingLaw', () => {
      throw new FakeGraphqlError('no', 'INTERNAL');
    });
    renderAsAdmin('/admin?tab=unanswered');
    expect((await screen.findAllByText('Failed to load the missing law')).length).toBeGreaterThan(0);
  });
});
