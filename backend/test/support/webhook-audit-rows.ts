import { expect } from '@jest/globals';
import type { Row } from './audit-row.js';

const PATH = '/api/admin/webhooks';
const BODY = { name: 'Audited', url: 'https://hooks.example/path?key=six-6-audited', events: ['index.promoted'] };
const INPUT = 'name: "Audited", url: "https://hooks.example/path?key=six-6-audited", events: [INDEX_PROMOTED]';

/** What the log says about a webhook: the host alone, since the rest of an address may be a secret. */
const TOLD = { host: 'hooks.example', events: ['index.promoted'] };
const entry = (action: string, before?: object, after?: object): Row['entry'] => ({
  action: `webhook.${action}`,
  subject: expect.stringMatching(/^webhook:/) as unknown as string,
  subject_name: 'Audited',
  ...(before && { before: expect.objectContaining(before) as never }),
  ...(after && { after: expect.objectContaining(after) as never }),
});
const ENTRIES = {
  create: entry('create', undefined, TOLD),
  update: entry('update', { ...TOLD, state: 'active' }, { ...TOLD, state: 'off' }),
  delete: entry('delete', TOLD),
  rotate: entry('rotate-secret'),
  test: entry('test'),
  replay: entry('replay'),
};

const prepare: NonNullable<Row['prepare']> = async (_admin, _made, database) => {
  const [row] = await database.query<[{ id: string }]>(
    `insert into webhooks (id, name, url, events, sealed_secret) values (gen_random_uuid(), $1, $2, $3, '') returning id`,
    [BODY.name, BODY.url, BODY.events],
  );
  return row.id;
};
const prepareDelivery: NonNullable<Row['prepare']> = async (admin, made, database) => {
  const [row] = await database.query<[{ id: string }]>(
    `insert into webhook_deliveries (webhook_id, event, data, state) values ($1, 'webhook.test', '{}', 'failed') returning id`,
    [await prepare(admin, made, database)],
  );
  return row.id;
};

export const WEBHOOK_REST_ROWS: Record<string, Row> = {
  [`POST ${PATH}`]: { call: (admin) => admin.post(PATH, BODY), entry: ENTRIES.create },
  [`PUT ${PATH}/:id`]: {
    prepare,
    call: (admin, { prepared }) => admin.put(`${PATH}/${prepared}`, { active: false }),
    entry: ENTRIES.update,
  },
  [`DELETE ${PATH}/:id`]: { prepare, call: (admin, { prepared }) => admin.delete(`${PATH}/${prepared}`), entry: ENTRIES.delete },
  [`POST ${PATH}/:id/rotate-secret`]: {
    prepare,
    call: (admin, { prepared }) => admin.post(`${PATH}/${prepared}/rotate-secret`),
    entry: ENTRIES.rotate,
  },
  [`POST ${PATH}/:id/test`]: { prepare, call: (admin, { prepared }) => admin.post(`${PATH}/${prepared}/test`), entry: ENTRIES.test },
  [`POST ${PATH}/deliveries/:id/replay`]: {
    prepare: prepareDelivery,
    call: (admin, { prepared }) => admin.post(`${PATH}/deliveries/${prepared}/replay`),
    entry: ENTRIES.replay,
  },
};

const mutation =
  (field: string, rest: string): Row['call'] =>
  (admin, { prepared }) =>
    admin.graphql(`mutation { ${field}(id: "${prepared}"${rest} }`);

export const WEBHOOK_GRAPHQL_ROWS: Record<string, Row> = {
  createInstallationWebhook: {
    call: (admin) => admin.graphql(`mutation { createInstallationWebhook(input: { ${INPUT} }) { webhook { id } } }`),
    entry: ENTRIES.create,
  },
  updateInstallationWebhook: {
    prepare,
    call: mutation('updateInstallationWebhook', ', input: { active: false }) { id }'),
    entry: ENTRIES.update,
  },
  deleteInstallationWebhook: { prepare, call: mutation('deleteInstallationWebhook', ') { id }'), entry: ENTRIES.delete },
  rotateInstallationWebhookSecret: {
    prepare,
    call: mutation('rotateInstallationWebhookSecret', ') { webhook { id } }'),
    entry: ENTRIES.rotate,
  },
  testInstallationWebhook: { prepare, call: mutation('testInstallationWebhook', ') { id }'), entry: ENTRIES.test },
  replayInstallationWebhookDelivery: {
    prepare: prepareDelivery,
    call: mutation('replayInstallationWebhookDelivery', ') { id }'),
    entry: ENTRIES.replay,
  },
};
