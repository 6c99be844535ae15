import { DiscoveryService } from '@nestjs/core';
import type { Actor } from '../../access/actor.js';
import type { KeyScope } from '../../access/keys/key-scopes.js';

/** Marks a provider that is a `NodeLoader`. */
export const LoadsNodes = DiscoveryService.createDecorator();

/** Finds the things of one type that `node` gives. */
export interface NodeLoader {
  /** Name in the schema; the type implements `Node`. */
  readonly type: string;
  /** Scopes of which a key needs one; closed to all keys when there are none. */
  readonly scopes: readonly KeyScope[];
  /** @returns those that are there and that the caller may see, by id; ids are UUIDs */
  load(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, object>>;
}
