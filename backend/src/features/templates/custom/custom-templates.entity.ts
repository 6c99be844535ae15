import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TemplateData } from '../form/template-schema.js';

/** Everything that an administrator writes in a template. */
export interface TemplateContent {
  label: string;
  category: TemplateData['category'];
  unit: TemplateData['unit'];
  language: TemplateData['language'];
  /** What the product gives to the clauses besides the form. */
  context: string[];
  /** Fields and uses of blocks, as they were written. */
  fields: Record<string, unknown>[];
  clauses: string;
  sample: Record<string, unknown>;
  /** Whether a copy has the signing notes of the shipped template; absent in those written by an earlier release, and then it has. */
  signingNotes?: boolean | null;
}

/** A template of an administrator: its draft, and which of its versions is published. */
@Entity('custom_templates')
export class CustomTemplate {
  @PrimaryColumn('text', { name: 'document_type' })
  documentType: string;

  /** The shipped template that it was copied from. */
  @Column('text', { name: 'copy_of', nullable: true })
  copyOf: string | null;

  @Column('json')
  draft: TemplateContent;

  /** Increases with every change of the draft. */
  @Column('integer', { name: 'draft_revision' })
  draftRevision: number;

  /** The revision that was published last; null before the first publication. */
  @Column('integer', { name: 'published_revision', nullable: true })
  publishedRevision: number | null;

  /** Of the newest version; 0 before the first. */
  @Column('integer', { name: 'last_number' })
  lastNumber: number;

  /** The version that users draft with; null before the first and after a withdrawal. */
  @Column('integer', { name: 'published_number', nullable: true })
  publishedNumber: number | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}

/** One published state of a template. The database refuses to change or delete it. */
@Entity('custom_template_versions')
export class CustomTemplateVersion {
  @PrimaryColumn('text', { name: 'document_type' })
  documentType: string;

  /** Grows from 1; kept with each document that is made from it. */
  @PrimaryColumn('integer')
  number: number;

  @Column('json')
  content: TemplateContent;

  /** The content as it was understood, with the fields of its blocks. */
  @Column('jsonb')
  form: TemplateData;

  @Column('timestamptz', { name: 'published_at' })
  publishedAt: Date;
}
