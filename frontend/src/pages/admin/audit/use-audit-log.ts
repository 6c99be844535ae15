import { useQuery } from '@apollo/client/react';
import type { AuditLogQuery } from '../../../shared/gql/graphql.js';
import { useNumberedPage } from '../../../shared/url/use-numbered-page.js';
import { useUrlParams } from '../../../shared/url/use-url-params.js';
import { AUDIT_LOG } from './audit.operations.js';

export type AuditEntry = AuditLogQuery['auditLog']['nodes'][number];

type AuditFilters = Partial<Record<'action' | 'actor' | 'subject', string | null>>;

/** The audit log entries selected by the URL. */
export function useAuditLog() {
  const { params, change } = useUrlParams();
  const place = useNumberedPage();
  const action = params.get('action');
  const actor = params.get('actor');
  const subject = params.get('subject');
  const { data, previousData, error, refetch } = useQuery(AUDIT_LOG, {
    variables: { first: place.size, offset: place.offset, action, actorId: actor, subject },
  });
  const page = (data ?? previousData)?.auditLog;
  return {
    place,
    action,
    actor,
    subject,
    entries: page?.nodes,
    total: page?.totalCount,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
    filter: (filters: AuditFilters) => change({ ...filters, page: null }),
  };
}
