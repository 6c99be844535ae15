import { ID } from '@nestjs/graphql';
import { getMetadataStorage } from 'class-validator';
import { type RestField, restFieldsOf } from '../../descriptions/api-field.js';
import { descriptionOfClass } from '../../descriptions/graphql-words.js';
import { ignoresUnknownFields } from '../../descriptions/unknown-fields.js';
import type { NamedSchemas } from '../../descriptions/named-schemas.js';
import type { JsonSchema } from '../../descriptions/json-schema.js';
import { enumReference, enumValues, orNull } from '../../descriptions/shape.js';

interface Rule {
  propertyName: string;
  name?: string;
  type: string;
  constraints?: unknown[];
  /** The rule is for each entry of a list. */
  each?: boolean;
}

type Input = new () => object;

/** JSON schema of an input class, read from its validation rules, so that the document cannot differ from the check. */
export function inputSchema(input: Input, named: NamedSchemas): JsonSchema {
  const fields = restFieldsOf(input);
  // In the order of the class; validation rules come with those of the class itself first.
  const properties: Record<string, JsonSchema> = Object.fromEntries(fields.map(({ restName }) => [restName, {}]));
  const optional = new Set<string>();
  for (const { propertyName, name, type, constraints, each } of rulesOf(input)) {
    const restName = fields.length === 0 ? propertyName : fields.find(({ property }) => property === propertyName)?.restName;
    // A field of GraphQL only.
    if (restName === undefined) continue;
    const property = (properties[restName] ??= {});
    if (type === 'conditionalValidation') optional.add(restName);
    else if (each) property.items = { ...property.items, ...rule(name ?? type, constraints ?? []) };
    else Object.assign(property, rule(name ?? type, constraints ?? [], property));
  }
  for (const field of fields) nest(properties, field, named);
  for (const name of optional) properties[name] = orNull(properties[name] ?? {});
  for (const { restName, description } of fields) properties[restName] = { ...properties[restName], description };
  const required = Object.keys(properties).filter((name) => !optional.has(name));
  const description = descriptionOfClass(input);
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties,
    ...(required.length > 0 && { required }),
    ...(fields.length > 0 && !ignoresUnknownFields(input) && { additionalProperties: false }),
  };
}

const rulesOf = (input: Input): Rule[] => getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);

/** A field that is an input of its own, or a list of them, refers to its schema. */
function nest(properties: Record<string, JsonSchema>, { restName, type }: RestField, named: NamedSchemas): void {
  const declared: unknown = type();
  const [inner] = Array.isArray(declared) ? (declared as unknown[]) : [declared];
  const property = properties[restName] ?? {};
  if (typeof inner === 'function' && rulesOf(inner as Input).length > 0) {
    const reference = named.reference(inner.name, () => inputSchema(inner as Input, named));
    properties[restName] = Array.isArray(declared) ? { ...property, type: 'array', items: reference } : reference;
  } else if (enumValues(inner).length > 0) {
    const values = enumReference(inner, named) ?? { type: 'string', enum: [...enumValues(inner)] };
    properties[restName] = Array.isArray(declared) ? { ...property, type: 'array', items: values } : values;
  } else if (property.type === undefined && TEXTS.has(inner)) {
    // Rules of our own say nothing about the type.
    properties[restName] = { type: 'string', ...property };
  }
}

const TEXTS: ReadonlySet<unknown> = new Set([String, ID]);

/** @param held what is known about the field by now */
function rule(name: string, [first]: unknown[], { items = {}, minLength }: JsonSchema = {}): JsonSchema {
  switch (name) {
    case 'isString':
      return { type: 'string' };
    case 'isNotEmpty':
      return { minLength: minLength ?? 1 };
    case 'isCalendarDay':
      return { type: 'string', format: 'date' };
    case 'isInt':
      return { type: 'integer' };
    case 'isNumber':
      return { type: 'number' };
    case 'isBoolean':
      return { type: 'boolean' };
    case 'isArray':
      return { type: 'array', items };
    case 'arrayMinSize':
      return { minItems: Number(first) };
    case 'arrayMaxSize':
      return { maxItems: Number(first) };
    case 'isObject':
    case 'nestedValidation':
      return { type: 'object' };
    case 'isEnum':
      return { type: 'string', enum: Object.values(first as object) };
    case 'isIn':
      return { type: 'string', enum: [...(first as unknown[])] };
    case 'equals':
      return { const: first };
    case 'min':
      return { minimum: Number(first) };
    case 'max':
      return { maximum: Number(first) };
    case 'minLength':
      return { minLength: Number(first) };
    case 'maxLength':
      return { maxLength: Number(first) };
    case 'matches':
      return { pattern: (first as RegExp).source };
    default:
      return {};
  }
}
