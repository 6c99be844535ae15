import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, Not } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { normalized } from '../../../core/text/normalized.js';
import { courtNamed, formatOfCourt } from '../parse/court-named.js';
import { CourtFormatExistsError, CourtFormatNotFoundError, TooManyCourtFormatsError } from '../rendering.errors.js';
import { CourtFormatRow, PageNumberPlaceInput } from './court-format.entity.js';
import { BY_COURT, COURT_FORMAT_LIMITS, type CourtFormat, USUAL_FORMAT } from './court-format.js';
import type { CourtFormatInput } from './court-formats.inputs.js';
import { PaperInput } from '../paper.input.js';

const USUAL: CourtFormatRow = { ...USUAL_FORMAT, paper: PaperInput.A4, pageNumbers: PageNumberPlaceInput.TOP_CENTRE };

/** The forms in which courts take their papers: those that administrators set, and the usual one. */
@Injectable()
export class CourtFormatsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** By name, the default one first: the usual one until an administrator makes another one that. */
  async list(): Promise<CourtFormatRow[]> {
    const rows = await this.database.manager.find(CourtFormatRow, {
      order: { isDefault: 'DESC', name: 'ASC' },
      take: COURT_FORMAT_LIMITS.formats,
    });
    return rows[0]?.isDefault ? rows : [USUAL, ...rows];
  }

  /**
   * The format that a file is asked for in; null for a paper that names no court, where the format is left to the court.
   * @param wanted the id of a format, or `auto`
   * @throws CourtFormatNotFoundError
   */
  async wanted(wanted: string, content: string): Promise<CourtFormat | null> {
    const formats = await this.list();
    if (wanted === BY_COURT) {
      const court = courtNamed(content);
      return court === null ? null : (formatOfCourt(court, formats) ?? null);
    }
    const format = formats.find(({ id }) => id === wanted);
    if (!format) throw new CourtFormatNotFoundError();
    return format;
  }

  /** @throws CourtFormatExistsError, TooManyCourtFormatsError */
  async add(actor: AdminActor, input: CourtFormatInput): Promise<CourtFormatRow> {
    return this.changed(async (manager) => {
      if ((await manager.count(CourtFormatRow)) >= COURT_FORMAT_LIMITS.formats)
        throw new TooManyCourtFormatsError(COURT_FORMAT_LIMITS.formats);
      const format = await this.stored(manager, randomUUID(), input);
      await this.audit.record(manager, actor, { action: 'court-format.add', ...subjectOf(format), after: { ...format } });
      return format;
    });
  }

  /** @throws CourtFormatNotFoundError, CourtFormatExistsError */
  async update(actor: AdminActor, id: string, input: CourtFormatInput): Promise<CourtFormatRow> {
    return this.changed(async (manager) => {
      const before = await this.found(manager, id);
      const format = await this.stored(manager, id, input);
      await this.audit.record(manager, actor, {
        action: 'court-format.update',
        ...subjectOf(format),
        before: { ...before },
        after: { ...format },
      });
      return format;
    });
  }

  /** @returns what it was. @throws CourtFormatNotFoundError */
  async remove(actor: AdminActor, id: string): Promise<CourtFormatRow> {
    return this.changed(async (manager) => {
      const format = await this.found(manager, id);
      await manager.delete(CourtFormatRow, { id });
      await this.audit.record(manager, actor, { action: 'court-format.remove', ...subjectOf(format), before: { ...format } });
      return format;
    });
  }

  /** Locked, so that two cannot pass the limit together, take the same name or both become the default. */
  private changed<T>(change: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      await manager.query('lock table court_formats in share row exclusive mode');
      return change(manager);
    });
  }

  private async found(manager: EntityManager, id: string): Promise<CourtFormatRow> {
    const format = isUUID(id) ? await manager.findOneBy(CourtFormatRow, { id }) : null;
    if (!format) throw new CourtFormatNotFoundError();
    return format;
  }

  private async stored(manager: EntityManager, id: string, { maxFileMb, isDefault, ...input }: CourtFormatInput): Promise<CourtFormatRow> {
    const courts = [...new Set(input.courts.map((court) => normalized(court).trim()).filter(Boolean))];
    const format: CourtFormatRow = { ...input, id, courts, maxFileMb: maxFileMb ?? null, isDefault: isDefault ?? false };
    const others = await manager.find(CourtFormatRow, { where: { id: Not(id) }, take: COURT_FORMAT_LIMITS.formats });
    if (others.some(({ name }) => name.toLowerCase() === format.name.toLowerCase())) throw new CourtFormatExistsError();
    if (format.isDefault) await manager.update(CourtFormatRow, { isDefault: true }, { isDefault: false });
    await manager.save(CourtFormatRow, format);
    return format;
  }
}

const subjectOf = ({ id, name }: CourtFormatRow) => ({ subject: `court-format:${id}`, subjectName: name });
