import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The retrieval index that answers now.' })
export class IndexInfo {
  @Field({ description: 'The store, and where it is.' })
  adapter: string;

  @Field(() => String, { nullable: true, description: 'The one that answers; null when nothing has been loaded yet.' })
  generation: string | null;

  @Field(() => Int, { description: 'Documents that can be found.' })
  documents: number;

  @Field(() => Int, { description: 'Passages that can be found.' })
  passages: number;

  @Field({ description: 'Whether a real search has just succeeded.' })
  healthy: boolean;

  @Field({ description: 'What that search reported.' })
  detail: string;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'Documents by how far their indexing has got.' })
export class DocumentCounts {
  @Field(() => Int, { description: 'Stored, and waiting for a worker.' })
  pending: number;

  @Field(() => Int, { description: 'Being read, structured or written.' })
  indexing: number;

  @Field(() => Int, { description: 'Found by questions.' })
  indexed: number;

  @Field(() => Int, { description: 'Not indexed; each says why.' })
  failed: number;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The queue of background work.' })
export class QueueStatus {
  @Field({ description: 'Whether the queue answers.' })
  healthy: boolean;

  @Field({ description: 'What the queue reported.' })
  detail: string;

  @Field(() => Int, { description: 'Jobs waiting.' })
  queued: number;

  @Field(() => Int, { description: 'Jobs under way.' })
  running: number;

  @Field(() => Int, { description: 'Failed jobs that are still listed.' })
  failed: number;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'What the library takes up, in bytes.' })
export class StorageUse {
  @Field(() => Float, { description: 'Files as uploaded.' })
  originals: number;

  @Field(() => Float, { description: 'Extracted text.' })
  texts: number;

  @Field(() => Float, { nullable: true, description: 'All generations of the index, where the store reports it.' })
  index: number | null;
}

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'The state of the library.' })
export class SystemStatus {
  @ApiField(() => Int, { description: 'Documents of the library, whatever their state.' })
  totalDocuments: number;

  @ApiField(() => Float, { description: 'Size of the files as uploaded, in MB of 2^20 bytes, to two decimals.' })
  totalSizeMb: number;

  @ApiField(() => Boolean, { description: 'Whether questions can be answered from the library.' })
  ragInitialized: boolean;

  @Field(() => IndexInfo, { description: 'What answers now.' })
  index: IndexInfo;

  @Field(() => DocumentCounts, { description: 'Documents by state.' })
  documents: DocumentCounts;

  @Field(() => QueueStatus, { description: 'Background work.' })
  queue: QueueStatus;

  @Field(() => StorageUse, { description: 'Room that the library takes up.' })
  storage: StorageUse;
}
