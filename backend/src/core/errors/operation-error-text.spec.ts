import { describe, expect, it } from '@jest/globals';
import { buildSchema, execute, parse, validate } from 'graphql';
import { operationErrorText } from './operation-error-text.js';

const SECRET = 'k7-not-in-any-text';
const SCHEMA = buildSchema(`
  enum Kind { ONE TWO }
  input Login { email: String!, password: String!, kind: Kind, age: Int }
  interface Thing { id: ID }
  type Paper implements Thing { id: ID, name: String }
  type Query { login(input: Login!, age: Int): String, thing: Thing }
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
    expect(texts.map((text) => operationErrorText(text, true)).join()).toMatch(/^Variable "\$input" got an invalid value/);
    expect(texts.map((text) => operationErrorText(text, true)).join()).not.toContain(SECRET);
  });

  it('names a misspelt field of a variable, and what was meant where that may be told', () => {
    const [text = ''] = textsOfVariables({ email: 'a@b.co', password: SECRET, kin: 'ONE' });
    const unknown = 'Variable "$input" got an invalid value. Field "kin" is not defined by type "Login".';
    expect(operationErrorText(text, true)).toBe(`${unknown} Did you mean "kind"?`);
    expect(operationErrorText(text, false)).toBe(unknown);
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
    expect(texts.map((text) => operationErrorText(text, true)).join()).not.toContain(SECRET);
  });

  it('still says what is wrong', () => {
    expect(textsOfVariables({ email: 'a' }).map((text) => operationErrorText(text, true))).toEqual([
      'Variable "$input" got an invalid value. Field "password" of required type "String!" was not provided.',
    ]);
    expect(textsOfOperation('{ logon }').map((text) => operationErrorText(text, true))).toEqual([
      'Cannot query field "logon" on type "Query". Did you mean "login"?',
    ]);
  });

  it.each([
    ['a field', '{ logon }'],
    ['an argument', '{ login(imput: { email: "a", password: "b" }) }'],
    ['a type', 'query ($a: Logon) { login }'],
    ['an input field', '{ login(input: { email: "a", pasword: "b", password: "b" }) }'],
    ['a value of an enum', '{ login(input: { email: "a", password: "b", kind: ON }) }'],
    ['a value of an enum, sent as text', '{ login(input: { email: "a", password: "b", kind: "ONE" }) }'],
    ['a type for an inline fragment', '{ thing { name } }'],
    [
      'a value of an enum as the default of a variable',
      'query ($kind: Kind = ON) { login(input: { email: "a", password: "b", kind: $kind }) }',
    ],
  ])('suggests %s only where the schema may be known', (_what, source) => {
    const texts = textsOfOperation(source);
    expect(texts.join()).toContain('Did you mean');
    expect(texts.map((text) => operationErrorText(text, false)).join()).not.toMatch(/did you mean|ONE|TWO|Paper/i);
  });

  it.each([
    ['an input field', { email: 'a', password: 'b', pasword: 'c' }],
    ['a value of an enum', { email: 'a', password: 'b', kind: 'ON' }],
  ])('suggests %s of a variable only where the schema may be known', (_what, input) => {
    const texts = textsOfVariables(input);
    expect(texts.join()).toContain('Did you mean');
    expect(texts.map((text) => operationErrorText(text, false)).join()).not.toMatch(/did you mean|ONE|TWO/i);
  });
});
