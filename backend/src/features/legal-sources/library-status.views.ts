import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'The retrieval index as it answers now.' })
export class IndexInfo {
  @Field()
  adapter: string;

  @Field(() => String, { nullable: true })
  generation: string | null;

  @Field(() => Int)
  documents: number;

  @Field(() => Int)
  passages: number;

  @Field({ description: 'Whether a real search just succeeded.' })
  healthy: boolean;

  @Field({ description: 'What that search said.' })
  detail: string;
}

@ObjectType({ description: 'Documents by how far they are on their way into the index.' })
export class DocumentCounts {
  @Field(() => Int)
  pending: number;

  @Field(() => Int)
  indexing: number;

  @Field(() => Int)
  indexed: number;

  @Field(() => Int)
  failed: number;
}

@ObjectType({ description: 'The queue of background work.' })
export class QueueStatus {
  @Field()
  healthy: boolean;

  @Field()
  detail: string;

  @Field(() => Int)
  queued: number;

  @Field(() => Int)
  running: number;

  @Field(() => Int, { description: 'Failed jobs that are still listed.' })
  failed: number;
}

@ObjectType({ description: 'What the library takes up, in bytes.' })
export class StorageUse {
  @Field(() => Float, { description: 'Files as uploaded.' })
  originals: number;

  @Field(() => Float, { description: 'Extracted text.' })
  texts: number;

  @Field(() => Float, { nullable: true, description: 'All generations of the index, where the store tells it.' })
  index: number | null;
}

@ObjectType({ description: 'The state of the library.' })
export class SystemStatus {
  @Field(() => Int)
  totalDocuments: number;

  @Field(() => Float)
  totalSizeMb: number;

  @Field({ description: 'Whether questions can be answered from the library.' })
  ragInitialized: boolean;

  @Field(() => IndexInfo)
  index: IndexInfo;

  @Field(() => DocumentCounts)
  documents: DocumentCounts;

  @Field(() => QueueStatus)
  queue: QueueStatus;

  @Field(() => StorageUse)
  storage: StorageUse;
}

/** The status of REST, in its documented names. */
export const systemStatusRecord = ({ totalDocuments, totalSizeMb, ragInitialized }: SystemStatus) => ({
  total_documents: totalDocuments,
  total_size_mb: totalSizeMb,
  rag_initialized: ragInitialized,
});
