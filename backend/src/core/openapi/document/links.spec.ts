import { describe, expect, it } from '@jest/globals';
import { addLinks } from './links.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const record = { type: 'object', properties: { id: { type: 'string' }, items: { type: 'array', items: {} } } };

/** The links of `GET /things` where it answers this, beside one operation that takes the id of a thing. */
function linksOf(answer: object): object | undefined {
  const list: { operationId: string; responses: Record<string, object> } = { operationId: 'listThings', responses: { 200: json(answer) } };
  const one = { operationId: 'getThing', responses: {} };
  addLinks({ '/things': { get: list }, '/things/{id}/parts': { get: one } }, { Thing: record });
  return (list.responses[200] as { links?: object }).links;
}

describe('links from lists to what takes their ids', () => {
  it.each([
    ['a list', { type: 'array', items: { $ref: '#/components/schemas/Thing' } }, '/0/id'],
    ['a list in a record', { type: 'object', properties: { total: {}, things: { type: 'array', items: record } } }, '/things/0/id'],
    ['a record', { $ref: '#/components/schemas/Thing' }, '/id'],
    ['a record in a record', { type: 'object', properties: { message: {}, thing: record } }, '/thing/id'],
  ])('point into %s', (_what, answer, pointer) => {
    expect(linksOf(answer)).toEqual({ getThing: { operationId: 'getThing', parameters: { id: `$response.body#${pointer}` } } });
  });

  it('are not made where no id stands', () => {
    expect(linksOf({ type: 'object', properties: { message: { type: 'string' } } })).toBeUndefined();
  });
});
