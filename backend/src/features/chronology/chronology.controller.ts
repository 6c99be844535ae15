import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { attachment } from '../../core/http/attachment.js';
import { pageAsked, pageShape, placeOf } from '../../core/pages/list-query.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { DOCUMENT_MEDIA_TYPES } from '../rendering/printing/rendering.service.js';
import { ChronologyPapers } from './chronology-papers.service.js';
import {
  AddChronologyEventInput,
  ChronologyFileQuery,
  ChronologyFormat,
  ChronologyLanguage,
  ChronologyQuery,
  UpdateChronologyEventInput,
} from './chronology.inputs.js';
import { ChronologyService } from './chronology.service.js';
import { ChronologyEventView, ChronologyReading, DeletedChronologyEvent } from './chronology.views.js';

const NO_MATTER = { 404: 'Matter not found' };
const NO_EVENT = { 404: 'Event not found' };

@Controller('api/matters/:id/chronology')
@DescribesPath({ id: 'The matter.' })
@Access('user')
@OpenToKeys('MATTERS')
export class ChronologyController {
  constructor(
    private readonly service: ChronologyService,
    private readonly papers: ChronologyPapers,
  ) {}

  @Get()
  @Describes('The dated events of a matter, the earliest first, page by page.', {
    id: 'listChronology',
    answer: pageShape('events', ChronologyEventView),
    errors: NO_MATTER,
  })
  async list(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() { limit, cursor, state }: ChronologyQuery) {
    const page = await this.service.list(actor, id, { ...pageAsked({ limit, cursor }), state });
    return { events: page.nodes, ...(await placeOf(page)) };
  }

  @Post()
  @Describes('Enters an event of a matter by hand; it counts as confirmed.', {
    id: 'addChronologyEvent',
    status: 201,
    answer: ChronologyEventView,
    errors: { ...NO_MATTER, 409: 'Too many events' },
  })
  add(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: AddChronologyEventInput): Promise<ChronologyEventView> {
    return this.service.add(actor, id, input);
  }

  @Post('read')
  @HttpCode(200)
  @Describes(
    'Reads the files and notes of a matter and proposes their dated events. What is known already, confirmed or hidden, is not proposed again. Keys need the scope FILES as well.',
    { id: 'readChronology', answer: ChronologyReading, errors: NO_MATTER },
  )
  read(@CurrentActor() actor: Actor, @Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<ChronologyReading> {
    return this.papers.read(actor, id, disconnectSignal(reply));
  }

  @Get('file')
  @Describes('The confirmed events as a list of dates: date, event, source.', {
    id: 'downloadChronology',
    file: DOCUMENT_MEDIA_TYPES,
    errors: {
      ...NO_MATTER,
      409: 'No event is confirmed',
      413: 'Too long for a file',
      429: 'Too many downloads; see Retry-After.',
      503: 'PDF cannot be printed now',
      504: 'Not ready in time',
    },
  })
  async file(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() { format, language }: ChronologyFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const order = [format ?? ChronologyFormat.DOCX, language ?? ChronologyLanguage.EN] as const;
    const { bytes, contentType, filename } = await this.papers.file(actor, id, ...order, disconnectSignal(reply));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
  }
}

@Controller('api/chronology-events')
@DescribesPath({ id: 'The event.' })
@Access('user')
@OpenToKeys('MATTERS')
export class ChronologyEventsController {
  constructor(private readonly service: ChronologyService) {}

  @Put(':id')
  @Describes('Changes an event, confirms it, or hides it.', {
    id: 'updateChronologyEvent',
    answer: ChronologyEventView,
    errors: NO_EVENT,
  })
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: UpdateChronologyEventInput): Promise<ChronologyEventView> {
    return this.service.update(actor, id, input);
  }

  @Delete(':id')
  @Describes('Deletes an event for good. One that was read from a paper is proposed again when the papers are read; hide it instead.', {
    id: 'deleteChronologyEvent',
    answer: DeletedChronologyEvent,
    errors: NO_EVENT,
  })
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeletedChronologyEvent> {
    return this.service.delete(actor, id);
  }
}
