import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { loggers } from '../../../core/observability/loggers.js';
import { UnknownDocumentTypeError } from '../templates.errors.js';
import { templateSchema } from '../form/template-schema.js';
import type { TemplateForm } from '../engine/document-template.js';
import { TemplateStore } from '../engine/template-store.js';
import { TemplateWithdrawnError } from './custom-templates.errors.js';
import { CustomTemplate } from './custom-templates.entity.js';

/** The types of administrators' templates begin with it, so that no template that is shipped later ever has the same. */
export const CUSTOM_PREFIX = 'custom_';

interface PublishedRow {
  revision: string;
  form: unknown;
  clauses: string | null;
}

/**
 * Every template that users can draft with: those that are shipped, then what administrators have published. A publication counts
 * from the next request on, in every process: each use compares the revision in the database with the one that was read.
 */
@Injectable()
export class TemplateCatalogue {
  private read: { revision: string; templates: Map<string, TemplateForm> } | null = null;

  constructor(
    private readonly shipped: TemplateStore,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  async all(): Promise<TemplateForm[]> {
    const published = [...(await this.published()).values()];
    return [...this.shipped.all(), ...published.sort((a, b) => a.label.localeCompare(b.label))];
  }

  async find(documentType: string): Promise<TemplateForm | undefined> {
    const shipped = this.shipped.find(documentType);
    if (shipped || !documentType.startsWith(CUSTOM_PREFIX)) return shipped;
    return (await this.published()).get(documentType);
  }

  /** @throws UnknownDocumentTypeError, TemplateWithdrawnError */
  async get(documentType: string): Promise<TemplateForm> {
    const template = await this.find(documentType);
    if (template) return template;
    throw (await this.wasPublished(documentType)) ? new TemplateWithdrawnError() : new UnknownDocumentTypeError();
  }

  /** Whether documents of this type may be kept, and so downloaded: also when its template was withdrawn since. */
  async knows(documentType: string): Promise<boolean> {
    return this.shipped.find(documentType) !== undefined || this.wasPublished(documentType);
  }

  private async wasPublished(documentType: string): Promise<boolean> {
    if (!documentType.startsWith(CUSTOM_PREFIX)) return false;
    const row = await this.database.manager.findOne(CustomTemplate, {
      where: { documentType },
      select: { lastNumber: true, documentType: true },
    });
    return row !== null && row.lastNumber > 0;
  }

  private async published(): Promise<Map<string, TemplateForm>> {
    const [state] = await this.database.query<{ revision: string }[]>('select revision from custom_template_state');
    if (this.read && this.read.revision === state?.revision) return this.read.templates;
    const rows = await this.database.query<PublishedRow[]>(
      `select s.revision, v.form, v.content ->> 'clauses' as clauses from custom_template_state s
       left join custom_templates t on t.published_number is not null
       left join custom_template_versions v on v.document_type = t.document_type and v.number = t.published_number`,
    );
    const templates = new Map(rows.flatMap((row) => formOf(row) ?? []).map((template) => [template.documentType, template]));
    this.read = { revision: rows[0]?.revision ?? '', templates };
    return templates;
  }
}

/** A template that an earlier release of the product has published and that this one does not understand must not stop the others. */
function formOf({ form, clauses }: PublishedRow): TemplateForm | null {
  if (form === null || clauses === null) return null;
  const data = templateSchema.safeParse(form);
  if (data.success) return { ...data.data, reference: { data: data.data, clauses } };
  loggers.app.error({ issues: data.error.issues.length }, 'a published template does not fit this release; publish it anew');
  return null;
}
