import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { auditEntriesAfter, latestAuditEntry } from '../support/audit-entries.js';
import { Client } from '../support/client.js';
import { adminClient, newUser } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface Content {
  label: string;
  fields: Record<string, unknown>[];
  clauses: string;
  sample: Record<string, unknown>;
  signingNotes?: boolean;
}
interface Template {
  documentType: string;
  label: string;
  state: string;
  publishedVersion: string | null;
  changed: boolean;
  copyOf: string | null;
  cost: number | null;
  revision: number;
  content: Content;
  versions: { number: number; label: string; current: boolean }[];
}
interface Generated {
  document_content: string;
  remaining_tokens: number;
  suggestion_report: { applied: boolean }[];
  signing_notes: { topic: string; text: string }[];
}

const CONTENT = 'content { label category unit language context fields clauses sample signingNotes }';
const TEMPLATE = `documentType label state publishedVersion changed copyOf cost revision ${CONTENT} versions { number label current }`;
const FORM = {
  landlord_name: 'Asha Mehta',
  landlord_address: '12 Lodhi Road, New Delhi',
  tenant_name: 'Ravi Kumar',
  tenant_address: '4 MG Road, Pune',
  property_address: 'Flat 3B, Green Park, New Delhi',
  start_date: '2026-04-01',
  duration_months: '11',
  monthly_rent: '25000',
  security_deposit: '50000',
};

