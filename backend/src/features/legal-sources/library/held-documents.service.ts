import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { LegalDocument, type LegalDocumentState } from '../legal-sources.entity.js';

/** What of a document tells whether it still is what somebody put into the library. */
export interface HeldDocument {
  id: string;
  filename: string;
  version: number;
  status: LegalDocumentState;
  /** Of its file. */
  sha256: string;
  /** An administrator changed what is known about it since its file was stored. */
  edited: boolean;
  /** A person uploaded its file, not the product. */
  byPerson: boolean;
}

const COLUMNS = { id: true, filename: true, version: true, status: true, sha256: true, edits: true, uploadedBy: true } as const;
/** A title as it is compared: without "The", punctuation and case. */
const COMPARED = `regexp_replace(regexp_replace(lower(title), '^the ', ''), '[^[:alnum:]]+', '', 'g')`;

const heldOf = ({ id, filename, version, status, sha256, edits, uploadedBy }: LegalDocument): HeldDocument => ({
  id,
  filename,
  version,
  status,
  sha256,
  edited: edits?.before != null,
  byPerson: uploadedBy !== null,
});

/** Documents of the library, for features that put some into it. */
@Injectable()
export class HeldDocuments {
  constructor(@InjectRepository(LegalDocument) private readonly documents: Repository<LegalDocument>) {}

  /** Whether there is any. */
  any(): Promise<boolean> {
    return this.documents.exists();
  }

  /** Whether questions are answered from any. */
  anyIndexed(): Promise<boolean> {
    return this.documents.existsBy({ status: 'indexed' });
  }

  /** Those that are still there, by id. */
  async byIds(ids: readonly string[]): Promise<Map<string, HeldDocument>> {
    const rows = await this.documents.find({ where: { id: In([...ids]) }, select: COLUMNS });
    return new Map(rows.map((row) => [row.id, heldOf(row)]));
  }

  /** The one with this file. @param sha256 hexadecimal */
  async withFile(sha256: string): Promise<HeldDocument | null> {
    const row = await this.documents.findOne({ where: { sha256 }, select: COLUMNS });
    return row && heldOf(row);
  }

  /** One that is called so, by its file's name or by its title. @param title without "The" */
  async called(filename: string, title: string): Promise<HeldDocument | null> {
    const row = await this.documents
      .createQueryBuilder('document')
      .where('document.filename = :filename', { filename })
      .orWhere(`${COMPARED} = :title`, { title: title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') })
      .orderBy('document.uploadDate', 'ASC')
      .getOne();
    return row && heldOf(row);
  }

  /** How many of these documents are in each state. */
  async states(ids: readonly string[]): Promise<Record<LegalDocumentState, number>> {
    const counts = { pending: 0, indexing: 0, indexed: 0, failed: 0 };
    const rows = await this.documents.query<{ status: LegalDocumentState; count: string }[]>(
      'select status, count(*) as count from legal_documents where id = any($1::uuid[]) group by status',
      [ids],
    );
    for (const { status, count } of rows) counts[status] = Number(count);
    return counts;
  }
}
