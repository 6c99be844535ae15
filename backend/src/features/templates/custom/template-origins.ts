import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { TemplateStore } from '../engine/template-store.js';
import { CUSTOM_PREFIX } from './template-catalogue.js';

const VERSION = /^\d{1,9}$/;
const REMEMBERED_MAX = 500;

interface OriginRow {
  copy_of: string | null;
  inherits: boolean;
  fields: string[];
}

/** The shipped template that an administrator's template was copied from, whose notes hold for the copy. */
export interface NotesOrigin {
  documentType: string;
  label: string;
  /** Fields of it that the copy no longer has: a note that depends on one of them is left out. */
  missing: ReadonlySet<string>;
}

/** Which shipped template a published version was copied from, as far as its signing notes hold for the copy. */
@Injectable()
export class TemplateOrigins {
  /** By type and number: what was published never changes, and neither does what it was copied from. */
  private readonly known = new Map<string, NotesOrigin | null>();

  constructor(
    private readonly shipped: TemplateStore,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * @param version of the template, as it is kept with a document
   * @returns null for a shipped template, for one that was copied from none, and where its administrator wants no notes
   */
  async of(documentType: string, version: string): Promise<NotesOrigin | null> {
    if (!documentType.startsWith(CUSTOM_PREFIX) || !VERSION.test(version)) return null;
    const key = `${documentType} ${version}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const [row] = await this.database.query<OriginRow[]>(
      `select t.copy_of, coalesce((v.content ->> 'signingNotes')::boolean, true) as inherits,
         array(select field ->> 'name' from jsonb_array_elements(v.form -> 'fields') as field) as fields
       from custom_template_versions v join custom_templates t using (document_type)
       where v.document_type = $1 and v.number = $2`,
      [documentType, Number(version)],
    );
    if (!row) return null;
    const origin = this.originOf(row);
    this.known.set(key, origin);
    for (const oldest of [...this.known.keys()].slice(0, -REMEMBERED_MAX)) this.known.delete(oldest);
    return origin;
  }

  private originOf({ copy_of, inherits, fields }: OriginRow): NotesOrigin | null {
    const template = copy_of !== null && inherits ? this.shipped.find(copy_of) : undefined;
    if (!template) return null;
    const missing = template.fields.map(({ name }) => name).filter((name) => !fields.includes(name));
    return { documentType: template.documentType, label: template.label, missing: new Set(missing) };
  }
}
