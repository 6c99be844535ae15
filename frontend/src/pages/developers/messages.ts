export const developerMessages = {
  title: 'For Developers',
  lead: 'Everything that the screens of Themis do can be done from your own programs: over REST, over GraphQL, and live over GraphQL subscriptions. Both use the same services and return the same results and errors.',
  restTitle: 'REST',
  restText:
    'Logins, uploads, downloads and every other call of the product, described as an OpenAPI document that code generators understand.',
  openApi: 'OpenAPI document',
  graphqlTitle: 'GraphQL',
  graphqlText:
    'Queries and mutations by POST to /graphql. Subscriptions stream answers, drafts and the progress of jobs over a WebSocket at the same address (protocol graphql-transport-ws).',
  authTitle: 'Signing in',
  authText: 'Log in and send the token as a bearer header. Administrators have a separate login and need a separate token.',
  authExample: `curl -d username=you@example.org -d password=... {origin}/api/auth/login
# {"access_token": "..."}
curl -H "authorization: Bearer ..." {origin}/api/auth/me`,
  errorsTitle: 'Errors and repeats',
  errorsText:
    'REST errors carry detail (a text for people), code (stable, for programs) and errors (every field that was refused). GraphQL errors carry the same in message and extensions. A call that costs tokens takes an idempotency key: the same key is charged once.',
  explorerTitle: 'GraphQL explorer',
  explorerText: 'Runs against this server with your own session. Ctrl+Space completes, Ctrl+Enter runs.',
  visitor: 'Nobody is signed in, so only public fields answer.',
  asUser: (name: string): string => `Requests are sent as ${name}.`,
  loading: 'Loading the explorer...',
  fields: 'Operations',
  filter: 'Filter operations',
  noFields: 'No operation of this name',
  Query: 'Queries',
  Mutation: 'Mutations',
  Subscription: 'Subscriptions',
  query: 'Operation',
  variables: 'Variables (JSON)',
  result: 'Result',
  run: 'Run',
  stop: 'Stop',
  running: 'Running...',
  took: (milliseconds: number): string => `${Math.round(milliseconds)} ms`,
  badVariables: 'The variables are not a JSON object',
  unreachable: 'The server could not be reached',
} as const;
