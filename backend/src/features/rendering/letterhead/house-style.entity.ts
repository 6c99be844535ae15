import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PdfFont } from '../../../ports/pdf-engine/pdf-engine.js';

/** How administrators want documents with a letterhead to look; one row, or none. */
@Entity('house_style')
export class HouseStyle {
  @PrimaryColumn('boolean')
  one: true;

  /** Lines above the first page. */
  @Column('text')
  header: string;

  @Column('text')
  footer: string;

  @Column('int', { name: 'margin_mm' })
  marginMm: number;

  @Column('text')
  font: PdfFont;

  @Column('bytea', { nullable: true })
  logo: Buffer | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
