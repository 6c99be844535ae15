import { ID, ObjectType } from '@nestjs/graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { CalendarDateScalar } from '../../../core/graphql/calendar-date.scalar.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

/** A day on which courts and offices are closed, as administrators enter it. */
@ShownToKeys('LIBRARY_ADMIN')
@ObjectType({ description: 'A day on which courts and offices are closed.' })
@Entity('holidays')
export class Holiday {
  @ApiField(() => ID, { description: 'Identifies it.' })
  @PrimaryColumn('uuid')
  id: string;

  @ApiField(() => CalendarDateScalar, { description: 'The day.' })
  @Column('date')
  day: string;

  @ApiField(() => String, { description: 'What it is called.' })
  @Column('text')
  name: string;

  @ApiField(() => String, { nullable: true, description: 'The State or Union territory in which it is one; null for all of India.' })
  @Column('text', { nullable: true })
  state: string | null;

  @ApiField(() => String, { nullable: true, description: 'The court that is closed on it; null for all courts.' })
  @Column('text', { nullable: true })
  court: string | null;
}
