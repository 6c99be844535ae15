import { DiscoveryService } from '@nestjs/core';
import { Args, ArgsType, Context, Field, ID, Info, Query, Resolver } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Access, CurrentActor, OpenToKeys } from '../access/access.decorator.js';
import type { Actor } from '../access/actor.js';
import { showsType } from '../access/keys/key-fields.js';
import { holdsScope } from '../access/keys/key-scopes.js';
import { batched } from './batched.js';
import { ID_MAX, IdsArgs } from './nodes/ids.args.js';
import { decodeNodeId } from './nodes/node-id.js';
import { LoadsNodes, type NodeLoader } from './nodes/node-loader.js';
import { NodeView, noteType } from './nodes/node.view.js';

@ArgsType()
class NodeArgs {
  @Field(() => ID, { description: 'The `nodeId` of anything.' })
  @MaxLength(ID_MAX, { message: `id must be at most ${ID_MAX} characters` })
  @IsString()
  id: string;
}

/** Anything of the signed-in user's, and of the library, by one kind of id. */
@Resolver(() => NodeView)
@Access('user')
@OpenToKeys('DOCUMENTS_READ', 'SEARCH', 'FILES', 'MATTERS')
export class NodesResolver {
  private known: ReadonlyMap<string, NodeLoader> | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  @Query(() => NodeView, {
    nullable: true,
    description: 'Anything by its `nodeId`; null for what no longer exists, and for what the caller may not see.',
  })
  node(
    @CurrentActor() actor: Actor,
    @Args() { id }: NodeArgs,
    @Context() context: object,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<object | null> {
    return this.find(actor, id, context, schema);
  }

  @Query(() => [NodeView], {
    nullable: 'items',
    description: 'Like `node` for several: takes the `nodeId` of each, and answers in their order.',
  })
  nodes(
    @CurrentActor() actor: Actor,
    @Args() { ids }: IdsArgs,
    @Context() context: object,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<(object | null)[]> {
    return Promise.all(ids.map((id) => this.find(actor, id, context, schema)));
  }

  private async find(actor: Actor, nodeId: string, context: object, schema: GraphQLSchema): Promise<object | null> {
    const key = decodeNodeId(nodeId);
    const loader = key && this.loaders().get(key.type);
    if (!loader || !holdsScope(actor, ...loader.scopes) || !showsType(actor, schema, loader.type)) return null;
    const found = batched<string, object | null>(context, `nodes ${loader.type}`, async (ids) => {
      const rows = await loader.load(actor, ids);
      return ids.map((id) => rows.get(id) ?? null);
    });
    const node = await found.load(key.id);
    return node && noteType(node, loader.type);
  }

  private loaders(): ReadonlyMap<string, NodeLoader> {
    this.known ??= new Map(
      this.discovery.getProviders({ metadataKey: LoadsNodes.KEY }).map(({ instance }) => {
        const loader = instance as NodeLoader;
        return [loader.type, loader];
      }),
    );
    return this.known;
  }
}
