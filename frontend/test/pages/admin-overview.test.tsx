import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.js';
import { adminNetwork } from '../support/admin-network.js';
import { numbered, statistics, systemStatus } from '../support/admin-wire.js';
import { FakeGraphqlError, type FakeNetwork } from '../support/fake-network.js';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderAsAdmin } from '../support/render-app.js';

const PAGE = '/admin?tab=overview';
const totals = (calls: number): object => ({
  __typename: 'ModelUsageTotals',
  calls,
  failures: 1,
  inputTokens: 900,
  outputTokens: 100,
  costMicroUsd: null,
});
const day = (name: string, changes: object = {}): object => ({
  __typename: 'DayOfActivity',
  day: name,
  newUsers: 0,
  drafts: 0,
  answered: 0,
  unanswered: 0,
  ...changes,
});
const overview = (): object => ({
  activity: [day('2026-02-28', { newUsers: 2, answered: 3 }), day('2026-03-01', { drafts: 4, unanswered: 1 })],
  ...statistics(),
  ...systemStatus(),
  missingLaw: numbered('LackingAct', [{ __typename: 'LackingAct', act: 'Stamp Act, 1899', asked: 7, citedBy: 2 }], 6),
  modelUsage: {
    __typename: 'ModelUsageReport',
    total: totals(12),
    byDay: [{ __typename: 'DailyModelUsage', day: '2026-03-01', totals: totals(12) }],
  },
});

let network: FakeNetwork;
beforeEach(() => {
  new FakeSocketServer().install();
  network = adminNetwork().on('Overview', overview);
});

describe('overview', () => {
  it('adds up what was done, with a bar for each day', async () => {
    const { user } = renderAsAdmin(PAGE);
    const figures = within(await screen.findByRole('region', { name: 'Figures' }));
    for (const text of ['25% of all questions', '12 calls', '1,000 tokens · 1 failed', '1 running · 2 waiting · 0 failed'])
      expect(figures.getByText(text)).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Drafts and replies: 4 in total, 4 at most, on / })).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Model calls: 12 in total/ })).toBeTruthy();
    expect(screen.getByText('asked for 7 times · cited by 2 of the documents')).toBeTruthy();
    expect(network.sent('Overview')).toEqual([{ days: 30 }]);
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'All 6, with what users say of answers' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Asked, Not Answered' }).getAttribute('aria-selected')).toBe('true'));
  });

  it('says that it could not be loaded, and loads again', async () => {
    network.on('Overview', () => {
      throw new FakeGraphqlError('Something went wrong', 'INTERNAL');
    });
    const { user } = renderAsAdmin(`${PAGE}&days=7`);
    await waitFor(() => expect(screen.getAllByText('Failed to load the overview')).toHaveLength(2));
    network.on('Overview', overview);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Stamp Act, 1899')).toBeTruthy();
    expect(network.sent('Overview').at(-1)).toEqual({ days: 7 });
  });
});
