import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiPage } from '../../src/core/openapi/api-page.js';
import { openApi } from '../../src/print-openapi.js';
import { startApp, type TestApp } from '../support/app.js';
import { Client } from '../support/client.js';
import { REST } from '../support/operations.js';

const PAGE = path.resolve(import.meta.dirname, '../../../docs/api.md');
type Operation = { summary?: string; security?: object[]; responses: Record<string, { content?: object }>; requestBody?: object };

describe('the OpenAPI document', () => {
  let app: TestApp;
  let served: {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, { required?: string[]; properties: Record<string, object> }> };
  };

  beforeAll(async () => {
    app = await startApp();
    served = (await new Client(app.url).get<typeof served>('/api/openapi.json')).body;
  });
  afterAll(() => app.close());

  it('describes every route with its access and answer', () => {
    const described = Object.entries(served.paths).flatMap(([at, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${at.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(Object.keys(REST).sort());
    for (const [route, { access, keys }] of Object.entries(REST)) {
      const [method = '', at = ''] = route.split(' ');
      const operation = served.paths[at.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect([route, operation?.security ?? []]).toEqual([
        route,
        access === 'public' ? [] : [{ [access]: [] }, ...(keys ? [{ key: [] }] : [])],
      ]);
      expect([route, typeof operation?.summary]).toEqual([route, 'string']);
      expect([route, Object.entries(operation?.responses ?? {}).some(([status, { content }]) => Number(status) < 300 && content)]).toEqual([
        route,
        true,
      ]);
      if (access !== 'public') expect(operation?.responses).toHaveProperty('401');
    }
  });

  it('says of inputs what their validation says', () => {
    expect(served.components.schemas.CreateUserInput).toMatchObject({
      required: ['name', 'email', 'password'],
      properties: {
        initial_tokens: { type: 'integer', minimum: 0 },
        role: { enum: ['user', 'admin'] },
        password: { minLength: 6, maxLength: 1024 },
      },
    });
    expect(served.components.schemas.SavePricingInput).toMatchObject({ required: ['operation_type', 'operation_name', 'base_tokens'] });
  });

  it('is the one that docs/api.md was printed from', async () => {
    const printed = await openApi();
    expect(JSON.parse(JSON.stringify({ paths: printed.paths, components: printed.components }))).toEqual({
      paths: served.paths,
      components: served.components,
    });
    expect(readFileSync(PAGE, 'utf8')).toBe(apiPage(printed));
  });
});
