import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MatterReader } from '../keeping/matter-reader.js';
import { type DateFacts, MatterSeal } from '../keeping/matter-seal.js';

/** What may be said of a date outside. */
interface OutgoingWords {
  title: string;
  /** Null where its matter is not named. */
  matterTitle: string | null;
  /** Why it is this day, and where the law stands that fixes it; '' for nothing. */
  notes: string;
}

/** A date as it leaves the product, in an e-mail or a calendar. */
export interface OutgoingDate extends OutgoingWords {
  id: string;
  /** Such as "2026-03-12". */
  day: string;
  updatedAt: Date;
}

/** Of a date of a confidential matter nothing is said but its day. */
const OF_CONFIDENTIAL: OutgoingWords = {
  title: 'A date of a confidential matter',
  matterTitle: null,
  notes: 'Sign in to read what it is about.',
};

/** What may be said of a date wherever it leaves this installation. */
export const outgoingWords = (
  { title, reason, pins }: Pick<DateFacts, 'title' | 'reason' | 'pins'>,
  matter: { title: string; confidential: boolean },
): OutgoingWords =>
  matter.confidential ? OF_CONFIDENTIAL : { title, matterTitle: matter.title, notes: [reason, ...pins].filter(Boolean).join('\n') };

/** The note of a date in a calendar. */
export const calendarNotes = ({ matterTitle, notes }: OutgoingWords): string => [matterTitle, notes].filter(Boolean).join('\n');

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
    const matters = await this.reader.titles(ownerId, [...new Set(rows.map(({ matterId }) => matterId))]);
    return rows.flatMap(({ id, matterId, day, sealed, updatedAt }) => {
      const matter = matters.get(matterId);
      // Its matter was deleted a moment ago.
      if (matter === undefined) return [];
      return [{ id, day, ...outgoingWords(this.seal.dateFacts(id, sealed), matter), updatedAt }];
    });
  }
}
