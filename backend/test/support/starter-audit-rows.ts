import { expect } from '@jest/globals';
import { mutation, named, type Row } from './audit-row.js';

const PATH = '/api/admin/starter-law';
const entry = (what: string): Row['entry'] => named(`starter-law.${what}`, /^starter-law$/);
const UPDATED = named('starter-law.update', /^starter-law$/, undefined, { commit: expect.any(String) });

/** Some is there, as far as the record says. */
const prepare: NonNullable<Row['prepare']> = async (_admin, _made, database) => {
  await database.query(`insert into starter_law (state) values ('loaded') on conflict (only_row) do update set state = 'loaded'`);
  return '';
};

export const STARTER_REST_ROWS: Record<string, Row> = {
  [`POST ${PATH}`]: { call: (admin) => admin.post(PATH), entry: entry('load') },
  [`POST ${PATH}/update`]: { call: (admin) => admin.post(`${PATH}/update`), entry: UPDATED },
  [`DELETE ${PATH}`]: { prepare, call: (admin) => admin.delete(PATH), entry: entry('remove') },
};

export const STARTER_GRAPHQL_ROWS: Record<string, Row> = {
  loadStarterLaw: { call: mutation('loadStarterLaw { phase }'), entry: entry('load') },
  updateStarterLaw: { call: mutation('updateStarterLaw { phase }'), entry: UPDATED },
  removeStarterLaw: { prepare, call: mutation('removeStarterLaw { phase }'), entry: entry('remove') },
  dismissFirstSteps: { call: mutation('dismissFirstSteps { dismissed }'), entry: named('first-steps.dismiss', /^first-steps$/) },
};
