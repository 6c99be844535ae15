import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { IdArg } from '../../core/graphql/described-args.js';
import type { Page } from '../../core/pages/page.js';
import { DeadlineRequest, DeadlineRowsArgs } from './deadlines.inputs.js';
import { DeadlinesService } from './deadlines.service.js';
import { DeadlineGroup, DeadlineLanguage, DeadlineRowConnection, DeadlineRowView, DeadlineView, HolidayPlaces } from './deadlines.views.js';

@Resolver(() => DeadlineView)
@Access('user')
@OpenToKeys('SEARCH')
export class DeadlinesResolver {
  constructor(private readonly deadlines: DeadlinesService) {}

  @Query(() => DeadlineRowConnection, {
    description: 'The calendar of the law, page by page: what happened, and until when something is to be done.',
  })
  deadlineRows(@Args() args: DeadlineRowsArgs): Page<DeadlineRowView> {
    return this.deadlines.rows(args);
  }

  @Query(() => DeadlineRowView, { nullable: true, description: 'One row of the calendar; null where there is none of this id.' })
  deadlineRow(
    @IdArg('Of the row.') id: string,
    @Args('language', { type: () => DeadlineLanguage, nullable: true, description: 'The language of its words; English when left out.' })
    language: DeadlineLanguage | null,
  ): DeadlineRowView | null {
    return this.deadlines.row(id, language ?? DeadlineLanguage.ENGLISH);
  }

  @Query(() => [DeadlineGroup], { description: 'The fields of law of the calendar.' })
  deadlineGroups(
    @Args('language', { type: () => DeadlineLanguage, nullable: true, description: 'The language of their names; English when left out.' })
    language: DeadlineLanguage | null,
  ): DeadlineGroup[] {
    return this.deadlines.groups(language ?? DeadlineLanguage.ENGLISH);
  }

  @Query(() => HolidayPlaces, { description: 'The States and courts that have holidays of their own.' })
  holidayPlaces(): Promise<HolidayPlaces> {
    return this.deadlines.places();
  }

  @Query(() => DeadlineView, {
    description:
      'Counts a deadline on the facts given, line by line. It is provisional: check it before anything is filed. Nothing is kept.',
  })
  deadline(@CurrentActor() actor: Actor, @Args() request: DeadlineRequest): Promise<DeadlineView> {
    return this.deadlines.count(actor, request);
  }
}
