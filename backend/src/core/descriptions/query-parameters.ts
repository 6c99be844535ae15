import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { restFieldsOf } from './api-field.js';
import { ignoresUnknownFields } from './unknown-fields.js';

interface QueryParameters {
  readonly names: readonly string[];
  /** Whether others are dropped, unless they are nearly one of the names. */
  readonly ignoresOthers: boolean;
}

/**
 * The parameters that a handler takes in the query of its address, as its `@Query()`s and their classes name them.
 * @param name of the method, which may be that of a class that the controller extends
 * @returns undefined for a handler that takes none
 */
export function queryParametersOf(controller: { prototype: object }, name: string): QueryParameters | undefined {
  const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, { index: number; data?: unknown }>;
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? []) as object[];
  const queries = Object.entries(given).filter(([kind]) => kind.startsWith(`${RouteParamtypes.QUERY}:`));
  const named = queries.flatMap(([, { data }]) => (typeof data === 'string' ? [data] : []));
  const classes = queries.flatMap(([, { data, index }]) => (data === undefined && types[index] ? [types[index]] : []));
  const names = [...named, ...classes.flatMap((type) => restFieldsOf(type).map(({ restName }) => restName))];
  return names.length > 0 ? { names, ignoresOthers: classes.some((type) => ignoresUnknownFields(type)) } : undefined;
}
