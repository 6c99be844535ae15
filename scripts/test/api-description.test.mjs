import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { wrongExamples } from '../checks/description/examples.mjs';
import { unsaid } from '../checks/description/unsaid.mjs';

const said = (description) => ({ description });

/** A document with nothing left unsaid. */
const whole = () => ({
  tags: [{ name: 'Things', ...said('All things.') }],
  paths: {
    '/things/{id}': {
      put: {
        summary: 'Keeps a thing',
        ...said('Keeps a thing for its owner.'),
        parameters: [{ name: 'id', in: 'path', ...said('The thing.') }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' }, example: { name: 'A' } } } },
        responses: {
          200: {
            ...said('The thing.'),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' }, example: { name: 'A' } } },
          },
          404: { $ref: '#/components/responses/Absent' },
        },
      },
    },
  },
  components: {
    schemas: {
      Thing: { type: 'object', ...said('A thing.'), required: ['name'], properties: { name: { type: 'string', ...said('Its name.') } } },
    },
    responses: { Absent: said('There is none.') },
    headers: { 'X-Id': said('Names the request.') },
  },
});

describe('the description of the API', () => {
  test('passes as a whole', async () => {
    assert.deepEqual(unsaid(whole()), []);
    assert.deepEqual(await wrongExamples(whole()), []);
  });

  /** @type {[string, (document: any) => void, string][]} */
  const gaps = [
    ['an operation', ({ paths }) => delete paths['/things/{id}'].put.description, 'PUT /things/{id} has no description'],
    ['a summary', ({ paths }) => delete paths['/things/{id}'].put.summary, 'PUT /things/{id} has no summary'],
    [
      'a parameter',
      ({ paths }) => delete paths['/things/{id}'].put.parameters[0].description,
      'PUT /things/{id} path.id has no description',
    ],
    ['an answer', ({ paths }) => delete paths['/things/{id}'].put.responses[200].description, 'PUT /things/{id} 200 has no description'],
    ['a property', ({ components }) => delete components.schemas.Thing.properties.name.description, 'Thing.name has no description'],
    ['a schema', ({ components }) => delete components.schemas.Thing.description, 'Thing has no description'],
    ['a shared answer', ({ components }) => delete components.responses.Absent.description, 'responses/Absent has no description'],
    ['a header', ({ components }) => delete components.headers['X-Id'].description, 'headers/X-Id has no description'],
    ['a group', ({ tags }) => delete tags[0].description, 'group Things has no description'],
    [
      'an example of a body',
      ({ paths }) => delete paths['/things/{id}'].put.requestBody.content['application/json'].example,
      'PUT /things/{id} has no example of a body (application/json)',
    ],
    [
      'an example of an answer',
      ({ paths }) => delete paths['/things/{id}'].put.responses[200].content['application/json'].example,
      'PUT /things/{id} has no example of its answer (200)',
    ],
  ];
  test.each(gaps)('misses %s', (_what, leaveOut, problem) => {
    const document = whole();
    leaveOut(document);
    assert.deepEqual(unsaid(document), [problem]);
  });

  test('holds examples to their schemas', async () => {
    /** @type {any} */
    const document = whole();
    document.paths['/things/{id}'].put.responses[200].content['application/json'].example = { name: 1 };
    const [problem, ...others] = await wrongExamples(document);
    assert.deepEqual(others, []);
    assert.match(problem, /^PUT \/things\/\{id\} 200, example of the answer: .*must be string/);
  });
});
