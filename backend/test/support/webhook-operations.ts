import type { KeyScope } from '../../src/core/access/keys/key-scopes.js';
import type { GraphqlRow, RestRow } from './operations.js';

const id = 'id: "6f1f0b52-0000-4000-8000-000000000001"';

/** The REST routes of webhooks: users', and administrators' for the installation. */
export const WEBHOOK_ROUTES: Record<string, RestRow> = {
  ...routes('/api/webhooks', 'user', 'Webhook'),
  ...routes('/api/admin/webhooks', 'admin', 'InstallationWebhook'),
};

function routes(path: string, access: RestRow['access'], name: string): Record<string, RestRow> {
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  const row: Omit<RestRow, 'graphql'> = { access, keys: access === 'user' ? ['WEBHOOKS'] : undefined };
  return {
    [`GET ${path}`]: { ...row, graphql: [`${own}s`] },
    [`POST ${path}`]: { ...row, graphql: [`create${name}`] },
    [`PUT ${path}/:id`]: { ...row, graphql: [`update${name}`] },
    [`DELETE ${path}/:id`]: { ...row, graphql: [`delete${name}`] },
    [`POST ${path}/:id/rotate-secret`]: { ...row, graphql: [`rotate${name}Secret`] },
    [`POST ${path}/:id/test`]: { ...row, graphql: [`test${name}`] },
    [`GET ${path}/:id/deliveries`]: { ...row, graphql: [`${own}Deliveries`] },
    [`POST ${path}/deliveries/:id/replay`]: { ...row, graphql: [`replay${name}Delivery`] },
  };
}

/** The root fields of webhooks with a harmless call of each. */
export const WEBHOOK_OPERATIONS: Record<string, GraphqlRow> = {
  ...operations('user', 'Webhook'),
  ...operations('admin', 'InstallationWebhook'),
};

function operations(access: GraphqlRow['access'], name: string): Record<string, GraphqlRow> {
  const own = name.charAt(0).toLowerCase() + name.slice(1);
  const keys: KeyScope[] | undefined = access === 'user' ? ['WEBHOOKS'] : undefined;
  const calls: [string, GraphqlRow['kind'], string][] = [
    [`${own}s`, 'query', '{ totalCount }'],
    [`${own}Deliveries`, 'query', `(${id}) { totalCount }`],
    [`create${name}`, 'mutation', '(input: { name: "", url: "", events: [TOKENS_LOW] }) { secret }'],
    [`update${name}`, 'mutation', `(${id}, input: {}) { id }`],
    [`delete${name}`, 'mutation', `(${id}) { id }`],
    [`rotate${name}Secret`, 'mutation', `(${id}) { secret }`],
    [`test${name}`, 'mutation', `(${id}) { id }`],
    [`replay${name}Delivery`, 'mutation', `(${id}) { id }`],
  ];
  return Object.fromEntries(calls.map(([field, kind, call]) => [field, { kind, access, keys, call: `${field}${call}` }]));
}
