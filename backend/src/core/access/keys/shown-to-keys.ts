import { Extensions } from '@nestjs/graphql';
import type { ActorKey, KeyScope } from './key-scopes.js';

/** The name under which a type or field of the schema carries its declaration. */
export const KEY_VIEW = 'themis:key-view';

/** Which API keys may see a type or a field: those with one of the scopes, or all of them. */
export interface KeyView {
  scopes: readonly KeyScope[] | 'all';
  /** Keys that may not see the field get null in its place, instead of a refusal of the whole operation. */
  otherwise: 'refused' | 'null';
}

type Decorator = ClassDecorator & PropertyDecorator & MethodDecorator;

/**
 * Declares which scopes show an object type, or one field of it where that differs, to API keys: one of them is enough, and none closes it to
 * all keys. It holds wherever the type is reached, in GraphQL, REST and MCP. A type without a declaration is closed, and a test fails for it.
 */
export const ShownToKeys = (...scopes: KeyScope[]): Decorator => shown({ scopes, otherwise: 'refused' });

/** Declares that every API key may see a type or field: it holds nothing of a user's, nor of the library's. */
export const ShownToAllKeys = (): Decorator => shown({ scopes: 'all', otherwise: 'refused' });

/** Declares a nullable field that is null to API keys without one of these scopes. */
export const NullToOtherKeys = (...scopes: [KeyScope, ...KeyScope[]]): PropertyDecorator & MethodDecorator =>
  shown({ scopes, otherwise: 'null' });

/** Declares a type to be shown to the same keys as another one that it holds; without a declaration where that has none. */
export const ShownLike =
  (other: object): ClassDecorator =>
  (target) => {
    const view = keyViewOf(other);
    if (view) shown(view)(target);
  };

function shown(view: KeyView): Decorator {
  const extend = Extensions({ [KEY_VIEW]: view });
  return (target: object, property?: string | symbol) => {
    if (property === undefined) Reflect.defineMetadata(KEY_VIEW, view, target);
    else Reflect.defineMetadata(KEY_VIEW, view, target.constructor, property);
    extend(target, property as string);
  };
}

/** What a class, or the property of a class or of one that it extends, declares; undefined when it declares nothing. */
export function keyViewOf(record: object, property?: string): KeyView | undefined {
  if (property === undefined) return Reflect.getOwnMetadata(KEY_VIEW, record) as KeyView | undefined;
  return Reflect.getMetadata(KEY_VIEW, record, property) as KeyView | undefined;
}

/** Whether a key may see what is declared so. What is not declared it may not. */
export const mayShow = (key: Pick<ActorKey, 'scopes'>, view: KeyView | undefined): boolean =>
  view !== undefined && (view.scopes === 'all' || view.scopes.some((scope) => key.scopes.includes(scope)));