describe('templates of administrators', () => {
  let app: TestApp;
  let admin: Client;
  let user: Client;

  beforeAll(async () => {
    app = await sharedApp();
    const client = new Client(app.url);
    admin = await adminClient(client);
  });
  beforeEach(async () => {
    user = (await newUser(new Client(app.url))).client;
  });
  afterAll(() => app.close());

  async function change(
    call: string,
    variables: object = {},
    types = '',
  ): Promise<{ template: Template; error?: { message: string; code: unknown } }> {
    const { data, errors } = await admin.graphql<Record<string, Template>>(`mutation ${types} { ${call} { ${TEMPLATE} } }`, {
      ...variables,
    });
    const [first] = errors ?? [];
    return {
      template: Object.values(data ?? {})[0] as Template,
      ...(first && { error: { message: first.message, code: first.extensions.code } }),
    };
  }
  const create = (documentType: string, copyOf: string | null = null) =>
    change(
      'createTemplate(input: $input)',
      { input: { documentType, label: 'House Rules', copyOf, baseTokens: 6 } },
      '($input: CreateTemplateInput!)',
    );
  const save = ({ documentType, revision, content }: Template, changes: Partial<Content> = {}) =>
    change(
      'saveTemplate(input: $input)',
      { input: { documentType, revision, content: { ...content, ...changes } } },
      '($input: SaveTemplateInput!)',
    );
  const publish = ({ documentType, revision }: Template) =>
    change(`publishTemplate(documentType: "${documentType}", revision: ${revision})`);
  const withdraw = (documentType: string) => change(`withdrawTemplate(documentType: "${documentType}")`);
  const generate = (documentType: string, data: object, more: object = {}) =>
    user.post<Generated & { detail: string }>('/api/document/generate', { document_type: documentType, template_data: data, ...more });
  const schemas = async () =>
    (
      await user.get<{
        schemas: Record<string, { label: string; fields: { name: string }[] }>;
        token_costs: Record<string, { simple: number }>;
      }>('/api/document/templates')
    ).body;

  it('is deleted with its price while it was never published, and kept from then on', async () => {
    const remove = async (documentType: string) => {
      const { data, errors } = await admin.graphql<{ removeTemplate: { documentType: string } }>(
        `mutation { removeTemplate(documentType: "${documentType}") { documentType } }`,
      );
      return errors?.[0]?.extensions.code ?? data?.removeTemplate.documentType;
    };
    const { template } = await create('custom_short_lived');
    expect(await remove('custom_short_lived')).toBe('custom_short_lived');
    expect(await app.database.query(`select 1 from token_pricing where operation_type = 'custom_short_lived'`)).toEqual([]);
    expect(await remove('custom_short_lived')).toBe('TEMPLATE_NOT_FOUND');
    expect((await publish(template)).error?.code).toBe('TEMPLATE_NOT_FOUND');
    expect(await remove('rent_agreement')).toBe('TEMPLATE_NOT_FOUND');

    const { template: kept } = await create('custom_long_lived', 'rent_agreement');
    await publish(kept);
    await withdraw('custom_long_lived');
    expect(await remove('custom_long_lived')).toBe('TEMPLATE_WAS_PUBLISHED');
    expect((await create('custom_long_lived')).error?.code).toBe('TEMPLATE_TYPE_TAKEN');
  });

  it('goes the way of a shipped one: form, price, draft, suggestion, check, file, version', async () => {
    const { template: begun } = await create('custom_house_rules', 'rent_agreement');
    expect(begun).toMatchObject({ state: 'DRAFT', copyOf: 'rent_agreement', cost: 6, revision: 1, changed: true, publishedVersion: null });
    expect((await schemas()).schemas.custom_house_rules).toBeUndefined();
    expect((await generate('custom_house_rules', FORM)).body).toMatchObject({ detail: 'Unknown document type' });

    const pets = '{% clause pets "Pets" %}\n\n{% sub %} No elephants are kept in {{ property_address | one_line }}.\n\n';
    const clauses = begun.content.clauses.replace('{% clause notices', `${pets}{% clause notices`);
    expect(clauses).toContain('elephants');
    const { template: saved } = await save(begun, { clauses });
    expect(saved).toMatchObject({ revision: 2, state: 'DRAFT' });
    const { template: published } = await publish(saved);
    expect(published).toMatchObject({
      state: 'PUBLISHED',
      publishedVersion: '1',
      changed: false,
      versions: [{ number: 1, current: true }],
    });

    const { schemas: listed, token_costs: costs } = await schemas();
    expect(listed.custom_house_rules).toMatchObject({ label: 'House Rules', category: 'property' });
    expect(listed.custom_house_rules?.fields).toEqual(listed.rent_agreement?.fields);
    expect(costs.custom_house_rules).toEqual({ simple: 6 });

    const first = await generate('custom_house_rules', FORM);
    expect(first).toMatchObject({ status: 200, body: { remaining_tokens: 14 } });
    expect(first.body.document_content).toContain('No elephants are kept in Flat 3B, Green Park, New Delhi.');
    const changed = await generate('custom_house_rules', FORM, {
      previous_document: first.body.document_content,
      modification_suggestions: 'Change the monthly rent to 30000',
    });
    expect(changed).toMatchObject({ status: 200, body: { remaining_tokens: 8, suggestion_report: [{ applied: true }] } });
    expect(changed.body.document_content).toContain('Rs. 30,000');
    const file = await user.bytes('/api/document/download', {
      document_content: changed.body.document_content,
      document_type: 'custom_house_rules',
      format: 'docx',
    });
    expect(file.headers.get('content-disposition')).toContain('custom_house_rules_document.docx');
    expect(
      await app.database.query(`select template_version, origin, price from document_versions v join documents d on d.id = v.document_id
        where d.document_type = 'custom_house_rules' order by v.number`),
    ).toEqual([
      { template_version: '1', origin: 'generated', price: 6 },
      { template_version: '1', origin: 'revised', price: 6 },
    ]);
  });

  it('has the signing notes of the shipped template that it was copied from, until its administrator turns them off', async () => {
    const copy = (await create('custom_deposit', 'rent_agreement')).template;
    const second = (await create('custom_deposit_copy', 'custom_deposit')).template;
    expect([copy, second].map(({ content }) => content.signingNotes)).toEqual([true, true]);
    await publish(copy);
    await publish(second);
    const notes = async (documentType: string) => (await generate(documentType, FORM)).body.signing_notes;
    const [first, ...others] = await notes('custom_deposit_copy');
    const inHindi = expect.stringContaining('“Rent Agreement” से बनाया गया है');
    expect(first).toEqual({
      topic: 'origin',
      urgency: 'other',
      text: expect.stringContaining('copied from “Rent Agreement”'),
      text_hindi: inHindi,
    });
    expect(others.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['stamp', 'registration', 'time-limit']));

    await notes('custom_deposit');
    const { template: silent } = await save(copy, { signingNotes: false });
    await publish(silent);
    expect(await notes('custom_deposit')).toEqual([]);
    const { data } = await user.graphql<{ documents: { nodes: { currentVersion: { signingNotes: { topic: string }[] } }[] } }>(
      '{ documents(documentType: "custom_deposit") { nodes { currentVersion { signingNotes { topic } } } } }',
    );
    // A document keeps what was said about the version that it was made from.
    expect(data?.documents.nodes.map(({ currentVersion }) => currentVersion.signingNotes[0]?.topic)).toEqual([undefined, 'origin']);
    expect((await create('custom_own')).template.content.signingNotes).toBe(true);
  });

  it('keeps each version as it was published, restores an earlier one, and says which one a document has', async () => {
    const { template: begun } = await create('custom_versions');
    const { template: first } = await publish(begun);
    const data = { document_date: '2026-11-02', signer_name: 'Asha Verma', statement: 'To return the keys' };
    expect(
      (await publish((await save(first, { clauses: first.content.clauses.replace('binds', 'obliges') })).template)).template,
    ).toMatchObject({
      publishedVersion: '2',
    });
    expect((await generate('custom_versions', data)).body.document_content).toContain('obliges Asha Verma');
    await expect(app.database.query(`update custom_template_versions set number = 9`)).rejects.toThrow('never changed');
    await expect(app.database.query(`delete from custom_template_versions`)).rejects.toThrow('never changed');

    const { template: restored } = await change('restoreTemplateVersion(documentType: "custom_versions", number: 1, revision: 2)');
    expect(restored).toMatchObject({ revision: 3, changed: true, publishedVersion: '2' });
    expect(restored.content.clauses).toContain('binds');
    expect((await generate('custom_versions', data)).body.document_content).toContain('obliges');
    expect((await publish(restored)).template.versions).toMatchObject([{ number: 3, current: true }, { number: 2 }, { number: 1 }]);
    expect((await generate('custom_versions', data)).body.document_content).toContain('binds');
    expect((await change('restoreTemplateVersion(documentType: "custom_versions", number: 9, revision: 3)')).error?.code).toBe(
      'TEMPLATE_VERSION_NOT_FOUND',
    );
    expect(
      (await admin.graphql<{ templateVersion: Content }>(`{ templateVersion(documentType: "custom_versions", number: 2) { clauses } }`))
        .data?.templateVersion.clauses,
    ).toContain('obliges');
  });

  it('takes a withdrawn template from users in every process, and leaves them what they made with it', async () => {
    await publish((await create('custom_withdrawn')).template);
    const data = { document_date: '2026-11-02', signer_name: 'Asha Verma', statement: 'To return the keys' };
    const { body } = await generate('custom_withdrawn', data);
    const templates = async () =>
      (
        await user.graphql<{ documents: { nodes: { template: { label: string } | null }[] } }>(
          '{ documents(documentType: "custom_withdrawn") { nodes { template { documentType } } } }',
        )
      ).data?.documents.nodes;
    expect(await templates()).toEqual([{ template: { documentType: 'custom_withdrawn' } }]);
    expect((await withdraw('custom_withdrawn')).template).toMatchObject({ state: 'WITHDRAWN', publishedVersion: null, changed: true });
    expect((await schemas()).schemas.custom_withdrawn).toBeUndefined();
    expect(await templates()).toEqual([{ template: null }]);
    expect(await generate('custom_withdrawn', data)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('was withdrawn') },
    });
    expect((await user.get('/api/tokens/balance')).body).toEqual({ tokens: 14 });
    const order = { document_content: body.document_content, document_type: 'custom_withdrawn', format: 'txt' };
    expect((await user.bytes('/api/document/download', order)).status).toBe(200);
    expect((await withdraw('custom_withdrawn')).error?.code).toBe('TEMPLATE_NOT_PUBLISHED');

    // As another process would publish it.
    await app.database.query(`update custom_templates set published_number = 1 where document_type = 'custom_withdrawn'`);
    await app.database.query('update custom_template_state set revision = revision + 1');
    expect((await generate('custom_withdrawn', data)).status).toBe(200);
  });

  it('refuses a broken template with the place of the fault, and keeps the draft as it was', async () => {
    const { template } = await create('custom_broken');
    const broken = await save(template, {
      clauses: template.content.clauses.replace('{{ signer_name }} undertakes', '{% include "/etc/passwd" %} {{ signer }}'),
    });
    expect(broken.error).toEqual({
      code: 'TEMPLATE_REFUSED',
      message: expect.stringMatching(/^Line 7, column \d+: There is no tag "include"\./),
    });
    expect((await save(template, { sample: {} })).error?.message).toBe('Date is required.');
    const { data } = await admin.graphql<{ previewTemplate: { text: string | null; problems: object[] } }>(
      `query ($input: PreviewTemplateInput!) { previewTemplate(input: $input) { text problems { part line field message } } }`,
      {
        input: {
          documentType: 'custom_broken',
          content: { ...template.content, clauses: template.content.clauses.replace('{{ signer_name }}', '{{ signer }}') },
        },
      },
    );
    expect(data?.previewTemplate).toEqual({
      text: null,
      problems: [{ part: 'CLAUSES', line: 7, field: null, message: '"signer" is used here, but no field has this name.' }],
    });
    expect(
      (await admin.graphql<{ adminTemplate: Template }>(`{ adminTemplate(documentType: "custom_broken") { ${TEMPLATE} } }`)).data
        ?.adminTemplate,
    ).toEqual(template);
  });

  it('lets nobody overwrite what somebody else has saved, and changes no shipped template', async () => {
    const { template } = await create('custom_shared');
    const saved = await save(template, { label: 'First' });
    expect(saved.template).toMatchObject({ revision: 2, label: 'First' });
    expect((await save(template, { label: 'Second' })).error?.code).toBe('TEMPLATE_CHANGED');
    expect((await publish(template)).error?.code).toBe('TEMPLATE_CHANGED');
    expect((await create('custom_shared')).error?.code).toBe('TEMPLATE_TYPE_TAKEN');
    expect((await create('rent_agreement')).error?.code).toBe('VALIDATION_FAILED');
    const { data } = await admin.graphql<{ adminTemplate: Template }>(`{ adminTemplate(documentType: "rent_agreement") { ${TEMPLATE} } }`);
    expect(data?.adminTemplate).toMatchObject({ state: 'SHIPPED', revision: 0, versions: [] });
    expect(data?.adminTemplate.content.clauses).toContain('{% clause');
    expect((await save(data?.adminTemplate as Template)).error?.code).toBe('TEMPLATE_NOT_FOUND');
    expect((await withdraw('rent_agreement')).error?.code).toBe('TEMPLATE_NOT_FOUND');
  });

  it('sets its price in the price list, and writes each step into the audit log', async () => {
    const before = await latestAuditEntry(app.database);
    const { template } = await create('custom_priced');
    expect((await change('setTemplatePrice(input: { documentType: "custom_priced", baseTokens: 9 })')).template.cost).toBe(9);
    await publish((await save(template)).template);
    await withdraw('custom_priced');
    expect((await auditEntriesAfter(app.database, before)).map(({ action, subject }) => [action, subject])).toEqual([
      ['template.create', 'template:custom_priced'],
      ['pricing.update', 'pricing:custom_priced'],
      ['template.save', 'template:custom_priced'],
      ['template.publish', 'template:custom_priced'],
      ['template.withdraw', 'template:custom_priced'],
    ]);
  });

  it('prints a preview for administrators only', async () => {
    const order = { document_content: '# PREVIEW\n\n1. Text', format: 'txt' };
    const file = await admin.bytes('/api/admin/template-preview', order);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('template_preview_document.txt')]);
    expect((await user.bytes('/api/admin/template-preview', order)).status).toBe(403);
  });
});
