import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { adminClient } from '../support/people.js';
import { sharedApp } from '../support/shared-app.js';

interface List {
  legalDocuments: {
    totalCount: number;
    nodes: { filename: string; uploader: string | null; uploadDate: string }[];
    pageInfo: { endCursor: string | null };
  };
}

const QUERY = `query ($first: Int!, $after: String, $offset: Int!, $documentType: LegalDocumentType, $sort: LegalDocumentSort,
  $uploader: String, $since: DateTime, $until: DateTime) {
  legalDocuments(first: $first, after: $after, offset: $offset, documentType: $documentType, sort: $sort,
    uploader: $uploader, since: $since, until: $until) {
    totalCount nodes { filename uploader uploadDate } pageInfo { endCursor }
  }
}`;

describe('the list of the library', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await sharedApp();
    admin = await adminClient(new Client(app.url));
    for (const [name, type, words] of [
      ['b-rules.txt', 'rule', 'Rent is due on the first day of each month.'],
      ['A-act.txt', 'act', 'Rent is due.'],
      ['c-act.txt', 'act', 'Rent is due monthly.'],
    ] as const) {
      const form = { file: new File([`1. ${words}`], name), document_type: type };
      expect(await admin.multipart('/api/admin/upload-legal-document', form)).toMatchObject({ status: 201 });
    }
  });
  afterAll(() => app.close());

  const list = async (variables: object) => {
    const { data, errors } = await admin.graphql<List>(QUERY, { first: 10, offset: 0, ...variables });
    return { names: data?.legalDocuments.nodes.map(({ filename }) => filename), ...data?.legalDocuments, errors };
  };

  it.each([
    ['FILENAME', 'ASC', ['A-act.txt', 'b-rules.txt', 'c-act.txt']],
    ['FILENAME', 'DESC', ['c-act.txt', 'b-rules.txt', 'A-act.txt']],
    ['SIZE', 'ASC', ['A-act.txt', 'c-act.txt', 'b-rules.txt']],
    ['UPLOAD_DATE', 'ASC', ['b-rules.txt', 'A-act.txt', 'c-act.txt']],
  ])('is ordered by %s %s', async (field, direction, names) => {
    expect(await list({ sort: { field, direction } })).toMatchObject({ names });
  });

  it('is narrowed to a kind and paged by number', async () => {
    expect(await list({ documentType: 'ACT', first: 1, offset: 1 })).toMatchObject({ names: ['A-act.txt'], totalCount: 2 });
  });

  it('is narrowed to who uploaded it, by a part of the e-mail that is taken word for word', async () => {
    const { nodes } = await list({});
    const uploader = nodes?.[0]?.uploader ?? '';
    expect(nodes).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ uploader })));
    expect(uploader).toContain('@');
    expect(await list({ uploader: uploader.slice(1, -1).toUpperCase() })).toMatchObject({ totalCount: 3 });
    for (const nobody of ['nobody@', '%', '_']) expect(await list({ uploader: nobody })).toMatchObject({ totalCount: 0, names: [] });
  });

  it('is narrowed to a period, its end excluded', async () => {
    const { nodes = [] } = await list({ sort: { field: 'UPLOAD_DATE', direction: 'ASC' } });
    const [first = '', second = '', third = ''] = nodes.map(({ uploadDate }) => uploadDate);
    expect(await list({ since: second })).toMatchObject({ names: ['c-act.txt', 'A-act.txt'] });
    expect(await list({ since: first, until: third })).toMatchObject({ names: ['A-act.txt', 'b-rules.txt'], totalCount: 2 });
    const { errors } = await list({ since: 'yesterday' });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
  });

  it('refuses a cursor together with an order, for which it has none', async () => {
    const { pageInfo } = await list({ first: 1 });
    const { errors } = await list({ after: pageInfo?.endCursor, sort: { field: 'SIZE', direction: 'ASC' } });
    expect(errors?.[0]).toMatchObject({ message: 'A sorted list is paged by offset', extensions: { code: 'BAD_REQUEST' } });
  });
});
