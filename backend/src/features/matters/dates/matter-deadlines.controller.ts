import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { attachment } from '../../../core/http/attachment.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { pageAsked, pageShape, placeOf } from '../../../core/pages/list-query.js';
import { AddMatterDeadlineInput, MatterDeadlinesQuery, UpdateMatterDeadlineInput } from './matter-deadlines.inputs.js';
import { MatterDeadlinesService } from './matter-deadlines.service.js';
import { DeletedMatterDeadline, MatterDeadlineView } from './matter-deadlines.views.js';

const NOT_FOUND = { 404: 'Date not found' };
const CALENDAR = 'text/calendar; charset=utf-8';

@Controller('api/matter-deadlines')
@DescribesPath({ id: 'The date.' })
@Access('user')
@OpenToKeys('MATTERS')
export class MatterDeadlinesController {
  constructor(private readonly service: MatterDeadlinesService) {}

  @Get()
  @Describes('The dates of all matters of the signed-in user, or of one, the next day first, page by page.', {
    id: 'listMatterDeadlines',
    answer: pageShape('deadlines', MatterDeadlineView),
  })
  async list(@CurrentActor() actor: Actor, @Query() { limit, cursor, matter_id: matterId, ...filter }: MatterDeadlinesQuery) {
    const page = await this.service.list(actor, { ...pageAsked({ limit, cursor }), matterId, ...filter });
    return { deadlines: page.nodes, ...(await placeOf(page)) };
  }

  @Post()
  @Describes('Enters a date of a matter: counted by the calendar of the law, or typed in with its title and day.', {
    id: 'addMatterDeadline',
    status: 201,
    answer: MatterDeadlineView,
    errors: { 404: 'Matter, or row of the calendar, not found', 409: 'Too many dates' },
  })
  add(@CurrentActor() actor: Actor, @Body() input: AddMatterDeadlineInput): Promise<MatterDeadlineView> {
    return this.service.add(actor, input);
  }

  @Put(':id')
  @Describes('Changes a date, or says what became of it.', { id: 'updateMatterDeadline', answer: MatterDeadlineView, errors: NOT_FOUND })
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: UpdateMatterDeadlineInput): Promise<MatterDeadlineView> {
    return this.service.update(actor, id, input);
  }

  @Delete(':id')
  @Describes('Deletes a date for good.', { id: 'deleteMatterDeadline', answer: DeletedMatterDeadline, errors: NOT_FOUND })
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeletedMatterDeadline> {
    return this.service.delete(actor, id);
  }

  @Get(':id/calendar')
  @Describes('A date as a calendar file (.ics), which other programs read.', {
    id: 'getMatterDeadlineCalendar',
    file: ['text/calendar'],
    errors: NOT_FOUND,
  })
  async calendar(@CurrentActor() actor: Actor, @Param('id') id: string, @Res() reply: FastifyReply) {
    const file = await this.service.calendarFile(actor, id);
    await reply
      .header('content-type', CALENDAR)
      .header('content-disposition', attachment('date.ics'))
      .header('cache-control', 'no-store')
      .send(file);
  }
}
