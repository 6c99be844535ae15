import { Field, Float, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import type { StorageUse } from '../../../core/quota/storage-quota.js';

@ShownToKeys()
@ObjectType('UserStorage', {
  description: 'How much the product keeps for a user: files, documents with their versions, conversations and the rest.',
})
export class StorageUseView {
  @Field(() => Float, { description: 'Bytes that are kept now.' })
  usedBytes: number;

  @Field(() => Float, { description: 'Bytes that may be kept; what would exceed them is refused with `QUOTA_EXCEEDED`.' })
  limitBytes: number;
}

export const storageUseView = ({ used, limit }: StorageUse): StorageUseView => ({ usedBytes: used, limitBytes: limit });
