import { Injectable } from '@nestjs/common';
import { VersionReader } from './version-reader.js';
import type { VersionForm } from './version-seal.js';

export interface ArchivedVersion {
  number: number;
  origin: string;
  draftedBy: string;
  createdAt: Date;
  form: VersionForm;
  content: string;
}

const DOCUMENTS_AT_ONCE = 50;
/** More than a document keeps. */
const VERSIONS_AT_ONCE = 200;

/** Everything that is kept of an owner's documents, opened one version at a time. */
@Injectable()
export class DocumentArchive {
  constructor(private readonly reader: VersionReader) {}

  /** Last changed first; versions newest first. */
  async *all(ownerId: string): AsyncGenerator<{ title: string; documentType: string; versions: AsyncIterable<ArchivedVersion> }> {
    for (let after: string | null = null; ;) {
      const page: Awaited<ReturnType<VersionReader['documents']>> = await this.reader.documents(ownerId, {
        first: DOCUMENTS_AT_ONCE,
        after,
      });
      for (const document of page.nodes) {
        yield {
          title: this.reader.title(document),
          documentType: document.documentType,
          versions: this.versions(ownerId, document.id),
        };
      }
      if (!page.pageInfo.hasNextPage) return;
      after = page.pageInfo.endCursor;
    }
  }

  /** The newest versions of the documents of a matter, last changed first. @param most documents at most */
  async newestOfMatter(
    ownerId: string,
    matterId: string,
    most: number,
  ): Promise<{ documentId: string; versionId: string; title: string }[]> {
    const { nodes } = await this.reader.documents(ownerId, { first: most, matterId });
    const newest = await this.reader.newest(
      ownerId,
      nodes.map(({ id }) => id),
    );
    return nodes.flatMap((document) => {
      const version = newest.get(document.id);
      return version ? [{ documentId: document.id, versionId: version.id, title: this.reader.title(document) }] : [];
    });
  }

  /** What a version says. @throws VersionNotFoundError */
  content(ownerId: string, versionId: string): Promise<string> {
    return this.reader.contentOf(ownerId, versionId);
  }

  /** Opened one after the other: together they may be larger than memory. */
  private async *versions(ownerId: string, documentId: string): AsyncGenerator<ArchivedVersion> {
    const rows = (await this.reader.versions(ownerId, [documentId], { first: VERSIONS_AT_ONCE })).get(documentId)?.nodes ?? [];
    for (const { id, number, origin, draftedBy, createdAt } of rows) {
      const [content, form] = [await this.reader.contentOf(ownerId, id), await this.reader.formOf(ownerId, id)];
      yield { number, origin, draftedBy, createdAt, form, content };
    }
  }
}
