import { Injectable } from '@nestjs/common';
import { VersionReader } from '../versions/version-reader.js';
import type { QuotedLaw } from '../versions/version-seal.js';
import { VersionNotFoundError } from '../versions/versions.errors.js';

export type { QuotedLaw } from '../versions/version-seal.js';

/** The law that drafts quote, for features that look at it later. */
@Injectable()
export class QuotedLawOfDrafts {
  constructor(private readonly reader: VersionReader) {}

  /** What a version quotes of the library; nothing where it was deleted. */
  async of(ownerId: string, versionId: string): Promise<QuotedLaw[]> {
    try {
      return (await this.reader.formOf(ownerId, versionId)).citations;
    } catch (error) {
      if (error instanceof VersionNotFoundError) return [];
      throw error;
    }
  }

  /** What documents are called, by id. */
  async titles(ownerId: string, documentIds: readonly string[]): Promise<Map<string, string>> {
    const documents = await this.reader.documentsById(ownerId, documentIds);
    return new Map([...documents].map(([id, document]) => [id, this.reader.title(document)]));
  }
}
