import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { LoadsNodes, type NodeLoader } from '../../../core/graphql/nodes/node-loader.js';
import type { MatterView } from '../matters.views.js';
import { MatterReader } from './matter-reader.js';

@Injectable()
@LoadsNodes()
export class MatterNodes implements NodeLoader {
  readonly type = 'Matter';
  readonly scopes = ['MATTERS'] as const;

  constructor(private readonly reader: MatterReader) {}

  load({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, MatterView>> {
    return this.reader.byIds(userId, ids);
  }
}
