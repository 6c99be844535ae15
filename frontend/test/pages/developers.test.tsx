import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocketServer } from '../support/fake-web-socket.js';
import { adminSession } from '../../src/shared/session/admin-session.js';
import { renderApp, renderAsUser } from '../support/render-app.js';

/** With a reference, a list that may be null, an enum and a shared answer. */
const OPEN_API = {
  info: { description: 'Everything over REST.' },
  paths: {
    '/health/live': { get: { operationId: 'live', summary: 'Whether the process runs.', tags: ['Health'], responses: {} } },
    '/api/ask': {
      post: {
        operationId: 'ask',
        summary: 'Asks a question.',
        tags: ['Ask'],
        security: [{ user: [] }, { key: [] }],
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Question' } } } },
        responses: { 413: { $ref: '#/components/responses/TooLarge' } },
      },
    },
  },
  components: {
    schemas: {
      Question: {
        type: 'object',
        required: ['question'],
        properties: {
          question: { type: 'string', minLength: 1, maxLength: 4000 },
          history: { type: ['array', 'null'], maxItems: 20, items: { $ref: '#/components/schemas/Turn' } },
        },
      },
      Turn: { type: 'object', properties: { role: { enum: ['user', 'assistant'] }, before: { $ref: '#/components/schemas/Turn' } } },
    },
    responses: { TooLarge: { description: 'The body is too large.' } },
  },
};

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
    expect(await screen.findByText('Only fields that are open to everybody answer.')).toBeTruthy();
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

  it('sends the credentials that are chosen: of the user, the administrator, a key, or none', async () => {
    adminSession.begin('admin-token');
    const { user } = renderAsUser('/developers');
    const choice = await screen.findByRole('combobox', { name: 'Send as' });
    expect(screen.getByText('Requests are sent as Asha Rao.')).toBeTruthy();
    const run = async (): Promise<string | null | undefined> => {
      const before = sent.length;
      await user.click(screen.getByRole('button', { name: 'Run' }));
      await waitFor(() => expect(sent).toHaveLength(before + 1));
      await screen.findByRole('button', { name: 'Run' });
      return sent.at(-1)?.token;
    };
    expect(await run()).toBe('Bearer user-token');
    await user.selectOptions(choice, 'Signed-in administrator');
    expect(await run()).toBe('Bearer admin-token');
    await user.selectOptions(choice, 'No credentials');
    expect(await run()).toBeNull();
    await user.selectOptions(choice, 'API key');
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(await screen.findByText('Enter an API key first')).toBeTruthy();
    expect(sent).toHaveLength(3);
    await user.type(screen.getByLabelText('API key', { selector: 'input' }), ' thm_0123 ');
    expect(await run()).toBe('Bearer thm_0123');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('thm_0123');
  });

  it('offers no credentials that are not there', async () => {
    renderApp('/developers');
    await screen.findByRole('combobox', { name: 'Send as' });
    const disabled = (name: string): boolean => screen.getByRole<HTMLOptionElement>('option', { name }).disabled;
    expect(['Signed-in user', 'Signed-in administrator', 'API key', 'No credentials'].map(disabled)).toEqual([true, true, false, false]);
  });

  it('shows the OpenAPI document of the server: each operation with its access, parameters, fields and answers', async () => {
    vi.stubGlobal('fetch', (path: string) => {
      expect(path).toBe('/api/openapi.json');
      return Promise.resolve(Response.json(OPEN_API));
    });
    const { user, search } = renderApp('/developers');
    await user.click(await screen.findByRole('tab', { name: 'REST reference' }));
    expect(search()).toBe('?show=rest');
    await screen.findByText('/api/ask');
    await user.type(screen.getByRole('searchbox', { name: 'Filter operations' }), 'LEDGER');
    expect(screen.getByText('No operation matches')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox', { name: 'Filter operations' }));
    await user.type(screen.getByRole('searchbox', { name: 'Filter operations' }), 'asks');
    expect(screen.queryByText('/health/live')).toBeNull();
    await user.click(screen.getByText('/api/ask'));
    expect(await screen.findByText('Who may call it: users, API keys')).toBeTruthy();
    expect(screen.getByText('Idempotency-Key')).toBeTruthy();
    await user.click(screen.getAllByText('Question')[0]!);
    expect(await screen.findByText('string, 1 to 4000 characters')).toBeTruthy();
    await user.click(screen.getByText('list of Turn, at most 20 or null'));
    expect(await screen.findByText('"user" | "assistant"')).toBeTruthy();
    expect(screen.getByText('The body is too large.')).toBeTruthy();
  });

  it('says when the OpenAPI document does not come, and tries again', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ detail: 'No.', code: 'INTERNAL' }, { status: 500 })));
    const { user } = renderApp('/developers?show=rest');
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded.');
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(OPEN_API)));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('/api/ask')).toBeTruthy();
  });

  it('shows the guides, whose links lead to one another', async () => {
    const { user, search } = renderApp('/developers?show=guides');
    expect(await screen.findByRole('heading', { name: /A key$/ })).toBeTruthy();
    await user.click(screen.getAllByRole('link', { name: 'GraphQL' })[0]!);
    expect(await screen.findByRole('heading', { name: 'The GraphQL API' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'errors.md' }));
    expect(await screen.findByRole('heading', { name: 'Error codes and limits' })).toBeTruthy();
    expect(search()).toBe('?show=guides&guide=errors');
    expect(screen.getByRole('heading', { name: 'Limits' }).id).toBe('limits');
    expect(document.body.textContent).not.toContain('<!--');
    for (const name of ['MCP', 'Client package', 'Breaking changes']) await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { name: 'Changes of the API that break programs' })).toBeTruthy();
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
