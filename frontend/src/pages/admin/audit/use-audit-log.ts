import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import type { AuditLogQuery } from '../../../shared/gql/graphql.js';
import { useNumberedPage } from '../../../shared/url/use-numbered-page.js';
import { useUrlParams } from '../../../shared/url/use-url-params.js';
import { periodOf } from '../../../shared/url/period.js';
import { AUDIT_LOG } from './audit.operations.js';

export type AuditEntry = AuditLogQuery['auditLog']['nodes'][number];

type AuditFilters = Partial<Record<'action' | 'actor' | 'subject' | 'q' | 'from' | 'to', string | null>>;

/** The audit log entries selected by the URL. */
export function useAuditLog() {
  const { params, change } = useUrlParams();
  const place = useNumberedPage();
  const action = params.get('action');
  const actor = params.get('actor');
  const subject = params.get('subject');
  const search = params.get('q') ?? '';
  const [from, to] = [params.get('from'), params.get('to')];
  const wanted = { action, actorId: actor, subject, search: search || null, ...periodOf(from, to) };
  const { data, previousData, error, refetch } = useQuery(AUDIT_LOG, {
    variables: { first: place.size, offset: place.offset, ...wanted },
  });
  const page = (data ?? previousData)?.auditLog;
  const filter = useCallback(
    (filters: AuditFilters, options?: { replace?: boolean }) => change({ ...filters, page: null }, options),
    [change],
  );
  return {
    place,
    action,
    actor,
    subject,
    search,
    from,
    to,
    /** What the filters ask the server for. */
    wanted,
    filtered: Object.values(wanted).some((value) => value !== null),
    entries: page?.nodes,
    total: page?.totalCount,
    stale: !data && Boolean(previousData),
    failed: Boolean(error) && !data,
    reload: () => void refetch().catch(() => undefined),
    filter,
  };
}
