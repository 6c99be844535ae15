import { Field, ID, InterfaceType, type MiddlewareContext } from '@nestjs/graphql';
import { ShownToAllKeys } from '../../access/keys/shown-to-keys.js';
import { encodeNodeId } from './node-id.js';

/** Of what `node` found, the name of its type. */
const types = new WeakMap<object, string>();

export function noteType<T extends object>(found: T, type: string): T {
  types.set(found, type);
  return found;
}

function nodeIdOf({ source, info }: MiddlewareContext<{ id: string }>): string {
  if (!info) throw new Error('a node is read without its type');
  return encodeNodeId({ type: info.parentType.name, id: source.id });
}

@InterfaceType('Node', {
  description: 'A thing that `node` finds by an id of its own.',
  resolveType: (value: object) => types.get(value),
})
export abstract class NodeView {
  @ShownToAllKeys()
  @Field(() => ID, {
    description: 'Unlike `id`, it identifies the type as well: this is what `node` takes. Treat it as opaque.',
    middleware: [nodeIdOf],
  })
  nodeId?: string;
}
