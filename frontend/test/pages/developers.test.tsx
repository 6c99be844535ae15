import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { renderApp, renderAsUser } from '../support/render-app.js';

let sent: { query: string; variables: unknown; token: string | null }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(String(init.body)) as { query: string; variables: unknown };
    sent.push({ query, variables, token: new Headers(init.headers).get('authorization') });
    return Promise.resolve(Response.json({ data: { tokenBalance: { tokens: 7 } } }));
  });
});

describe('the page for developers', () => {
  it('is linked from the footer and leads to the OpenAPI document', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'For developers' }));
    expect(await screen.findByRole('heading', { name: 'For Developers' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'OpenAPI document' }).getAttribute('href')).toBe('/api/openapi.json');
    expect(await screen.findByText('Nobody is signed in, so only public fields answer.')).toBeTruthy();
  });

  it('writes an operation, runs it with the session and shows its result', async () => {
    const { user } = renderAsUser('/developers');
    const list = await screen.findByRole('navigation', { name: 'Operations' });
    await user.type(within(list).getByRole('searchbox', { name: 'Filter operations' }), 'tokenBalance');
    await user.click(within(list).getByRole('button', { name: /^tokenBalance/ }));
    await user.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(screen.getByRole('status', { name: '' }).textContent).toMatch(/ ms$/));
    expect(sent.at(-1)).toMatchObject({ variables: {}, token: 'Bearer user-token' });
    expect(sent.at(-1)?.query).toContain('tokenBalance');
    expect(document.body.textContent).toContain('"tokens": 7');
  });

  it('runs a subscription: values as they come, until it ends or is stopped', async () => {
    const socket = new FakeSocketServer().install();
    const { user } = renderAsUser('/developers');
    const list = await screen.findByRole('navigation', { name: 'Operations' });
    await user.type(within(list).getByRole('searchbox', { name: 'Filter operations' }), 'streams an answer');
    await user.click(within(list).getByRole('button', { name: /^answer/ }));
    await user.click(screen.getByRole('button', { name: 'Run' }));
    const first = await socket.subscription('Answer');
    expect(socket.connectionParams).toEqual({ authorization: 'Bearer user-token' });
    expect(first.variables).toEqual({ input: { question: '' } });
    for (const stage of ['Searching', 'Reading']) {
      socket.next(first, { answer: { stage } });
      await waitFor(() => expect(document.body.textContent).toContain(`"stage": "${stage}"`));
    }
    expect(document.body.textContent).toContain('"stage": "Searching"');
    socket.complete(first);
    await waitFor(() => expect(screen.getByRole('status', { name: '' }).textContent).toMatch(/ ms$/));

    await user.click(screen.getByRole('button', { name: 'Run' }));
    const second = await socket.subscription('Answer');
    socket.next(second, { answer: { stage: 'Searching' } });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(second.ended).toBe(true));
    expect(screen.getByRole('button', { name: 'Run' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(socket.subscriptions).toHaveLength(3));
    socket.fail(socket.subscriptions[2]!, 'Question is required', 'VALIDATION');
    await waitFor(() => expect(document.body.textContent).toContain('Question is required'));

    await user.click(screen.getByRole('button', { name: 'Run' }));
    await waitFor(() => expect(socket.subscriptions).toHaveLength(4));
    socket.close(4401);
    await waitFor(() => expect(document.body.textContent).toContain('"code": 4401'));
  });
});
