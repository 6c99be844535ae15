import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { type Page, pageOf } from '../../../core/pages/page.js';
import { STATE_NAMES } from '../../../core/text/state-names.js';
import { Holiday } from './holiday.entity.js';
import { HolidayInput, HolidaysArgs } from './holidays.inputs.js';
import { HolidaysService } from './holidays.service.js';

const HolidayConnection = pageOf(Holiday, 'HolidayConnection');

@Resolver(() => Holiday)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class HolidaysResolver {
  constructor(private readonly service: HolidaysService) {}

  @Query(() => HolidayConnection, { description: 'The days on which courts and offices are closed, in their order.' })
  holidays(@Args() args: HolidaysArgs): Promise<Page<Holiday>> {
    return this.service.list(args);
  }

  @Query(() => [String], { description: 'States and Union territories, as `state` of a holiday names them.' })
  holidayStates(): readonly string[] {
    return STATE_NAMES;
  }

  @Mutation(() => Holiday, { description: 'Adds a holiday. Deadlines are counted with it from the next one on.' })
  addHoliday(@CurrentAdmin() actor: AdminActor, @Input() input: HolidayInput): Promise<Holiday> {
    return this.service.add(actor, input);
  }

  @Mutation(() => Holiday, { description: 'Removes a holiday; answers with what it was.' })
  removeHoliday(@CurrentAdmin() actor: AdminActor, @IdArg('Of the holiday.') id: string): Promise<Holiday> {
    return this.service.remove(actor, id);
  }
}
