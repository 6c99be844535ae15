import type { Client } from './client.js';
import type { TestApp } from './app.js';

/** Fills the lists of matters, and of what belongs to them, for one user. */
export interface MatterRows {
  /** The matter that dates, members, events and differences are of; '' before the first of them. */
  readonly matterId: string;
  /** The party that `ofParty` names; '' before. */
  readonly partyId: string;
  matters: (rows: number) => Promise<void>;
  dates: (rows: number) => Promise<void>;
  ofParty: (rows: number) => Promise<void>;
  members: (rows: number) => Promise<void>;
  events: (rows: number) => Promise<void>;
  differences: (rows: number) => Promise<void>;
}

/** Made one by one where they are sealed. */
export function matterRows(app: TestApp, user: Client): MatterRows {
  let matterId = '';
  let partyId = '';
  const made = async (path: string, body: object): Promise<string> => (await user.post<{ id: string }>(path, body)).body.id;
  const inMatter = async (rows: number, make: (id: string, at: number) => Promise<unknown>): Promise<void> => {
    await app.database.query('delete from rate_limits');
    matterId ||= await made('/api/matters', { title: 'Many' });
    for (let at = 0; at < rows; at += 1) await make(matterId, at);
  };
  const matters = async (rows: number, more: object = {}): Promise<void> => {
    for (let at = 0; at < rows; at += 1) await made('/api/matters', { title: `Matter ${at}`, ...more });
  };
  return {
    get matterId() {
      return matterId;
    },
    get partyId() {
      return partyId;
    },
    matters: (rows) => matters(rows),
    dates: (rows) =>
      inMatter(rows, (id, at) => made('/api/matter-deadlines', { matter_id: id, day: '2031-01-26', title: `Hearing ${at}` })),
    async ofParty(rows) {
      await app.database.query('delete from rate_limits');
      partyId ||= await made('/api/parties', { name: 'Asha Many' });
      await matters(rows, { parties: [{ name: 'Asha Many', is_client: true }] });
    },
    events: (rows) => inMatter(rows, (id, at) => made(`/api/matters/${id}/chronology`, { day: '2024-03-12', text: `Event ${at}` })),
    differences: (rows) =>
      inMatter(rows, (id, at) =>
        made(`/api/matters/${id}/accepted-differences`, { label: 'cheque-amount', one: `${400_000 + at}`, other: '450000' }),
      ),
    members: (rows) =>
      inMatter(1, (id) =>
        app.database.query(
          `with made as (
             insert into users (id, name, email, password_hash)
             select gen_random_uuid(), 'Member', gen_random_uuid() || '@many.test', '-'
             from generate_series((select count(*) from matter_members where matter_id = $1) + 1, $2) returning id
           ) insert into matter_members (matter_id, user_id, role) select $1, id, 'reader' from made`,
          [id, rows],
        ),
      ),
  };
}
