import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConnectedApps } from './ConnectedApps.js';
import { CONNECTED_APPS, DISCONNECT_APP } from './security.operations.js';

const APP = {
  __typename: 'ConnectedApp',
  id: 'a1',
  name: 'Sample Assistant',
  host: 'assistant.sample.test',
  scopes: ['ASK', 'SEARCH'],
  createdAt: '2026-01-31T10:00:00.000Z',
  lastUsedAt: null,
};
const listed = (apps: object[]) => ({ request: { query: CONNECTED_APPS }, result: { data: { connectedApps: apps } } });
const ended = {
  request: { query: DISCONNECT_APP, variables: { id: 'a1' } },
  result: { data: { disconnectApp: { __typename: 'ConnectedApp', id: 'a1' } } },
};

const show = (mocks: object[]) =>
  render(
    <MockedProvider mocks={mocks as never}>
      <ConnectedApps />
    </MockedProvider>,
  );

describe('the connected apps of the profile', () => {
  it('are listed with their host and what they may do, and ended after a question', async () => {
    show([listed([APP]), ended, listed([])]);
    expect(await screen.findByText('Sample Assistant')).toBeTruthy();
    expect(screen.getByText(/assistant\.sample\.test · Connected .* · Last used never/)).toBeTruthy();
    expect(screen.getByText('Ask questions · Search the library')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect Sample Assistant' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/loses access at once/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('No app is connected.')).toBeTruthy();
  });

  it('say so when they cannot be loaded', async () => {
    show([{ request: { query: CONNECTED_APPS }, error: new Error('away') }]);
    expect(await screen.findByText('Your connected apps could not be loaded.')).toBeTruthy();
  });
});
