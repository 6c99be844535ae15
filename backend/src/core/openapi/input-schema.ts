import { getMetadataStorage } from 'class-validator';
import { restFieldsOf } from './api-field.js';
import type { JsonSchema } from './shape.js';

interface Rule {
  propertyName: string;
  name?: string;
  type: string;
  constraints?: unknown[];
  /** The rule is for each entry of a list. */
  each?: boolean;
}

/** JSON schema of an input class, read from its validation rules, so that the document cannot differ from the check. */
export function inputSchema(input: new () => object): JsonSchema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(input, '', false, false) as unknown as Rule[];
  const fields = restFieldsOf(input);
  // In the order of the class; validation rules come with those of the class itself first.
  const properties: Record<string, JsonSchema> = Object.fromEntries(fields.map(({ restName }) => [restName, {}]));
  const optional = new Set<string>();
  for (const { propertyName, name, type, constraints, each } of rules) {
    const restName = fields.length === 0 ? propertyName : fields.find(({ property }) => property === propertyName)?.restName;
    // A field of GraphQL only.
    if (restName === undefined) continue;
    const property = (properties[restName] ??= {});
    if (type === 'conditionalValidation') optional.add(restName);
    else if (each) property.items = { ...property.items, ...rule(name ?? type, constraints ?? []) };
    else Object.assign(property, rule(name ?? type, constraints ?? [], property));
  }
  const required = Object.keys(properties).filter((name) => !optional.has(name));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** @param held what is known of the field by now */
function rule(name: string, [first]: unknown[], { items = {} }: JsonSchema = {}): JsonSchema {
  switch (name) {
    case 'isString':
      return { type: 'string' };
    case 'isInt':
      return { type: 'integer' };
    case 'isNumber':
      return { type: 'number' };
    case 'isBoolean':
      return { type: 'boolean' };
    case 'isArray':
      return { type: 'array', items };
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
      return { enum: [first] };
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
