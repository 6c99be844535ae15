import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AdminActor } from '../../../core/access/actor.js';
import { AuditLog } from '../../../core/audit/audit-log.service.js';
import { ValidationError } from '../../../core/errors/common-errors.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import { normalized } from '../../../core/text/normalized.js';
import { HouseStyle } from './house-style.entity.js';
import type { HouseStyleInput } from './house-style.inputs.js';
import { DocumentFont, type HouseStyleView } from './house-style.views.js';
import { type Letterhead, LETTERHEAD_LIMITS, logoSize } from './letterhead.js';
import { LOGO_MAX_BYTES, LOGO_SIDE, logoOf } from './logo.js';

const SUBJECT = 'house-style';

/** The letterhead that administrators set and users may ask for. */
@Injectable()
export class HouseStyleService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Null where none was set. */
  async current(): Promise<HouseStyleView | null> {
    const style = await this.database.manager.findOneBy(HouseStyle, { one: true });
    return style && viewOf(style);
  }

  async isSet(): Promise<boolean> {
    return this.database.manager.existsBy(HouseStyle, { one: true });
  }

  /** As it is printed; null where none was set. */
  async letterhead(): Promise<Letterhead | null> {
    const style = await this.database.manager.findOneBy(HouseStyle, { one: true });
    if (!style) return null;
    const { header, footer, marginMm, font, logo: bytes } = style;
    const logo = bytes && logoOf(bytes);
    return {
      headerLines: header.split('\n').filter(Boolean),
      footer,
      marginMm,
      font,
      logo: logo && { type: logo.type, base64: bytes.toString('base64'), ...logoSize(logo) },
    };
  }

  /** @throws ValidationError for a logo that is no PNG or JPEG file, or one beyond its bounds; nothing changes then */
  async set(actor: AdminActor, input: HouseStyleInput): Promise<HouseStyleView> {
    const header = linesOf(input.header);
    const footer = linesOf(input.footer).replaceAll('\n', ' ');
    if (header.split('\n').length > LETTERHEAD_LIMITS.headerLines)
      throw refusal('header', `The header must have at most ${LETTERHEAD_LIMITS.headerLines} lines`);
    const sent = input.logo ? checkedLogo(Buffer.from(input.logo, 'base64')) : null;
    return this.database.transaction(async (manager) => {
      const before = await manager.findOne(HouseStyle, { where: { one: true }, lock: { mode: 'pessimistic_write' } });
      const logo = sent ?? (input.removeLogo ? null : (before?.logo ?? null));
      const font = input.font ?? before?.font ?? 'serif';
      const style: HouseStyle = { one: true, header, footer, marginMm: input.marginMm, font, logo, updatedAt: new Date() };
      await manager
        .createQueryBuilder()
        .insert()
        .into(HouseStyle)
        .values(style)
        .orUpdate(['header', 'footer', 'margin_mm', 'font', 'logo', 'updated_at'], ['one'])
        .execute();
      await this.audit.record(manager, actor, {
        action: 'house-style.set',
        subject: SUBJECT,
        before: before && auditable(before),
        after: auditable(style),
      });
      return viewOf(style);
    });
  }

  /** Takes the letterhead away. @returns false where there was none */
  async remove(actor: AdminActor): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const before = await manager.findOne(HouseStyle, { where: { one: true }, lock: { mode: 'pessimistic_write' } });
      if (!before) return false;
      await manager.delete(HouseStyle, { one: true });
      await this.audit.record(manager, actor, { action: 'house-style.remove', subject: SUBJECT, before: auditable(before) });
      return true;
    });
  }
}

/** Controls, halves of characters and characters of private use. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\ufeff\ufffe\uffff]/gu;

/** Without what a document cannot print, and without empty lines. */
const linesOf = (text: string): string =>
  normalized(text)
    .split(/\r\n?|\n/)
    .map((line) => line.replace(UNPRINTABLE, '').trim())
    .filter(Boolean)
    .join('\n');

const refusal = (field: string, message: string): ValidationError => new ValidationError([{ field, message }]);

function checkedLogo(bytes: Buffer): Buffer {
  const logo = bytes.length <= LOGO_MAX_BYTES ? logoOf(bytes) : null;
  if (!logo) throw refusal('logo', `The logo must be a PNG or JPEG file of at most ${LOGO_MAX_BYTES / 1024} kB`);
  const { min, max } = LOGO_SIDE;
  if ([logo.width, logo.height].some((side) => side < min || side > max))
    throw refusal('logo', `The logo must be from ${min} to ${max} pixels wide and high`);
  return bytes;
}

const viewOf = ({ header, footer, marginMm, font, logo, updatedAt }: HouseStyle): HouseStyleView => ({
  header,
  footer,
  marginMm,
  font: enumValue(DocumentFont, font),
  logo: logo && `data:image/${logoOf(logo)?.type === 'png' ? 'png' : 'jpeg'};base64,${logo.toString('base64')}`,
  updatedAt,
});

/** The picture by its digest: an entry tells whether it changed. */
const auditable = ({ header, footer, marginMm, font, logo }: HouseStyle) => ({
  header,
  footer,
  marginMm,
  font,
  logo: logo && createHash('sha256').update(logo).digest('base64url'),
});
