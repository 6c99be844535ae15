import type {
  CheckQuery,
  CheckQueryVariables,
  CompareQuery,
  DocumentPartsFragment,
  DocumentsQueryVariables,
  EditMutation,
  EditMutationVariables,
  RenderMutationVariables,
  SavedPartsFragment,
  SaveVersionMutationVariables,
  VersionPartsFragment,
  VersionsQuery,
} from '../gql/graphql.js';
import {
  CHECK,
  COMPARE,
  DELETE_DOCUMENT,
  DOCUMENT,
  DOCUMENTS,
  EDIT,
  RENAME,
  RENDER,
  RESTORE_DOCUMENT,
  RESTORE_VERSION,
  SAVE_VERSION,
  VERSION,
  VERSIONS,
} from '../operations/documents.js';
import { sent } from '../errors.js';
import { everyRow } from '../pages.js';
import type { CallOptions, Transport } from '../transport.js';

export type KeptDocument = DocumentPartsFragment;
export type DocumentVersion = VersionPartsFragment;
export type SavedVersion = SavedPartsFragment;
export type VersionEntry = NonNullable<VersionsQuery['document']>['page']['nodes'][number];
export type EditedDocument = EditMutation['edited'];
export type DocumentComparison = NonNullable<CompareQuery['comparison']>;
export type TextCheck = CheckQuery['check'];
export type EditRequest = EditMutationVariables['input'];
export type DocumentFilter = Omit<DocumentsQueryVariables, 'first' | 'after'>;
export type FileRequest = Partial<RenderMutationVariables['input']> & Pick<RenderMutationVariables['input'], 'format'>;

/** A file that was made from a document. */
export interface DocumentFile {
  filename: string;
  /** Media type, such as `application/pdf`. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Documents of the account with their versions. Reading needs the scope DOCUMENTS_READ, changing DOCUMENTS_WRITE. */
export class Documents {
  constructor(private readonly transport: Transport) {}

  /** Every document, the one changed last first; `updatedAfter` is for a program that keeps up with changes. */
  list(filter: DocumentFilter = {}, options: CallOptions = {}): AsyncGenerator<KeptDocument> {
    return everyRow(async (place) => (await this.transport.read(DOCUMENTS, { ...filter, ...place }, options)).page);
  }

  async get(id: string, options: CallOptions = {}): Promise<KeptDocument> {
    return sent((await this.transport.read(DOCUMENT, { id }, options)).document);
  }

  /** Every version of a document, without its text, the newest first. */
  versions(id: string, options: CallOptions = {}): AsyncGenerator<VersionEntry> {
    return everyRow(async (place) => sent((await this.transport.read(VERSIONS, { id, ...place }, options)).document).page);
  }

  /** A version with its text and form. */
  async version(id: string, options: CallOptions = {}): Promise<DocumentVersion> {
    return sent((await this.transport.read(VERSION, { id }, options)).version);
  }

  /** What was inserted and deleted from one version to another. */
  async compare(fromId: string, toId: string, options: CallOptions = {}): Promise<DocumentComparison> {
    return sent((await this.transport.read(COMPARE, { fromId, toId }, options)).comparison);
  }

  /** What to look at in a text before it is signed. */
  async check(text: CheckQueryVariables, options: CallOptions = {}): Promise<TextCheck> {
    return (await this.transport.read(CHECK, text, options)).check;
  }

  /** Makes edits that name lines and words: all of them as a new version, or none; free of charge. */
  async edit(input: EditRequest, options: CallOptions = {}): Promise<EditedDocument> {
    return (await this.transport.change(EDIT, { input }, options)).edited;
  }

  /** Keeps a text of your own as the next version; free of charge. */
  async save(input: SaveVersionMutationVariables['input'], options: CallOptions = {}): Promise<SavedVersion> {
    return (await this.transport.change(SAVE_VERSION, { input }, options)).version;
  }

  /** Makes an earlier version the newest one again. */
  async restoreVersion(id: string, options: CallOptions = {}): Promise<SavedVersion> {
    return (await this.transport.change(RESTORE_VERSION, { id }, options)).version;
  }

  async rename(id: string, title: string, options: CallOptions = {}): Promise<{ id: string; title: string }> {
    return (await this.transport.change(RENAME, { input: { id, title } }, options)).document;
  }

  /** Deletes a document with its versions; until `restorableUntil` it can be restored. */
  async delete(id: string, options: CallOptions = {}): Promise<{ id: string; restorableUntil: string }> {
    return (await this.transport.change(DELETE_DOCUMENT, { id }, options)).deleted;
  }

  async restore(id: string, options: CallOptions = {}): Promise<{ id: string; title: string }> {
    return (await this.transport.change(RESTORE_DOCUMENT, { id }, options)).document;
  }

  /** Makes a PDF, DOCX or TXT of a version (`versionId`), a text (`content`), or the difference of two, and fetches it. */
  async file(input: FileRequest, options: CallOptions = {}): Promise<DocumentFile> {
    const { rendering } = await this.transport.change(RENDER, { input }, options);
    return { filename: rendering.filename, ...(await this.transport.download(rendering.downloadUrl, options.signal)) };
  }
}
