import type { ChildProcess } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { today } from '../../src/core/validation/calendar-day.js';
import { DueDates } from '../../src/features/matters/reminders/due-dates.task.js';
import { ReminderMails } from '../../src/features/matters/reminders/reminder-mails.js';
import { DeliveryStore } from '../../src/features/webhooks/delivering/delivery-store.js';
import { WebhookNotices } from '../../src/features/webhooks/notice/webhook-notices.js';
import { DeliverWebhooksHandler } from '../../src/features/webhooks/delivering/webhooks.job-handler.js';
import { DataSource } from 'typeorm';
import { ADMIN, startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { keepSecrets } from '../support/evidence.js';
import { generate as draft } from '../support/kept-documents.js';
import { adminClient, newUser, type Person } from '../support/people.js';
import { RENT_FORM } from '../support/rent-form.js';
import { firstMessage, runTypescript } from '../support/run-typescript.js';
import { type ReceivedMail, SmtpStub } from '../support/smtp-stub.js';
import type { Received } from '../support/webhook-receiver.js';

interface Webhook {
  id: string;
  state: string;
  failures: number;
  earlier_secret_until: string | null;
}
interface Delivery {
  id: string;
  event: string;
  state: string;
  attempts: number;
  status: number | null;
  error: string | null;
  payload: string;
}

const EVENTS = ['document.generated', 'reference_file.read', 'rendering.finished', 'tokens.low'];

/** As a receiver checks it; what is signed is what came. */
function signaturesOf({ headers, body }: Received, secret: string): string {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(signed)
    .digest('base64')}`;
}

describe('webhooks', () => {
  let app: TestApp;
  let client: Client;
  let admin: Client;
  let owner: Person;
  let receiver: ChildProcess;
  let at: string;
  let mail: SmtpStub;
  const received: Received[] = [];

  beforeAll(async () => {
    mail = await new SmtpStub().listen();
    const sending = { SMTP_URL: mail.url, MAIL_FROM: 'Themis <themis@law.example>', PUBLIC_URL: 'https://law.example/' };
    app = await startApp({ WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8', ...sending });
    client = new Client(app.url);
    admin = await adminClient(client);
    owner = await newUser(client);
    receiver = runTypescript('webhook-receiver.ts', []);
    at = `http://127.0.0.1:${String(await firstMessage(receiver))}`;
    receiver.on('message', (message) => received.push(message as Received));
  });
  beforeEach(() => app.database.query('delete from rate_limits'));
  afterAll(async () => {
    receiver.kill();
    await app.close();
    await mail.close();
  });

  async function create(path: string, events: string[] = EVENTS, who = owner.client, base = '/api/webhooks') {
    const { status, body } = await who.post<{ secret: string; webhook: Webhook }>(base, { name: 'Practice', url: at + path, events });
    expect([status, status === 201 ? '' : body]).toEqual([201, '']);
    keepSecrets(body.secret);
    return body;
  }
  const gotAt = (path: string): Received[] => received.filter((each) => each.path === path);
  const arrivals = (path: string, count: number): Promise<Received[]> =>
    eventually(
      () => gotAt(path),
      (got) => got.length >= count,
    );
  const typesAt = (path: string): string[] => gotAt(path).map(({ body }) => (JSON.parse(body) as { type: string }).type);
  const deliveriesOf = async (id: string, who = owner.client): Promise<Delivery[]> =>
    (await who.get<{ deliveries: Delivery[] }>(`/api/webhooks/${id}/deliveries`)).body.deliveries;
  const generate = () =>
    owner.client.post<{ document_content: string }>('/api/document/generate', {
      document_type: 'rent_agreement',
      template_data: RENT_FORM,
    });
  const mailsTo = (email: string, count: number): Promise<ReceivedMail[]> =>
    eventually(
      () => mail.received.filter(({ to }) => to.includes(email)),
      (got) => got.length >= count,
    );
  const overrun = (id: string) =>
    app.database.query(
      `insert into webhook_deliveries (webhook_id, event, data, next_at)
       select $1, 'tokens.low', '{}', now() + interval '1 hour' from generate_series(1, 1000)`,
      [id],
    );
  const giveTurns = () => app.worker.get(DeliverWebhooksHandler, { strict: false }).giveTurns();
  const drop = (id: string) => owner.client.delete(`/api/webhooks/${id}`);

  it('tell what happened to their owner, signed, with ids and states only', async () => {
    const { secret, webhook } = await create('/own');
    const others = await newUser(client);
    const strange = await create('/strange', EVENTS, others.client);
    await app.database.query('update token_accounts set balance = 12 where user_id = (select id from users where email = $1)', [
      owner.email,
    ]);
    const { body: drafted } = await generate();
    await owner.client.multipart('/api/upload', { files: new File(['Please pay the rent.'], 'a notice.txt') });
    await owner.client.multipart('/api/document/download', {
      document_content: drafted.document_content,
      document_type: 'rent_agreement',
      format: 'pdf',
    });
    const got = await arrivals('/own', 4);
    expect(typesAt('/own').sort()).toEqual(EVENTS);
    for (const each of got) {
      expect(each.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-signature': signaturesOf(each, secret) });
      expect(Math.abs(Number(each.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(300);
      expect(each.body).not.toMatch(/notice|Asha|rent_form|landlord/i);
    }
    expect(JSON.parse(got.find(({ body }) => body.includes('tokens.low'))?.body ?? '')).toMatchObject({ data: { threshold: 10 } });
    expect(gotAt('/strange')).toEqual([]);
    const log = await eventually(
      () => deliveriesOf(webhook.id),
      (all) => all.every(({ state }) => state === 'delivered'),
    );
    expect(log.map(({ attempts, status, error }) => [attempts, status, error])).toEqual(log.map(() => [1, 204, null]));
    expect(new Set(log.map(({ payload }) => payload))).toEqual(new Set(got.map(({ body }) => body)));
    await drop(webhook.id);
    await others.client.delete(`/api/webhooks/${strange.webhook.id}`);
  });

  it('are told nothing of what was rolled back', async () => {
    const { webhook } = await create('/undone');
    const account = 'user_id = (select id from users where email = $1)';
    await app.database
      .transaction(async (manager) => {
        await manager.query(`update token_accounts set balance = 20 where ${account}`, [owner.email]);
        await manager.query(`update token_accounts set balance = 3 where ${account}`, [owner.email]);
        expect(await manager.query('select 1 from webhook_deliveries where webhook_id = $1', [webhook.id])).toHaveLength(1);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await deliveriesOf(webhook.id)).toEqual([]);
    await drop(webhook.id);
  });

  it('of the installation are told of the library and of everybody, and belong to no user', async () => {
    const events = ['legal_document.indexed', 'legal_document.failed', 'tokens.low'];
    const { webhook } = await create('/ours', events, admin, '/api/admin/webhooks');
    await admin.multipart('/api/admin/upload-legal-document', {
      file: new File(['Sample Act\n\n1. Rent.— Rent is due monthly.\n'], 'told-of.txt'),
      document_type: 'act',
    });
    await app.database.query('update token_accounts set balance = 11 where user_id = (select id from users where email = $1)', [
      owner.email,
    ]);
    await app.database.query('update token_accounts set balance = 1 where user_id = (select id from users where email = $1)', [
      owner.email,
    ]);
    const got = (await arrivals('/ours', 2)).map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
    expect(got.find(({ type }) => type === 'legal_document.indexed')?.data).toMatchObject({ state: 'indexed', passages: 1 });
    expect(got.find(({ type }) => type === 'tokens.low')?.data).toMatchObject({ balance: 1, user_id: expect.any(String) });
    for (const call of [
      owner.client.delete(`/api/webhooks/${webhook.id}`),
      owner.client.get(`/api/webhooks/${webhook.id}/deliveries`),
      owner.client.post(`/api/webhooks/${webhook.id}/rotate-secret`),
    ])
      expect((await call).body).toMatchObject({ code: 'WEBHOOK_NOT_FOUND' });
    expect((await owner.client.post('/api/webhooks', { name: 'x', url: at, events: ['index.promoted'] })).status).toBe(422);
    await admin.delete(`/api/admin/webhooks/${webhook.id}`);
  });

  it('sign with both secrets for a day after a change, and keep none in the clear', async () => {
    const { secret, webhook } = await create('/rotated');
    const { body } = await owner.client.post<{ secret: string; webhook: Webhook }>(`/api/webhooks/${webhook.id}/rotate-secret`);
    keepSecrets(body.secret);
    expect(body.webhook.earlier_secret_until).not.toBeNull();
    await owner.client.post(`/api/webhooks/${webhook.id}/test`);
    const [got] = await arrivals('/rotated', 1);
    if (!got) throw new Error('nothing came');
    expect(got.headers['webhook-signature']).toBe(`${signaturesOf(got, body.secret)} ${signaturesOf(got, secret)}`);
    const rows = JSON.stringify(await app.database.query('select * from webhooks'));
    const [stored] = await app.database.query<[{ sealed_secret: Buffer }]>('select sealed_secret from webhooks where id = $1', [
      webhook.id,
    ]);
    for (const each of [secret, body.secret]) {
      expect(rows).not.toContain(each);
      expect(stored.sealed_secret.includes(Buffer.from(each))).toBe(false);
    }
    await drop(webhook.id);
  });

  it('are told of documents that are deleted and of conversations, and a test looks like any event', async () => {
    const events = ['document.deleted', 'conversation.created', 'conversation.answered', 'conversation.deleted'];
    const { webhook } = await create('/kept', events);
    const { id } = (await owner.client.post<{ id: string }>('/api/conversations')).body;
    await owner.client.post('/api/ask', { question: 'Hello', conversation_id: id });
    await owner.client.delete(`/api/conversations/${id}`);
    await app.database.query('update token_accounts set balance = 50 where user_id = (select id from users where email = $1)', [
      owner.email,
    ]);
    const { document } = await draft(owner.client);
    await owner.client.delete(`/api/documents/${document.id}`);
    const told = (await arrivals('/kept', 4)).map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
    const data = Object.fromEntries(told.map((event) => [event.type, event.data]));
    expect(data).toEqual({
      'conversation.created': { conversation_id: id },
      'conversation.answered': { conversation_id: id, exchange_id: expect.any(String), state: 'answered' },
      'conversation.deleted': { conversation_id: id },
      'document.deleted': { document_id: document.id },
    });
    for (const [type, sent] of Object.entries(data)) {
      const { body } = await owner.client.post<{ payload: string }>(`/api/webhooks/${webhook.id}/test?event=${type}`);
      const payload = JSON.parse(body.payload) as { type: string; data: Record<string, unknown> };
      expect([payload.type, Object.keys(payload.data).sort()]).toEqual([type, [...Object.keys(sent), 'test'].sort()]);
    }
    const strange = await owner.client.post(`/api/webhooks/${webhook.id}/test?event=index.promoted`);
    expect(strange).toMatchObject({ status: 422, body: { errors: [{ field: 'event', message: 'Unknown event' }] } });
    await drop(webhook.id);
  });

  it('are tried again after a pause, can be sent again, and are turned off when too many deliveries fail', async () => {
    const { webhook } = await create('/500');
    await owner.client.post(`/api/webhooks/${webhook.id}/test`);
    const [failed] = await eventually(
      () => deliveriesOf(webhook.id),
      ([first]) => first?.attempts === 1,
    );
    expect(failed).toMatchObject({ event: 'webhook.test', state: 'waiting', status: 500, error: 'REFUSED' });
    await app.database.query('update webhooks set failures = 14, held_until = null where id = $1', [webhook.id]);
    await app.database.query('update webhook_deliveries set next_at = now() where webhook_id = $1', [webhook.id]);
    const { nodes } = await eventually(
      async () =>
        (await owner.client.graphql<{ webhooks: { nodes: { id: string; state: string }[] } }>('{ webhooks { nodes { id state } } }')).data
          ?.webhooks ?? { nodes: [] },
      (page) => page.nodes.find(({ id }) => id === webhook.id)?.state === 'FAILING',
    );
    expect(nodes).not.toEqual([]);
    const [notice] = await mailsTo(owner.email, 1);
    expect(notice?.text).toContain('The webhook "Practice" to 127.0.0.1');
    expect(notice?.text).toContain('Too many deliveries in a row have failed.');
    const replay = `/api/webhooks/deliveries/${String(failed?.id)}/replay`;
    expect((await owner.client.post(replay)).body).toMatchObject({ code: 'WEBHOOK_OFF' });
    expect((await owner.client.put(`/api/webhooks/${webhook.id}`, { active: true, url: `${at}/mended` })).body).toMatchObject({
      state: 'active',
      failures: 0,
    });
    const [first] = await arrivals('/mended', 1);
    expect((await owner.client.post(replay)).body).toMatchObject({ state: 'waiting', attempts: 0 });
    const [, again] = await arrivals('/mended', 2);
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.body).toBe(first?.body);
    await drop(webhook.id);
  });

  it('are turned off when a thousand events wait for them, and what happens meanwhile goes on', async () => {
    const { webhook } = await create('/overrun');
    await overrun(webhook.id);
    await app.database.query('update token_accounts set balance = 20 where user_id = (select id from users where email = $1)', [
      owner.email,
    ]);
    await app.database.query('update token_accounts set balance = 2 where user_id = (select id from users where email = $1)', [
      owner.email,
    ]);
    const [{ held }] = await app.database.query<[{ held: number }]>(
      'select count(*)::int as held from webhook_deliveries where webhook_id = $1',
      [webhook.id],
    );
    expect(held).toBe(1000);
    await giveTurns();
    expect((await owner.client.get<{ webhooks: Webhook[] }>('/api/webhooks')).body.webhooks).toEqual([
      expect.objectContaining({ id: webhook.id, state: 'overrun' }),
    ]);
    await drop(webhook.id);
    expect(await app.database.query('select 1 from webhook_deliveries where webhook_id = $1', [webhook.id])).toEqual([]);
  });

  it('of a user who has one turned off are told once, those of the installation to administrators; one that is on again is not', async () => {
    const someone = await newUser(client);
    const { webhook: own } = await create('/own', EVENTS, someone.client);
    const { webhook: shared } = await create('/shared', ['index.promoted'], admin, '/api/admin/webhooks');
    await overrun(own.id);
    await overrun(shared.id);
    await giveTurns();
    await giveTurns();
    const [told] = await mailsTo(someone.email, 1);
    expect(told?.text).toContain('Too many events were waiting for it');
    expect(told?.text).toContain('in your profile');
    const toAdmin = await mailsTo(ADMIN.email, 1);
    expect(toAdmin.map(({ text }) => text)).toEqual([expect.stringContaining("in the administrators' panel")]);
    await app.database.query(`update webhooks set state = 'active' where id = $1`, [own.id]);
    const [{ id: userId }] = await app.database.query<[{ id: string }]>('select id from users where email = $1', [someone.email]);
    const notices = app.worker.get(WebhookNotices, { strict: false });
    await notices.send({ webhookId: own.id, userId }, new AbortController().signal);
    await notices.send({ webhookId: shared.id, userId }, new AbortController().signal);
    expect(await mailsTo(someone.email, 1)).toHaveLength(1);
  });

  it('are as many as a user may have, at addresses that may be called', async () => {
    const someone = await newUser(client);
    const made = await Promise.all(
      Array.from({ length: 7 }, () => someone.client.post('/api/webhooks', { name: 'One', url: 'https://hooks.example/', events: EVENTS })),
    );
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    const refused = [
      'ftp://hooks.example/',
      'https://a:b@hooks.example/',
      'https://hooks.example/#x',
      'https://10.0.0.1/',
      'hooks.example',
      '',
    ];
    for (const url of refused) expect((await owner.client.post('/api/webhooks', { name: 'x', url, events: EVENTS })).status).toBe(422);
    expect((await owner.client.post(`/api/webhooks/deliveries/${randomUUID()}/replay`)).body).toMatchObject({
      code: 'WEBHOOK_DELIVERY_NOT_FOUND',
    });
  });

  it('are delivered to those first who have waited longest, however many owners there are', async () => {
    const others = [await newUser(client), await newUser(client)];
    const ids = await Promise.all(
      others.map(async ({ client: who }) => (await who.graphql<{ me: { id: string } }>('{ me { id } }')).data?.me.id),
    );
    const [late = '', early = ''] = ids;
    const runner = app.nest.get(DataSource).createQueryRunner();
    try {
      // Never committed: nothing delivers them in the meantime.
      await runner.startTransaction();
      for (const [hook, user, year] of [
        [randomUUID(), late, 1993],
        [randomUUID(), null, 1992],
        [randomUUID(), early, 1991],
        [randomUUID(), late, 1994],
      ]) {
        await runner.query(
          `insert into webhooks (id, owner_id, name, url, events, sealed_secret) values ($1, $2, 'x', 'https://hooks.example/', '{tokens.low}', '')`,
          [hook, user],
        );
        await runner.query(
          `insert into webhook_deliveries (webhook_id, event, data, state, next_at) values ($1, 'tokens.low', '{}', 'waiting', make_date($2, 1, 1))`,
          [hook, year],
        );
      }
      const store = new DeliveryStore(runner.manager as unknown as DataSource, app.nest.get(WebhookNotices, { strict: false }));
      expect(await store.ownersWithWork(2)).toEqual([early, null]);
      expect((await store.ownersWithWork(200)).slice(0, 3)).toEqual([early, null, late]);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('and reminders: one e-mail a day about all near dates for who asked, never twice, switched off by its link', async () => {
    const [asked, silent] = [await newUser(client), await newUser(client)];
    const noon = new Date(`${today()}T06:30:00Z`);
    const inDays = (days: number) => new Date(noon.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    for (const { client: who } of [asked, silent]) {
      const { id } = (await who.post<{ id: string }>('/api/matters', { title: 'Xylander v. Quibble' })).body;
      for (const [days, title] of [
        [0, 'Hearing'],
        [1, 'File the reply'],
        [3, 'Not near'],
        [7, 'Send the notice'],
      ] as const)
        await who.post('/api/matter-deadlines', { matter_id: id, day: inDays(days), title, reason: 'The keys are with the porter.' });
    }
    expect((await asked.client.put('/api/reminders', { by_email: true })).body).toMatchObject({ by_email: true, email_available: true });
    const due = app.worker.get(DueDates, { strict: false });
    await Promise.all([due.remind(noon), due.remind(noon)]);
    const [sent] = await mailsTo(asked.email, 1);
    expect(sent?.text).toContain('3 dates of your matters are near');
    expect(sent?.text).toMatch(/Hearing[^]*File the reply[^]*Send the notice/);
    expect(sent?.text).not.toMatch(/Not near|porter/);
    // The job again, as after a worker was killed when it had sent it.
    const userId = (await asked.client.get<{ id: string }>('/api/auth/me')).body.id;
    await app.worker.get(ReminderMails, { strict: false }).send({ userId, day: today() }, AbortSignal.timeout(10_000));
    await due.remind(noon);
    expect(mail.received.filter(({ to }) => to.includes(asked.email))).toHaveLength(1);
    expect(mail.received.filter(({ to }) => to.includes(silent.email))).toEqual([]);
    const token = /reminders-off#(\S+)/.exec(sent?.text ?? '')?.[1] ?? '';
    keepSecrets(token);
    expect((await client.post('/api/stop-reminders', { token: `${token}x` })).status).toBe(400);
    expect((await client.post('/api/stop-reminders', { token })).status).toBe(200);
    expect((await asked.client.get('/api/reminders')).body).toMatchObject({ by_email: false });
  });
});
