import { isDeepStrictEqual } from 'node:util';
import { resolved } from './reference.mjs';

const REQUEST = {
  removed: 'REQUEST_FIELD_REMOVED',
  required: 'REQUEST_FIELD_NOW_REQUIRED',
  null: 'REQUEST_NULL_REFUSED',
  type: 'REQUEST_TYPE_CHANGED',
  value: 'REQUEST_VALUE_REMOVED',
  limit: 'REQUEST_LIMIT_NARROWED',
  rule: 'REQUEST_RULE_CHANGED',
};
const ANSWER = {
  removed: 'ANSWER_FIELD_REMOVED',
  required: 'ANSWER_FIELD_NOW_OPTIONAL',
  null: 'ANSWER_NOW_NULLABLE',
  type: 'ANSWER_TYPE_CHANGED',
  value: 'ANSWER_VALUE_ADDED',
  limit: 'ANSWER_LIMIT_WIDENED',
  rule: 'ANSWER_RULE_CHANGED',
};

/** The names of changes in requests (`input`) and in answers. */
export const kindsOf = (input) => (input ? REQUEST : ANSWER);

/** Keywords that only inform. */
const NOTES = new Set(['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly']);
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const COMPARED = new Set([...LOWER, ...UPPER, 'type', 'enum', 'properties', 'required', 'items', 'additionalProperties', 'anyOf', 'oneOf']);
/** Without one of these, more is allowed than with it; what a change of any other keyword means is not known. */
const RESTRICTING = new Set(['pattern', 'format', 'multipleOf', 'uniqueItems', 'const']);

/**
 * A schema as whether it allows null, and what it allows else: one variant, several for `anyOf` and `oneOf`, none where it is only null.
 * A variant that has a name in the document is given as the reference to it.
 * @returns {{ nullable: boolean, variants: object[] }}
 */
export function variantsOf(document, given) {
  const { anyOf, oneOf, ...schema } = resolved(document, given);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) {
    const shared = Object.fromEntries(Object.entries(schema).filter(([name]) => !NOTES.has(name)));
    const parts = alternatives.map((one) => {
      if (Object.keys(shared).length > 0) return variantsOf(document, { ...shared, ...resolved(document, one) });
      const part = variantsOf(document, one);
      return one.$ref && !part.nullable && part.variants.length === 1 ? { nullable: false, variants: [one] } : part;
    });
    return { nullable: parts.some(({ nullable }) => nullable), variants: parts.flatMap(({ variants }) => variants) };
  }
  const types = typesOf(schema);
  if (types === null) return { nullable: true, variants: [schema] };
  const others = [...types].filter((type) => type !== 'null');
  const nullable = others.length < types.size && (!schema.enum || schema.enum.includes(null));
  if (others.length === 0) return { nullable, variants: [] };
  const values = schema.enum?.filter((value) => value !== null);
  return { nullable, variants: [{ ...schema, type: others, ...(values && { enum: values }) }] };
}

/** The types that values may have, those of listed values where none is given; null for all types. @returns {Set<string> | null} */
export function typesOf({ type, enum: values }) {
  if (type !== undefined) return new Set([type].flat());
  return values ? new Set(values.map(typeOfValue)) : null;
}

function typeOfValue(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Whether every bound of `to` lets through what the bounds of `from` let through. */
export const boundsKept = (from, to) =>
  LOWER.every((name) => to[name] === undefined || from[name] >= to[name]) &&
  UPPER.every((name) => to[name] === undefined || from[name] <= to[name]);

/** Keywords in which `to` may refuse what `from` allows. @returns {string[]} */
export function otherRulesKept(from, to) {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].filter((name) => {
    if (NOTES.has(name) || COMPARED.has(name) || isDeepStrictEqual(from[name], to[name])) return false;
    return to[name] !== undefined || !RESTRICTING.has(name);
  });
}
