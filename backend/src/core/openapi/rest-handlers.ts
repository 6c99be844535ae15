import { type INestApplication, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { ACCESS_LEVEL, type AccessLevel, KEY_SCOPES, KEYS_ONLY } from '../access/access.decorator.js';
import type { KeyScope } from '../access/keys/key-scopes.js';
import { NEEDS_REAUTHENTICATION } from '../access/reauthentication/reauthentication.js';
import { descriptionOf, type RouteDescription } from '../descriptions/describes.decorator.js';

/** What the code says about a method of a controller. */
export interface RestHandler {
  readonly controller: Type<object>;
  /** Of the method, which may be that of a class that the controller extends. */
  readonly name: string;
  readonly method: Method;
  /** Undefined for a handler that nobody may call. */
  readonly access: AccessLevel | undefined;
  /** Scopes of which each opens it to API keys; none for a route that is closed to them. */
  readonly keyScopes: readonly KeyScope[];
  /** Whether it is closed to logins. */
  readonly keysOnly: boolean;
  /** Whether the owner of the session must have shown lately who they are. */
  readonly reauthenticated: boolean;
  /** The class of the handler's argument that has rules of validation. */
  readonly input: Type<object> | undefined;
  /** What its `@Describes` says. */
  readonly description: RouteDescription;
}

type Method = (...args: unknown[]) => unknown;

/** The methods of all controllers; those that answer no route are among them. */
export function restHandlers(app: INestApplication): RestHandler[] {
  const reflector = app.get(Reflector);
  const scanner = new MetadataScanner();
  return controllersOf(app).flatMap((controller) => {
    const prototype = controller.prototype as Record<string, Method>;
    return scanner.getAllMethodNames(prototype).flatMap((name): RestHandler[] => {
      const method = prototype[name];
      if (!method) return [];
      const handled = [method, controller];
      // Where TypeScript keeps the types of a decorated method's parameters.
      const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as Type<object>[];
      return [
        {
          controller,
          name,
          method,
          access: reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS_LEVEL, handled),
          keyScopes: reflector.getAllAndOverride<KeyScope[] | undefined>(KEY_SCOPES, handled) ?? [],
          keysOnly: reflector.getAllAndOverride<boolean | undefined>(KEYS_ONLY, handled) === true,
          reauthenticated: reflector.getAllAndOverride<boolean | undefined>(NEEDS_REAUTHENTICATION, handled) === true,
          input: types.find(isInput),
          description: descriptionOf(method),
        },
      ];
    });
  });
}

/** Who may call each route, by method and pattern as Fastify knows them: `GET /api/documents/:id`. */
export function accessByRoute(app: INestApplication): ReadonlyMap<string, AccessLevel | undefined> {
  const levels = new Map<string, AccessLevel | undefined>();
  for (const { controller, method, access } of restHandlers(app)) {
    const verb = Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod | undefined;
    if (verb === undefined) continue;
    for (const base of pathsOf(controller))
      for (const path of pathsOf(method)) levels.set(`${RequestMethod[verb]} ${patternOf(base, path)}`, access);
  }
  return levels;
}

const pathsOf = (decorated: object): string[] => [Reflect.getMetadata(PATH_METADATA, decorated) as string | string[]].flat();

const patternOf = (...parts: string[]): string => `/${parts.flatMap((part) => part.split('/').filter(Boolean)).join('/')}`;

function controllersOf(app: INestApplication): Type<object>[] {
  const modules = [...app.get(ModulesContainer).values()];
  const all = modules.flatMap(({ controllers }) => [...controllers.values()].map(({ metatype }) => metatype));
  return all.filter((metatype): metatype is Type<object> => typeof metatype === 'function');
}

const isInput = (type: Type<object>): boolean => getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
