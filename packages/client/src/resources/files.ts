import { FILES, REMOVE_FILE } from '../operations/files.js';
import { everyRow } from '../pages.js';
import type { FilesQuery } from '../gql/graphql.js';
import type { CallOptions, Transport } from '../transport.js';

export type ReferenceFile = FilesQuery['files']['nodes'][number];

/** A file that was stored; its text can be asked about once `status` says so. */
export interface UploadedFile {
  id: string;
  filename: string;
  size: number;
  file_type: string;
  status: string;
  error: string | null;
}

/** The files of the account that the key belongs to. Needs the scope FILES. */
export class Files {
  constructor(private readonly transport: Transport) {}

  /** Every file, page by page. */
  list(options: CallOptions = {}): AsyncGenerator<ReferenceFile> {
    return everyRow(async (place) => (await this.transport.read(FILES, place, options)).files);
  }

  /** Stores a PDF, TXT, DOC or DOCX of at most 10 MB. Sent once: a name that is taken is refused. */
  upload(file: Blob, filename: string, { signal }: CallOptions = {}): Promise<UploadedFile> {
    const form = new FormData();
    form.append('files', file, filename);
    return this.transport.rest<UploadedFile>('/api/upload', { method: 'POST', body: form }, signal);
  }

  /**
   * Stores photographs of a paper as one PDF, in their order: up to 20 JPG, PNG, WebP or HEIC files of at most 20 MB each and 50 MB together.
   * Sent once. @throws RefusedError with `PHOTOGRAPH_REFUSED`, which names the file; nothing is stored then
   */
  uploadPhotographs(photographs: readonly { file: Blob; filename: string }[], { signal }: CallOptions = {}): Promise<UploadedFile> {
    const form = new FormData();
    for (const { file, filename } of photographs) form.append('files', file, filename);
    return this.transport.rest<UploadedFile>('/api/upload/photographs', { method: 'POST', body: form }, signal);
  }

  /** Removes a file with its text. @throws RefusedError with `FILE_NOT_FOUND` */
  async remove(id: string, options: CallOptions = {}): Promise<void> {
    await this.transport.change(REMOVE_FILE, { id }, options);
  }
}
