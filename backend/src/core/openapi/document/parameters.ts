import type { Type } from '@nestjs/common';
import { IDEMPOTENCY_KEY_MAX } from '../../validation/idempotency-key.js';
import { pathsDescribedBy } from '../../descriptions/describes.decorator.js';
import type { JsonSchema } from '../../descriptions/json-schema.js';
import type { NamedSchemas } from '../../descriptions/named-schemas.js';
import { inputSchema } from './input-schema.js';
import type { RestRoute } from './rest-routes.js';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request is carried out and charged once, and answered alike.',
  schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX },
};

/** The parameters of an operation. @param query the class of input whose fields are in the address */
export function parametersOf(route: RestRoute, query: Type<object> | undefined, named: NamedSchemas): Parameter[] {
  const { operation, controller, description } = route;
  const inPath = ((operation.parameters ?? []) as Parameter[]).filter((given) => given.in === 'path');
  const texts = { ...pathsDescribedBy(controller), ...description.path };
  return [
    ...inPath.map((parameter) => {
      const said = texts[parameter.name];
      if (typeof said !== 'object') return { ...parameter, ...(said !== undefined && { description: said }) };
      return { ...parameter, description: said.text, schema: { type: 'string', enum: [...said.values] } };
    }),
    ...Object.entries(description.query ?? {}).map(([name, text]) => ({
      name,
      in: 'query',
      required: true,
      description: text,
      schema: { type: 'string' },
    })),
    ...(query ? queryParameters(query, named) : []),
    ...(description.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
}

function queryParameters(query: Type<object>, named: NamedSchemas): Parameter[] {
  const { properties = {}, required = [] } = inputSchema(query, named);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    description: description as string,
    schema: withoutNull(schema),
  }));
}

/** In an address there is no null: a parameter is there or not. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values, anyOf, ...rest } = schema;
  if (Array.isArray(anyOf)) return anyOf[0] as JsonSchema;
  return {
    ...rest,
    ...(type !== undefined && { type: Array.isArray(type) ? (type as unknown[])[0] : type }),
    ...(Array.isArray(values) && { enum: values.filter((value) => value !== null) }),
  };
}
