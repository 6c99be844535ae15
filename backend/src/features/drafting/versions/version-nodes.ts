import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { LoadsNodes, type NodeLoader } from '../../../core/graphql/nodes/node-loader.js';
import type { UserDocument, DocumentVersion } from './versions.entity.js';
import { VersionReader } from './version-reader.js';

@Injectable()
@LoadsNodes()
export class DocumentNodes implements NodeLoader {
  readonly type = 'UserDocument';
  readonly scopes = ['DOCUMENTS_READ'] as const;

  constructor(private readonly reader: VersionReader) {}

  load({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, UserDocument>> {
    return this.reader.documentsById(userId, ids);
  }
}

@Injectable()
@LoadsNodes()
export class VersionNodes implements NodeLoader {
  readonly type = 'DocumentVersion';
  readonly scopes = ['DOCUMENTS_READ'] as const;

  constructor(private readonly reader: VersionReader) {}

  load({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentVersion>> {
    return this.reader.versionsById(userId, ids);
  }
}
