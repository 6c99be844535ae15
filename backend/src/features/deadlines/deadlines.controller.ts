import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { described } from '../../core/descriptions/shape.js';
import { windowOf } from '../../core/pages/list-query.js';
import { DeadlineRequest, DeadlineRowsQuery } from './deadlines.inputs.js';
import { DeadlinesService } from './deadlines.service.js';
import { DeadlineGroup, DeadlineRowView, DeadlineView, HolidayPlaces } from './deadlines.views.js';

@Controller('api/deadlines')
@Access('user')
@OpenToKeys('SEARCH')
export class DeadlinesController {
  constructor(private readonly deadlines: DeadlinesService) {}

  @Get('rows')
  @Describes('The calendar of the law: what happened, and until when something is to be done. `search` finds rows by their words.', {
    id: 'listDeadlineRows',
    answer: {
      rows: described('The rows, in the order of the calendar.', [DeadlineRowView]),
      groups: described('Fields of law, for `group`.', [DeadlineGroup]),
      holidayPlaces: described('For which places holidays are known.', HolidayPlaces),
      total: described('How many rows there are in all.', 'integer'),
    },
  })
  async rows(@Query() query: DeadlineRowsQuery) {
    const holidayPlaces = await this.deadlines.places();
    return { ...this.deadlines.window(query, windowOf(query)), groups: this.deadlines.groups(query.language), holidayPlaces };
  }

  @Post()
  @HttpCode(200)
  @Describes('Counts a deadline on the facts given, line by line. It is provisional: check it before anything is filed. Nothing is kept.', {
    id: 'countDeadline',
    answer: DeadlineView,
    errors: { 404: 'No such row', 422: 'The input is not valid' },
  })
  count(@CurrentActor() actor: Actor, @Body() body: DeadlineRequest): Promise<DeadlineView> {
    return this.deadlines.count(actor, body);
  }
}
