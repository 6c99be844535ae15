import { buildSchema, execute, parse, subscribe } from 'graphql';
import { resolveWith } from './code-first.driver.js';

const SDL = `
  interface Named { name: String }
  type Act implements Named { name: String }
  type Rule implements Named { name: String }
  type Query { act: Act rule: Rule }
  type Subscription { ticks: Int }
`;

describe('resolveWith', () => {
  it('has fields answered, those of an interface for every type that has none of its own', () => {
    const schema = buildSchema(SDL);
    resolveWith(schema, {
      Rule: { name: () => 'a rule' },
      Named: { name: (parent) => (parent as { label: string }).label },
      Query: { act: () => ({ label: 'an act' }), rule: () => ({ label: 'no' }) },
    });
    expect(execute({ schema, document: parse('{ act { name } rule { name } }') })).toEqual({
      data: { act: { name: 'an act' }, rule: { name: 'a rule' } },
    });
  });

  it('has a subscription read its events from one function and make something of each with another', async () => {
    const schema = buildSchema(SDL);
    async function* events() {
      yield await Promise.resolve(2);
    }
    resolveWith(schema, { Subscription: { ticks: { subscribe: () => events(), resolve: (event) => (event as number) * 10 } } });
    const answers = await subscribe({ schema, document: parse('subscription { ticks }') });
    const seen: unknown[] = [];
    for await (const answer of answers as AsyncIterable<unknown>) seen.push(answer);
    expect(seen).toEqual([{ data: { ticks: 20 } }]);
  });

  it.each([
    ['a type', { Rules: { name: () => '' } }],
    ['a field', { Rule: { title: () => '' } }],
  ])('refuses a resolver of %s that is not in the schema', (_what, resolvers) => {
    expect(() => resolveWith(buildSchema(SDL), resolvers)).toThrow('which is not in the schema');
  });
});
