import { vi } from 'vitest';

export interface GraphqlRequest {
  operationName: string;
  variables: Record<string, unknown>;
  token: string | null;
}

type GraphqlHandler = (request: GraphqlRequest) => unknown;
type RestHandler = (request: { form: URLSearchParams | FormData; token: string | null }) => Response;

/** A refusal as the server words it. */
export class FakeGraphqlError extends Error {
  readonly extensions: Record<string, unknown>;
  constructor(message: string, code: string, extensions: Record<string, unknown> = {}) {
    super(message);
    this.extensions = { code, ...extensions };
  }
}

/** `fetch` for one test: GraphQL by operation name, REST by path. Unknown requests fail the test by their rejection. */
export class FakeNetwork {
  /** Every draft asks whether there is a letterhead and whether it is approved, and every form for unfinished entries; a test that wants one says so. */
  readonly graphql = new Map<string, GraphqlHandler>([
    ['LetterheadAvailable', () => ({ letterheadAvailable: false })],
    ['UnfinishedForm', () => ({ unfinishedForms: [] })],
    [
      'ApprovalStanding',
      () => ({ approvalStanding: { __typename: 'ApprovalStanding', needed: false, supervisors: [], supervised: 0, waiting: 0 } }),
    ],
    ['VersionApproval', ({ variables }) => ({ documentVersion: { __typename: 'DocumentVersion', id: variables['id'], approval: null } })],
    ['SupervisedAccounts', () => ({ supervisedAccounts: { __typename: 'SupervisedAccountConnection', totalCount: 0, nodes: [] } })],
  ]);
  /** Every page for signing in asks for these. */
  readonly rest = new Map<string, RestHandler>([
    ['/api/auth/options', () => Response.json({ password_reset_by_email: true, passwords: true, provider: null, kept_days: 30 })],
  ]);
  readonly requests: GraphqlRequest[] = [];

  install(): this {
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => this.answer(String(input), init));
    return this;
  }

  on(operationName: string, handler: GraphqlHandler): this {
    this.graphql.set(operationName, handler);
    return this;
  }

  onRest(path: string, handler: RestHandler): this {
    this.rest.set(path, handler);
    return this;
  }

  /** Variables of each call of an operation, in order. */
  sent(operationName: string): Record<string, unknown>[] {
    return this.requests.filter((request) => request.operationName === operationName).map(({ variables }) => variables);
  }

  private async answer(path: string, init: RequestInit = {}): Promise<Response> {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    if (path !== '/graphql') {
      const handler = this.rest.get(path);
      if (!handler) throw new Error(`no fake for ${path}`);
      return handler({ form: init.body as FormData, token });
    }
    const { operationName, variables = {} } = JSON.parse(String(init.body)) as GraphqlRequest;
    const request = { operationName, variables, token };
    this.requests.push(request);
    const handler = this.graphql.get(operationName);
    if (!handler) throw new Error(`no fake for ${operationName}`);
    try {
      return Response.json({ data: await handler(request) });
    } catch (error) {
      if (!(error instanceof FakeGraphqlError)) throw error;
      const { message, extensions } = error;
      const away = String(extensions['code']).startsWith('DATABASE_');
      return Response.json(
        { data: null, errors: [{ message, extensions }] },
        // As the server does: https://graphql.github.io/graphql-over-http says how a client reads such an answer.
        away
          ? {
              status: 503,
              headers: { 'content-type': 'application/graphql-response+json', 'retry-after': String(extensions['retryAfterSeconds']) },
            }
          : {},
      );
    }
  }
}
