import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { inTurn } from '../support/in-turn.js';
import { REPLY_VALUES } from '../support/kept-documents.js';
import { adminClient, newUser } from '../support/people.js';
import { brokenInvariants } from '../support/ledger-invariants.js';
import { sharedApp } from '../support/shared-app.js';

const CONTENT = 'label category unit language context fields clauses sample signingNotes';
const BODY = (bomb: string) => `# UNDERTAKING

Dated {{ document_date | long_date }}

{% clause undertaking "Undertaking" %}

{% sub %}{{ signer_name }} undertakes: {{ statement | one_line | full_stop }} ${bomb}

{% sign "SIGNER" name: signer_name %}
`;
const FORM = { document_date: '2026-11-02', signer_name: 'Asha Verma', statement: 'To return the keys' };
const LOOPS = (inner: string, times = 900) => `{% for i in (1..${times}) %}{% for j in (1..${times}) %}${inner}{% endfor %}{% endfor %}`;

/** Clauses that ask for more than any document needs; some name the number, some compute it. */
const BOMBS: [what: string, clauses: string][] = [
  ['a huge count', '{% assign sworn = statement | sworn_facts: 1000000000, 0 %}{{ sworn.known }}'],
  ['a huge count that is computed', '{% assign n = "1000000000" %}{% assign sworn = statement | sworn_facts: n, n %}{{ sworn.known }}'],
  ['a count that is none', '{% assign sworn = statement | sworn_facts: -1, 2.5 %}{{ sworn.known }}'],
  ['a huge range', '{% for i in (1..1000000000) %}x{% endfor %}'],
  ['a huge range that is computed', '{% assign n = "1000000000" %}{% for i in (1..n) %}x{% endfor %}'],
  ['a huge range downwards', '{% for i in (-1000000000..0) %}x{% endfor %}'],
  ['repeats within repeats', `{% for h in (1..900) %}${LOOPS('{% for k in (1..900) %}x{% endfor %}')}{% endfor %}`],
  ['repeats that print nothing', `{% for h in (1..900) %}${LOOPS('')}{% endfor %}`],
  ['repeats of heavy work', LOOPS('{% assign sworn = statement | sworn_facts: 200, 200 %}')],
  ['a text that doubles', '{% assign a = statement %}{% for i in (1..60) %}{% assign a = a | count: a %}{% endfor %}{{ a }}'],
  [
    'a text that doubles and is cut up',
    '{% assign a = statement %}{% for i in (1..60) %}{% assign a = a | count: a %}{% assign b = a | lines %}{% endfor %}{{ b.size }}',
  ],
  [
    'a list that is joined by itself',
    '{% assign a = "xxxxxxxxxx" %}{% for i in (1..60) %}{% assign a = (1..10) | join: a %}{% endfor %}{{ a }}',
  ],
  ['a huge column', '{% assign r = statement | rows %}{{ r | sum_of: 4294967296 }}'],
  ['tags nested without an end', `${'{% if statement %}'.repeat(5000)}x${'{% endif %}'.repeat(5000)}`],
];

/** One of each way to ask for too much: what is refused when it is saved is refused by the same engine when it runs. */
const RUNNING = new Set([
  'a huge count that is computed',
  'a huge range',
  'repeats of heavy work',
  'a text that doubles',
  'a list that is joined by itself',
  'a huge column',
  'tags nested without an end',
]);

/** Too much by its numbers alone: it makes nothing of them. */
const HARMLESS: typeof BOMBS = [['a loop that skips too far', '{% for i in (1..10) limit: 1000000000 offset: 1000000000 %}x{% endfor %}']];

interface Template {
  documentType: string;
  revision: number;
  content: Record<string, unknown>;
}

