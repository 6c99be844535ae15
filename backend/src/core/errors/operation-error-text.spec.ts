import { describe, expect, it } from '@jest/globals';
import { buildSchema, execute, parse, validate } from 'graphql';
import { operationErrorText } from './operation-error-text.js';

const SECRET = 'k7-not-in-any-text';
const SCHEMA = buildSchema(`
  enum Kind { ONE TWO }
  input Login { email: String!, password: String!, kind: Kind, age: Int }
  type Query { login(input: Login!, age: Int): String }
`);
const OPERATION = 'query ($input: Login!) { login(input: $input) }';

const textsOfVariables = (input: unknown): string[] => {
  const { errors = [] } = execute({ schema: SCHEMA, document: parse(OPERATION), variableValues: { input } }) as { errors?: Error[] };
  return errors.map(({ message }) => message);
};
const textsOfOperation = (source: string): string[] => {
  try {
    return validate(SCHEMA, parse(source)).map(({ message }) => message);
  } catch (error) {
    return [(error as Error).message];
  }
};

describe('the text of a malformed operation', () => {
  it.each([
    [{ email: 'a@b.co', passwort: SECRET }],
    [{ password: SECRET }],
    [{ email: 'a@b.co', password: { [SECRET]: SECRET } }],
    [{ email: 'a@b.co', password: [SECRET] }],
    [{ email: 'a', password: 'b', kind: SECRET }],
    [{ email: 'a', password: 'b', age: SECRET }],
    [SECRET],
    [`"; at "x" ${SECRET}`],
  ])('names the variable and the field, never a value: %j', (input) => {
    const texts = textsOfVariables(input);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.join()).toContain('$input');
    expect(texts.map(operationErrorText).join()).toMatch(/^Variable "\$input" got an invalid value/);
    expect(texts.map(operationErrorText).join()).not.toContain(SECRET);
  });

  it.each([
    `{ login(input: "${SECRET}") }`,
    `{ login(input: { email: "a", password: 5, age: "${SECRET}" }) }`,
    `{ login(input: { email: "a", password: "b", kind: "${SECRET}" }) }`,
    `{ login(age: "${SECRET}", input: { email: "a" }) }`,
    `{ "${SECRET}" }`,
    `{ login(input: "${SECRET}" "${SECRET}") }`,
    `query ($a "${SECRET}") { login }`,
  ])('quotes no literal: %s', (source) => {
    const texts = textsOfOperation(source);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(operationErrorText).join()).not.toContain(SECRET);
  });

  it('still says what is wrong', () => {
    expect(textsOfVariables({ email: 'a' }).map(operationErrorText)).toEqual([
      'Variable "$input" got an invalid value. Field "password" of required type "String!" was not provided.',
    ]);
    expect(textsOfOperation('{ logon }').map(operationErrorText)).toEqual([
      'Cannot query field "logon" on type "Query". Did you mean "login"?',
    ]);
  });
});
