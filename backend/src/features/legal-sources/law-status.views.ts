import { ObjectType, registerEnumType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { CalendarDateScalar } from '../../core/graphql/calendar-date.scalar.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { ApiField } from '../../core/descriptions/api-field.js';
import { today } from '../../core/validation/calendar-day.js';
import { type KnownLawStatus, stampOf } from '../retrieval/retrieval.service.js';

export enum LawStateName {
  IN_FORCE = 'in_force',
  IN_PART = 'in_part',
  AMENDED = 'amended',
  REPEALED = 'repealed',
}
registerEnumType(LawStateName, {
  name: 'LawState',
  description: 'Whether a source of law is in force.',
  valuesMap: {
    IN_FORCE: { description: 'In force.' },
    IN_PART: { description: 'Some of its provisions are in force.' },
    AMENDED: { description: 'In force, with changes that the text in the library may not show.' },
    REPEALED: { description: 'No longer in force, or no longer from a given day.' },
  },
});

export enum LawStatusOriginName {
  ADMINISTRATOR = 'administrator',
  GUIDE = 'guide',
  TEXT = 'text',
}
registerEnumType(LawStatusOriginName, {
  name: 'LawStatusOrigin',
  description: 'Who says whether a source is in force.',
  valuesMap: {
    ADMINISTRATOR: { description: 'An administrator set it.' },
    GUIDE: { description: 'The guide to the law proposes it.' },
    TEXT: { description: 'The words of the text propose it.' },
  },
});

@ShownToKeys('LIBRARY_ADMIN')
@ObjectType('LawStatus', { description: 'Whether a source of law is in force, and who says so.' })
export class LawStatusView {
  @ApiField(() => LawStateName, { description: 'Whether it is in force.' })
  state: LawStateName;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The first day on which any of it was in force.' })
  inForceFrom: string | null;

  @ApiField(() => CalendarDateScalar, { nullable: true, description: 'The first day on which it was no longer in force.' })
  repealedOn: string | null;

  @ApiField(() => [String], { description: 'Titles of the acts that took its place.' })
  replacedBy: readonly string[];

  @ApiField(() => LawStatusOriginName, { description: 'Who says so.' })
  origin: LawStatusOriginName;

  @ApiField(() => String, { description: 'As answers say it today, such as "in force".' })
  stamp: string;
}

export const lawStatusView = (status: KnownLawStatus): LawStatusView => ({
  inForceFrom: status.inForceFrom,
  repealedOn: status.repealedOn,
  replacedBy: status.replacedBy,
  state: enumValue(LawStateName, status.state),
  origin: enumValue(LawStatusOriginName, status.origin),
  stamp: stampOf(status, today()),
});
