import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';

/**
 * The class of a handler's `@Body()`, as Nest and TypeScript write them down for decorated methods.
 * @param name of the method, which may be that of a class that the controller extends
 * @returns undefined for a handler that takes no body, or none of one class
 */
export function bodyTypeOf(controller: { prototype: object }, name: string): object | undefined {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<string, { index: number }>;
  const body = Object.entries(parameters).find(([kind]) => kind.startsWith(`${RouteParamtypes.BODY}:`))?.[1];
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype, name) ?? []) as object[];
  return body && types[body.index];
}
