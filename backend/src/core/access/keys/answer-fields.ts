import type { ActorKey } from './key-scopes.js';
import { refusal } from './key-fields.js';
import { type KeyView, keyViewOf, mayShow } from './shown-to-keys.js';
import { answerShapeOf } from '../../descriptions/describes.decorator.js';
import { fieldViews } from '../../descriptions/shape.js';

/** What is declared of everything that a route answers with; a description never changes. */
const known = new WeakMap<object, readonly (KeyView | undefined)[]>();

/** What the classes and properties in the answer of a route declare; what stands in the description of the route itself is the route's. */
export function answerViews(handler: object): readonly (KeyView | undefined)[] {
  const views = known.get(handler) ?? fieldViews(answerShapeOf(handler) ?? 'object', keyViewOf);
  known.set(handler, views);
  return views;
}

/**
 * Refuses a route to an API key when its answer holds something that none of the key's scopes shows, before anything is done.
 * @throws KeyScopeError, KeyNotAllowedError
 */
export function requireShownAnswer(key: ActorKey, handler: object): void {
  for (const view of answerViews(handler)) if (!mayShow(key, view)) throw refusal(view);
}
