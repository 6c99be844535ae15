import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { LoadsNodes, type NodeLoader } from '../../core/graphql/nodes/node-loader.js';
import type { ReferenceFile } from './reference-files.entity.js';
import { ReferenceFilesService } from './reference-files.service.js';

@Injectable()
@LoadsNodes()
export class ReferenceFileNodes implements NodeLoader {
  readonly type = 'ReferenceFile';
  readonly scopes = ['FILES'] as const;

  constructor(private readonly files: ReferenceFilesService) {}

  load(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, ReferenceFile>> {
    return this.files.byIds(actor, ids);
  }
}
