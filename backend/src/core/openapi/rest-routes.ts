import type { INestApplication, Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';
import { ACCESS_LEVEL, type AccessLevel, KEY_SCOPES, KEYS_ONLY } from '../access/access.decorator.js';
import type { KeyScope } from '../access/keys/key-scopes.js';
import { descriptionOf, type RouteDescription } from './describes.decorator.js';

export interface RouteOperation {
  operationId?: string;
  tags?: string[];
  parameters?: object[];
  requestBody?: object;
  security?: Record<string, string[]>[];
  responses: Record<string, object>;
}

export interface RestRoute {
  /** In capitals. */
  method: string;
  /** As OpenAPI writes it, such as `/api/admin/users/{id}`. */
  path: string;
  /** Undefined for a handler that nobody may call. */
  access: AccessLevel | undefined;
  /** Scopes of which each opens it to API keys; none for a route that is closed to them. */
  keyScopes: readonly KeyScope[];
  /** Whether it is closed to logins. */
  keysOnly: boolean;
  /** The class of the handler's argument that has rules of validation. */
  input: Type<object> | undefined;
  /** What its handler's `@Describes` says. */
  description: RouteDescription;
  /** In the document that the routes were read from. */
  operation: RouteOperation;
}

type Handler = Pick<RestRoute, 'access' | 'keyScopes' | 'keysOnly' | 'input' | 'description'>;

/** Routes are found again by what they are called in the document. */
const operationIdFactory = (controller: string, method: string): string => `${controller}.${method}`;

/** What Nest's description of the application says, and every route in it together with its handler's access and input. */
export function restRoutes(
  app: INestApplication,
  base: Omit<OpenAPIObject, 'paths'>,
): { document: OpenAPIObject; routes: readonly RestRoute[] } {
  const document = SwaggerModule.createDocument(app, base, { operationIdFactory });
  const handlers = handlersOf(app);
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, RouteOperation>).flatMap(([method, operation]): RestRoute[] => {
      const handler = handlers.get(operation.operationId ?? '');
      return handler ? [{ method: method.toUpperCase(), path, operation, ...handler }] : [];
    }),
  );
  return { document, routes };
}

function handlersOf(app: INestApplication): ReadonlyMap<string, Handler> {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  const handlers = new Map<string, Handler>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, () => unknown>;
      for (const method of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[method];
        if (!handler) continue;
        const handled = [handler, metatype];
        const access = reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, handled);
        const keyScopes = reflector.getAllAndOverride<KeyScope[] | undefined>(KEY_SCOPES, handled) ?? [];
        const keysOnly = reflector.getAllAndOverride<boolean | undefined>(KEYS_ONLY, handled) === true;
        // Where TypeScript keeps the types of a decorated method's parameters.
        const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as Type<object>[];
        handlers.set(operationIdFactory(metatype.name, method), {
          access,
          keyScopes,
          keysOnly,
          input: types.find(isInput),
          description: descriptionOf(handler),
        });
      }
    }
  }
  return handlers;
}

const isInput = (type: Type<object>): boolean => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
