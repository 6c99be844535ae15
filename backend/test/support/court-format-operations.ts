import { named, type Row } from './audit-row.js';
import type { Client } from './client.js';
import type { GraphqlRow, RestRow } from './operations.js';

const PATH = '/api/admin/court-formats';
const ABSENT_ID = '00000000-0000-4000-8000-000000000000';

/** A whole format; names are taken once. */
export const courtFormatBody = (name: string) => ({
  name,
  courts: ['High Court of Delhi'],
  paper: 'Legal',
  margin_top_mm: 20,
  margin_right_mm: 30,
  margin_bottom_mm: 20,
  margin_left_mm: 45,
  font_size: 13,
  line_spacing: 2,
  page_numbers: 'foot-centre',
  index_first: true,
  max_file_mb: 20,
});
const input = (name: string): string =>
  `{ name: "${name}", courts: [], paper: A4, marginTopMm: 25, marginRightMm: 25, marginBottomMm: 25, marginLeftMm: 40, fontSize: 14, lineSpacing: 1.5, pageNumbers: TOP_CENTRE, indexFirst: true }`;

/** The forms in which courts take their papers, over REST. */
export const COURT_FORMAT_ROUTES: Record<string, RestRow> = {
  'GET /api/document/court-formats': { access: 'user', keys: ['DOCUMENTS_READ'], graphql: ['courtFormats'] },
  [`GET ${PATH}`]: { access: 'admin', graphql: ['adminCourtFormats'] },
  [`POST ${PATH}`]: { access: 'admin', graphql: ['addCourtFormat'] },
  [`PUT ${PATH}/:id`]: { access: 'admin', graphql: ['updateCourtFormat'] },
  [`DELETE ${PATH}/:id`]: { access: 'admin', graphql: ['removeCourtFormat'] },
};

/** The same in GraphQL, and the letterhead, which GraphQL alone has. */
export const COURT_FORMAT_OPERATIONS: Record<string, GraphqlRow> = {
  letterheadAvailable: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ'], call: 'letterheadAvailable' },
  houseStyle: { kind: 'query', access: 'admin', call: 'houseStyle { header }' },
  setHouseStyle: {
    kind: 'mutation',
    access: 'admin',
    call: 'setHouseStyle(input: { header: "Mehta & Rao", footer: "", marginMm: 25 }) { header }',
  },
  clearHouseStyle: { kind: 'mutation', access: 'admin', call: 'clearHouseStyle { wasSet }' },
  removeHouseStyle: { kind: 'mutation', access: 'admin', call: 'removeHouseStyle' },
  courtFormats: { kind: 'query', access: 'user', keys: ['DOCUMENTS_READ'], call: 'courtFormats { id }' },
  adminCourtFormats: { kind: 'query', access: 'admin', call: 'adminCourtFormats { id }' },
  addCourtFormat: { kind: 'mutation', access: 'admin', call: `addCourtFormat(input: ${input('')}) { id }` },
  updateCourtFormat: { kind: 'mutation', access: 'admin', call: `updateCourtFormat(id: "${ABSENT_ID}", input: ${input('Absent')}) { id }` },
  removeCourtFormat: { kind: 'mutation', access: 'admin', call: `removeCourtFormat(id: "${ABSENT_ID}") { id }` },
};

let made = 0;
const freshName = (): string => `Audited ${++made}`;
const format = async (admin: Client): Promise<string> => (await admin.post<{ id: string }>(PATH, courtFormatBody(freshName()))).body.id;
const SUBJECT = /^court-format:/;
const ADDED = named('court-format.add', SUBJECT, undefined, { fontSize: 13 });
const UPDATED = named('court-format.update', SUBJECT, { fontSize: 13 }, { fontSize: 14 });
const REMOVED = named('court-format.remove', SUBJECT, { fontSize: 13 });

/** What changes of court formats leave in the audit log. */
export const COURT_FORMAT_REST_ROWS: Record<string, Row> = {
  [`POST ${PATH}`]: { call: (admin) => admin.post(PATH, courtFormatBody(freshName())), entry: ADDED },
  [`PUT ${PATH}/:id`]: {
    prepare: format,
    call: (admin, { prepared }) => admin.put(`${PATH}/${prepared}`, { ...courtFormatBody(freshName()), font_size: 14 }),
    entry: UPDATED,
  },
  [`DELETE ${PATH}/:id`]: { prepare: format, call: (admin, { prepared }) => admin.delete(`${PATH}/${prepared}`), entry: REMOVED },
};

export const COURT_FORMAT_GRAPHQL_ROWS: Record<string, Row> = {
  addCourtFormat: {
    call: (admin) => admin.graphql(`mutation { addCourtFormat(input: ${input(freshName())}) { id } }`),
    entry: named('court-format.add', SUBJECT, undefined, { fontSize: 14 }),
  },
  updateCourtFormat: {
    prepare: format,
    call: (admin, { prepared }) => admin.graphql(`mutation { updateCourtFormat(id: "${prepared}", input: ${input(freshName())}) { id } }`),
    entry: UPDATED,
  },
  removeCourtFormat: {
    prepare: format,
    call: (admin, { prepared }) => admin.graphql(`mutation { removeCourtFormat(id: "${prepared}") { id } }`),
    entry: REMOVED,
  },
};
