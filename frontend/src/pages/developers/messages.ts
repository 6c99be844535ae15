import { t, translated } from '../../shared/i18n/translate.js';

/** Commands of a shell; `{origin}` is the address of this server. */
export const AUTH_EXAMPLE = `curl -d username=you@example.org -d password=... {origin}/api/auth/login
# {"access_token": "..."}
curl -H "authorization: Bearer ..." {origin}/api/auth/me`;

/** The same; the client comes from the server itself. */
export const INSTALL_EXAMPLE = 'npm install {origin}/developers/themis-client.tgz';

export const developerMessages = translated({
  title: 'For Developers',
  lead: 'Everything that the screens of Themis do can be done from your own programs: over REST, over GraphQL, and live over GraphQL subscriptions. Both use the same services and return the same results and errors.',
  restTitle: 'REST',
  restText:
    'Logins, uploads, downloads and every other call of the product, described as an OpenAPI document that code generators understand.',
  openApi: 'OpenAPI document',
  graphqlTitle: 'GraphQL',
  graphqlText:
    'Queries and mutations by POST to /graphql. Subscriptions stream answers, drafts and the progress of jobs over a WebSocket at the same address (protocol graphql-transport-ws).',
  mcpTitle: 'MCP',
  mcpText: (origin: string): string =>
    t(
      'Assistants that speak the Model Context Protocol connect to {origin}/mcp: by signing in where they can (OAuth), or with an API key as their bearer token. They can search and open the law, ask, draft, check and compare.',
      { origin },
    ),
  clientTitle: 'Client package',
  clientText:
    'A typed package for Node and browsers, served by this installation: every call of the API, streams, retries, and the check of a webhook’s signature.',
  quickstartTitle: 'Quickstart',
  quickstartText:
    'Key, question, draft, edit, PDF and webhook in a few minutes, with a test key that costs nothing: in the shell, TypeScript and Python.',
  openQuickstart: 'Open the quickstart',
  openRecipes: 'Recipes',
  authTitle: 'Signing in',
  authText: 'Log in and send the token as a bearer header. Administrators have a separate login and need a separate token.',
  errorsTitle: 'Errors and repeats',
  errorsText:
    'REST errors carry detail (a text for people), code (stable, for programs) and errors (every field that was refused). GraphQL errors carry the same in message and extensions. A call that costs tokens takes an idempotency key: the same key is charged once.',
  explorerTitle: 'GraphQL explorer',
  explorerText: 'Runs against this server, with a session of this browser or an API key. Ctrl+Space completes, Ctrl+Enter runs.',
  graphqlSchema: 'GraphQL schema',
  restReference: 'REST reference',
  guides: 'Guides',
  guideTitles: {
    quickstart: 'Quickstart',
    recipes: 'Recipes',
    graphql: 'GraphQL',
    errors: 'Errors and limits',
    mcp: 'MCP',
    client: 'Client package',
    'api-changelog': 'Breaking changes',
  },
  loadingText: 'Loading...',
  notLoaded: 'This could not be loaded.',
  tryAgain: 'Try Again',
  access: 'Who may call it',
  callers: { everybody: 'everybody', user: 'users', admin: 'administrators', apiKey: 'API keys' },
  parameters: 'Parameters',
  requestBody: 'Request body',
  answers: 'Responses',
  required: 'required',
  sendAs: 'Send as',
  senders: { user: 'Signed-in user', admin: 'Signed-in administrator', apiKey: 'API key', nobody: 'No credentials' },
  asUser: (name: string): string => t('Requests are sent as {name}.', { name }),
  asAdmin: 'Requests are sent as the administrator who is signed in here.',
  asNobody: 'Only fields that are open to everybody answer.',
  keyHint: 'The key is forgotten when you leave this page.',
  keyMissing: 'Enter an API key first',
  loading: 'Loading the explorer...',
  fields: 'Operations',
  filter: 'Filter operations',
  noFields: 'No operation matches',
  Query: 'Queries',
  Mutation: 'Mutations',
  Subscription: 'Subscriptions',
  query: 'Operation',
  variables: 'Variables (JSON)',
  result: 'Result',
  run: 'Run',
  stop: 'Stop',
  running: 'Running...',
  took: (milliseconds: number): string => t('{milliseconds} ms', { milliseconds: Math.round(milliseconds) }),
  badVariables: 'The variables are not a JSON object',
  unreachable: 'The server could not be reached',
});
