import { CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';

/** A JSON object whose keys are decided by data, such as the fields of a template. */
@Scalar('JSONObject')
export class JSONObjectScalar implements CustomScalar<Record<string, unknown>, Record<string, unknown>> {
  description = 'An object of JSON values.';

  serialize(value: unknown): Record<string, unknown> {
    return asObject(value);
  }

  parseValue(value: unknown): Record<string, unknown> {
    return asObject(value);
  }

  parseLiteral(node: ValueNode, variables?: Record<string, unknown> | null): Record<string, unknown> {
    if (node.kind !== Kind.OBJECT) throw new GraphQLError('A JSON object is expected.');
    return asObject(valueFromASTUntyped(node, variables));
  }
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new GraphQLError('A JSON object is expected.');
  return value as Record<string, unknown>;
}
