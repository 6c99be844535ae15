import type { EntityManager } from 'typeorm';
import type { SessionKind } from '../../../core/access/session.entity.js';
import { newestRows } from '../../../core/pages/newest-first.js';
import type { Page, PageQuery } from '../../../core/pages/page.js';
import type { ApiKeyView } from './api-keys.views.js';

/** Whose keys; all of them without it. */
export interface ApiKeyFilter {
  ownerId?: string;
  kind?: SessionKind;
}

const FROM = 'api_keys k join sessions s on s.id = k.id join users u on u.id = s.user_id';
const COLUMNS = `k.id, k.name, k.prefix, k.scopes, k.is_test as test, s.created_at as "createdAt", s.expires_at as "expiresAt", s.revoked_at as "revokedAt",
  case when s.revoked_at is not null then 'REVOKED' when s.expires_at <= now() then 'EXPIRED' else 'ACTIVE' end as state,
  k.allowed_addresses as "allowedAddresses", k.calls_per_minute as "callsPerMinute", k.token_budget::int as "tokenBudget",
  k.tokens_spent::int as "tokensSpent", k.last_used_at as "lastUsedAt", k.last_used_address as "lastUsedAddress",
  s.user_id as "ownerId", u.email as "ownerEmail"`;
// Owners find their connected apps in a list of their own.
const MATCHES = `($1::uuid is null or s.user_id = $1 and not exists (select from connected_apps a where a.id = k.id))
  and ($2::text is null or s.kind = $2)`;

const valuesOf = ({ ownerId, kind }: ApiKeyFilter) => [ownerId ?? null, kind ?? null];

/** One key among those that the filter lets through. */
export async function findApiKey(manager: EntityManager, id: string, filter: ApiKeyFilter = {}): Promise<ApiKeyView | undefined> {
  const [key] = await manager.query<ApiKeyView[]>(`select ${COLUMNS} from ${FROM} where ${MATCHES} and k.id = $3`, [
    ...valuesOf(filter),
    id,
  ]);
  return key;
}

/** A page of keys, newest first. @throws BadRequestError for a cursor of no page */
export const listApiKeys = (manager: EntityManager, filter: ApiKeyFilter, page: PageQuery): Promise<Page<ApiKeyView>> =>
  newestRows<ApiKeyView>(
    manager,
    { columns: COLUMNS, from: FROM, where: MATCHES, values: valuesOf(filter), order: ['s.created_at', 's.id'] },
    page,
  );
