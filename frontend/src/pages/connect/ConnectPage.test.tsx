import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectPage } from './ConnectPage.js';
import { ANSWER_APP_REQUEST, APP_REQUEST } from './connect.operations.js';

vi.mock('../../shared/session/hooks.js', () => ({ useSignedInUser: () => ({ email: 'asha@sample.test' }) }));

const REQUEST = {
  __typename: 'AppRequestView' as const,
  id: 'r1',
  name: 'Sample Assistant',
  host: 'assistant.sample.test',
  onThisDevice: false,
  scopes: ['ASK', 'FILES'],
};
const went = vi.fn();

const asked = (request: Partial<typeof REQUEST> = {}) => ({
  request: { query: APP_REQUEST, variables: { id: 'r1' } },
  result: { data: { appRequest: { ...REQUEST, ...request } } },
});
const answered = (scopes: string[]) => ({
  request: { query: ANSWER_APP_REQUEST, variables: { id: 'r1', input: { scopes } } },
  result: { data: { answerAppRequest: { __typename: 'AppRequestAnswer', continueAt: 'https://law.sample.test/oauth/authorize/r1' } } },
});

function show(mocks: object[], at = '/connect/r1') {
  const router = createMemoryRouter([{ path: '/connect/:id', Component: ConnectPage }], { initialEntries: [at] });
  render(
    <MockedProvider mocks={mocks as never}>
      <RouterProvider router={router} />
    </MockedProvider>,
  );
}

describe('what a program asks for', () => {
  beforeEach(() => {
    went.mockReset();
    vi.stubGlobal('location', { assign: went });
  });

  it('says which program, where it goes, for which account and what it may do', async () => {
    show([asked()]);
    expect(await screen.findByRole('heading', { name: 'Connect Sample Assistant?' })).toBeTruthy();
    expect(screen.getByText(/You are signed in as asha@sample.test/)).toBeTruthy();
    expect(screen.getByText(/you go back to assistant.sample.test/)).toBeTruthy();
    expect(screen.getByText(/nobody has verified it/)).toBeTruthy();
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Ask questions about the law in your name',
      'Read your reference files, upload others and delete them',
    ]);
  });

  it('opens what is left checked, and goes back to the program', async () => {
    show([asked(), answered(['ASK'])]);
    fireEvent.click(await screen.findByRole('checkbox', { name: /reference files/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('https://law.sample.test/oauth/authorize/r1'));
  });

  it('opens nothing with no box checked, and refuses in one click', async () => {
    show([asked({ name: null as never, onThisDevice: true, host: '127.0.0.1:5100', scopes: ['ASK'] }), answered([])]);
    expect(await screen.findByText(/a program on this device \(127.0.0.1:5100\)/)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Do Not Allow' }));
    await waitFor(() => expect(went).toHaveBeenCalled());
  });

  it('says so where the request cannot be answered', async () => {
    show([], '/connect/failed?error=invalid_client');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was opened to it');
  });
});
