import type { StorageConfig } from '../core/config/config.js';
import type { BlobStore } from '../ports/blob-store/blob-store.js';

function s3Options({ accessKeyId, secretAccessKey, ...rest }: Extract<StorageConfig, { kind: 's3' }>) {
  return { ...rest, ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }) };
}

/** The store of files that the settings name, not yet opened; the libraries of the other one are not loaded. */
export async function blobStoreOf(storage: StorageConfig): Promise<BlobStore> {
  const { CheckedBlobStore } = await import('../ports/blob-store/checked-blob-store.js');
  if (storage.kind === 's3') {
    const { S3BlobStore } = await import('../ports/blob-store/s3-blob-store.js');
    return new CheckedBlobStore(new S3BlobStore(s3Options(storage)));
  }
  const { DiskBlobStore } = await import('../ports/blob-store/disk-blob-store.js');
  return new CheckedBlobStore(new DiskBlobStore({ directory: storage.directory }));
}
