import type { DataOrder } from '../../../../components/ui/data-table/data-column.js';
import type { UserRole, UsersQueryVariables, UserSortField } from '../../../../shared/gql/graphql.js';
import { useNumberedPage, type NumberedPage } from '../../../../shared/url/use-numbered-page.js';
import { choiceOf, useUrlParams } from '../../../../shared/url/use-url-params.js';

const ROLES: readonly UserRole[] = ['USER', 'ADMIN'];
const FIELDS: readonly UserSortField[] = ['CREATED_AT', 'EMAIL', 'LAST_LOGIN', 'NAME'];
const YES_NO = ['yes', 'no'] as const;
const DEFAULT_ORDER: DataOrder<UserSortField> = { field: 'CREATED_AT', direction: 'DESC' };

type YesNo = (typeof YES_NO)[number];

export interface UserQuery {
  search: string;
  role: UserRole | null;
  verified: YesNo | null;
  active: YesNo | null;
  order: DataOrder<UserSortField>;
  place: NumberedPage;
  /** Whether any filter is set. */
  filtered: boolean;
  variables: UsersQueryVariables;
  change: (changes: Record<'q' | 'role' | 'verified' | 'active', string | null> | Partial<Record<string, string | null>>) => void;
  setSearch: (search: string) => void;
  setOrder: (order: DataOrder<UserSortField>) => void;
  clear: () => void;
}

const flag = (value: YesNo | null): boolean | null => (value === null ? null : value === 'yes');

/** The user query in the URL, with the functions that change it. */
export function useUserQuery(): UserQuery {
  const { params, change } = useUrlParams();
  const place = useNumberedPage();
  const search = params.get('q') ?? '';
  const role = choiceOf(params.get('role'), ROLES);
  const verified = choiceOf(params.get('verified'), YES_NO);
  const active = choiceOf(params.get('active'), YES_NO);
  const field = choiceOf(params.get('sort'), FIELDS);
  const order: DataOrder<UserSortField> = field ? { field, direction: params.get('dir') === 'desc' ? 'DESC' : 'ASC' } : DEFAULT_ORDER;
  return {
    search,
    role,
    verified,
    active,
    order,
    place,
    filtered: Boolean(search || role || verified || active),
    variables: {
      first: place.size,
      offset: place.offset,
      search: search || null,
      role,
      isVerified: flag(verified),
      isActive: flag(active),
      sort: order,
    },
    // A new query starts at its first page.
    change: (changes) => change({ ...changes, page: null }),
    setSearch: (q) => change({ q, page: null }, { replace: true }),
    setOrder: (next) => change({ sort: next.field, dir: next.direction === 'DESC' ? 'desc' : null, page: null }),
    clear: () => change({ q: null, role: null, verified: null, active: null, page: null }),
  };
}
