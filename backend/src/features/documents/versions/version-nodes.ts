import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { LoadsNodes, type NodeLoader } from '../../../core/graphql/nodes/node-loader.js';
import type { KeptDocument, KeptVersion } from './versions.entity.js';
import { VersionReader } from './version-reader.js';

@Injectable()
@LoadsNodes()
export class DocumentNodes implements NodeLoader {
  readonly type = 'UserDocument';
  readonly scopes = ['DOCUMENTS_READ'] as const;

  constructor(private readonly reader: VersionReader) {}

  load({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, KeptDocument>> {
    return this.reader.documentsById(userId, ids);
  }
}

@Injectable()
@LoadsNodes()
export class VersionNodes implements NodeLoader {
  readonly type = 'DocumentVersion';
  readonly scopes = ['DOCUMENTS_READ'] as const;

  constructor(private readonly reader: VersionReader) {}

  load({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, KeptVersion>> {
    return this.reader.versionsById(userId, ids);
  }
}
