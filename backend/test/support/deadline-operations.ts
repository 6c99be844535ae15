import { named, type Row } from './audit-row.js';
import type { Client } from './client.js';
import { MATTER_OPERATIONS, MATTER_ROUTES } from './matter-operations.js';
import type { GraphqlRow, RestRow } from './operations.js';

/** The calendar of the law and its holidays, over REST, and the matters that dates are kept in. */
export const DEADLINE_ROUTES: Record<string, RestRow> = {
  ...MATTER_ROUTES,
  'GET /api/deadlines/rows': {
    access: 'user',
    keys: ['SEARCH'],
    graphql: ['deadlineRows', 'deadlineRow', 'deadlineGroups', 'holidayPlaces'],
  },
  'POST /api/deadlines': { access: 'user', keys: ['SEARCH'], graphql: ['deadline'] },
  'GET /api/admin/holidays': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['holidays', 'holidayStates'] },
  'POST /api/admin/holidays': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['addHoliday'] },
  'DELETE /api/admin/holidays/:id': { access: 'admin', keys: ['LIBRARY_ADMIN'], graphql: ['removeHoliday'] },
};

/** The same in GraphQL. */
export const DEADLINE_OPERATIONS: Record<string, GraphqlRow> = {
  ...MATTER_OPERATIONS,
  deadlineRows: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'deadlineRows { totalCount }' },
  deadlineRow: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'deadlineRow(id: "absent") { id }' },
  deadlineGroups: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'deadlineGroups { id }' },
  holidayPlaces: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'holidayPlaces { states }' },
  deadline: { kind: 'query', access: 'user', keys: ['SEARCH'], call: 'deadline(rowId: "absent", date: "2025-11-03") { status }' },
  holidays: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'holidays { totalCount }' },
  holidayStates: { kind: 'query', access: 'admin', keys: ['LIBRARY_ADMIN'], call: 'holidayStates' },
  addHoliday: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'addHoliday(input: { day: "2026-01-26", name: "" }) { id }',
  },
  removeHoliday: {
    kind: 'mutation',
    access: 'admin',
    keys: ['LIBRARY_ADMIN'],
    call: 'removeHoliday(id: "6f1f0b52-0000-4000-8000-000000000000") { id }',
  },
};

const PATH = '/api/admin/holidays';
let days = 0;
/** A day that is no holiday yet. */
const freshDay = (): string => new Date(Date.UTC(2030, 0, 1 + days++)).toISOString().slice(0, 10);
const holiday = async (admin: Client): Promise<string> =>
  (await admin.post<{ id: string }>(PATH, { day: freshDay(), name: 'Audited' })).body.id;
const ADDED = named('holiday.add', /^holiday:/, undefined, { name: 'Audited' });
const REMOVED = named('holiday.remove', /^holiday:/, { name: 'Audited' });

/** What changes of holidays leave in the audit log. */
export const HOLIDAY_REST_ROWS: Record<string, Row> = {
  [`POST ${PATH}`]: { call: (admin) => admin.post(PATH, { day: freshDay(), name: 'Audited' }), entry: ADDED },
  [`DELETE ${PATH}/:id`]: { prepare: holiday, call: (admin, { prepared }) => admin.delete(`${PATH}/${prepared}`), entry: REMOVED },
};

export const HOLIDAY_GRAPHQL_ROWS: Record<string, Row> = {
  addHoliday: {
    call: (admin) => admin.graphql(`mutation { addHoliday(input: { day: "${freshDay()}", name: "Audited" }) { id } }`),
    entry: ADDED,
  },
  removeHoliday: {
    prepare: holiday,
    call: (admin, { prepared }) => admin.graphql(`mutation { removeHoliday(id: "${prepared}") { id } }`),
    entry: REMOVED,
  },
};
