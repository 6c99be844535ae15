import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatterReader } from '../keeping/matter-reader.js';
import { MatterSeal } from '../keeping/matter-seal.js';

/** A date as it leaves the product, in an e-mail or a calendar. */
export interface OutgoingDate {
  id: string;
  /** Such as "2026-03-12". */
  day: string;
  title: string;
  matterTitle: string;
  /** Why it is this day, and where the law stands that fixes it; '' for nothing. */
  notes: string;
  updatedAt: Date;
}

interface Row {
  id: string;
  matterId: string;
  day: string;
  sealed: Buffer;
  updatedAt: Date;
}

/** Reads open dates for what leaves the product; the one place where it is decided what may be said of them outside. */
@Injectable()
export class OutgoingDates {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly reader: MatterReader,
    private readonly seal: MatterSeal,
  ) {}

  /** Those of one owner on these days, by day. @param most rows at most; the later ones are left out */
  on(ownerId: string, days: readonly string[], most: number): Promise<OutgoingDate[]> {
    return this.read(ownerId, 'd.day = any($2::date[])', days, most);
  }

  /** Those of one owner from a day on, by day. @param most rows at most; the later ones are left out */
  from(ownerId: string, day: string, most: number): Promise<OutgoingDate[]> {
    return this.read(ownerId, 'd.day >= $2::date', day, most);
  }

  private async read(ownerId: string, which: string, value: unknown, most: number): Promise<OutgoingDate[]> {
    const rows = await this.database.query<Row[]>(
      `select d.id, d.matter_id as "matterId", d.day::text as day, d.sealed, d.updated_at as "updatedAt"
       from matter_deadlines d join matters m on m.id = d.matter_id and m.owner_id = d.owner_id and m.deleted_at is null
       where d.owner_id = $1 and d.status = 'open' and ${which} order by d.day, d.id limit $3`,
      [ownerId, value, most],
    );
    const titles = await this.reader.titles(ownerId, [...new Set(rows.map(({ matterId }) => matterId))]);
    return rows.flatMap(({ id, matterId, day, sealed, updatedAt }) => {
      const matterTitle = titles.get(matterId);
      // Its matter was deleted a moment ago.
      if (matterTitle === undefined) return [];
      const { title, reason, pins } = this.seal.dateFacts(id, sealed);
      return [{ id, day, title, matterTitle, notes: [reason, ...pins].filter(Boolean).join('\n'), updatedAt }];
    });
  }
}
