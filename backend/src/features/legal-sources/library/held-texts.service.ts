import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { LegalLibrary } from './legal-library.js';
import type { StoredSection } from './source-contents.js';

/** A section, schedule or numbered paragraph: its number, "Section 138", and offsets in the text. */
export type HeldUnit = Pick<StoredSection, 'label' | 'name' | 'start' | 'end'>;

/** The text of a document as the library holds it now. */
export interface HeldText {
  documentId: string;
  title: string;
  /** The canonical text, in which offsets are UTF-16 units. */
  text: string;
  /** In the order of the text. */
  units: readonly HeldUnit[];
}

/** Texts of the library with their sections, for features that look at words which were quoted before. */
@Injectable()
export class HeldTexts {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly library: LegalLibrary,
  ) {}

  /** @returns null for a document that the library does not hold, or has not read yet */
  async of(documentId: string): Promise<HeldText | null> {
    if (!isUUID(documentId)) return null;
    for (;;) {
      const [row] = await this.database.query<{ title: string; version: number; sections: StoredSection[] }[]>(
        `select coalesce(d.title, d.filename) as title, d.text_version as version, c.sections
         from legal_documents d join source_contents c on c.document_id = d.id where d.id = $1 and d.text_key is not null`,
        [documentId],
      );
      if (!row) return null;
      const text = await this.library.textOf(documentId, row.version);
      if (text) return { documentId, title: row.title, text: text.text, units: row.sections };
      // A new version has taken its place since the row was read; otherwise its text is lost.
      if (await this.holds(documentId, row.version)) return null;
    }
  }

  private async holds(documentId: string, version: number): Promise<boolean> {
    const rows = await this.database.query<object[]>('select 1 from legal_documents where id = $1 and text_version = $2', [
      documentId,
      version,
    ]);
    return rows.length > 0;
  }
}