describe('an administrator’s template that asks for too much', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;
  let other: Client;
  let template: Template;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
    ({ client: other } = await newUser(client));
    const created = await admin.graphql<{ createTemplate: Template }>(
      `mutation { createTemplate(input: { documentType: "custom_bomb", label: "Undertaking", baseTokens: 1 }) { documentType revision content { ${CONTENT} } } }`,
    );
    if (!created.data) throw new Error(JSON.stringify(created.errors));
    template = created.data.createTemplate;
    await admin.graphql(`mutation { publishTemplate(documentType: "custom_bomb", revision: ${template.revision}) { documentType } }`);
    await app.database.query('alter table custom_template_versions disable trigger custom_template_versions_immutable');
  });
  beforeEach(async () => {
    await app.database.query('delete from rate_limits');
    ({ client: user } = await newUser(new Client(app.url)));
  });
  afterAll(async () => {
    await app.database.query('alter table custom_template_versions enable trigger custom_template_versions_immutable');
    await app.close();
  });

  const generate = (caller: Client) =>
    caller.post<{ code?: string; document_content?: string }>('/api/document/generate', {
      document_type: 'custom_bomb',
      template_data: FORM,
    });
  const balance = async (caller: Client) =>
    (await caller.graphql<{ tokenBalance: { tokens: number } }>('{ tokenBalance { tokens } }')).data?.tokenBalance.tokens;
  /** What others do meanwhile: read who they are, and draft with a template of the product. */
  async function othersAreServed(): Promise<void> {
    const [me, draft] = await Promise.all([
      other.get('/api/auth/me'),
      other.post('/api/document/check', { content: 'A reply.', document_type: 'reply', template_data: REPLY_VALUES }),
    ]);
    expect([me.status, draft.status]).toEqual([200, 200]);
  }
  /** As an earlier release, which knew fewer bounds, has published it. */
  async function publishUnseen(clauses: string): Promise<void> {
    await app.database.query(
      `update custom_template_versions set content = (content::jsonb || jsonb_build_object('clauses', $1::text))::json where document_type = 'custom_bomb'`,
      [clauses],
    );
    await app.database.query('update custom_template_state set revision = revision + 1');
  }

  it.each([...inTurn(BOMBS, 6), ...HARMLESS])('is not saved, and told why: %s', async (_what, bomb) => {
    const input = { documentType: 'custom_bomb', revision: template.revision, content: { ...template.content, clauses: BODY(bomb) } };
    const saving = admin.graphql('mutation ($input: SaveTemplateInput!) { saveTemplate(input: $input) { documentType } }', { input });
    await othersAreServed();
    const { data, errors } = await saving;
    expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'TEMPLATE_REFUSED']);
  });

  it.each(
    inTurn(
      BOMBS.filter(([what]) => RUNNING.has(what)),
      6,
    ),
  )('does not run, costs nothing, and stops nobody: %s', async (_what, bomb) => {
    await publishUnseen(BODY(bomb));
    const before = await balance(user);
    const drafting = generate(user);
    await othersAreServed();
    const { status, body } = await drafting;
    expect([status, body.code]).toEqual([422, 'TEMPLATE_TOO_COMPLEX']);
    expect(await balance(user)).toBe(before);
    expect(await brokenInvariants(app.database)).toEqual([]);
    await publishUnseen(BODY(''));
    expect((await generate(other)).body.document_content).toContain('Asha Verma undertakes');
  });

  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux('is refused when its process is killed while it runs, and another process runs the next one', async () => {
    await publishUnseen(BODY(LOOPS('{% assign sworn = statement | sworn_facts: 200, 200 %}')));
    const drafting = generate(user);
    const killed = new Set<number>();
    // Whichever process is at work: the first may be one that was idle.
    const kill = eventually(
      () => {
        for (const pid of templateProcesses().filter((each) => !killed.has(each))) {
          killed.add(pid);
          process.kill(pid, 'SIGKILL');
        }
        return Promise.race([drafting.then(() => true), new Promise<false>((resolve) => void setImmediate(() => resolve(false)))]);
      },
      (over) => over,
    );
    const { status, body } = await drafting;
    await kill;
    expect(killed.size).toBeGreaterThan(0);
    expect([422, 503]).toContain(status);
    expect(body.code).toMatch(/^(TEMPLATE_TOO_COMPLEX|GENERATION_FAILED)$/);
    await publishUnseen(BODY(''));
    expect((await generate(user)).status).toBe(200);
    await othersAreServed();
  });

  /** Children of this process that work on texts. */
  function templateProcesses(): number[] {
    const mine = readdirSync('/proc/self/task').flatMap((task) => {
      try {
        return readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
      } catch {
        return [];
      }
    });
    return mine.filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('documents.worker');
      } catch {
        return false;
      }
    });
  }
});
