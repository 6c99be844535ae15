import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { attachment } from '../../core/http/attachment.js';
import { LongBody } from '../../core/requests/route-rules.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { described } from '../../core/descriptions/shape.js';
import { totalOf } from '../../core/pages/page.js';
import { CreatePartyInput, ImportPartiesInput, PartiesQuery, UpdatePartyInput } from './parties.inputs.js';
import { PartiesService } from './parties.service.js';
import { DeletedParty, ImportedParties, PartyMatter, PartyView } from './parties.views.js';

const NOT_FOUND = { 404: 'Party not found' };
const PAGE = 50;

@Controller('api/parties')
@DescribesPath({ id: 'The party.' })
@Access('user')
@OpenToKeys('PARTIES')
export class PartiesController {
  constructor(private readonly service: PartiesService) {}

  @Get()
  @Describes("The signed-in user's party book, last changed first, page by page.", {
    id: 'listParties',
    answer: {
      parties: described('The parties of this page.', [PartyView]),
      total: described('How many there are in all.', 'integer'),
      nextCursor: described('Pass as `cursor` to get the next page; null on the last one.', 'string?'),
    },
    errors: { 429: 'Too many searches' },
  })
  async list(@CurrentActor() actor: Actor, @Query() { limit, cursor, search, deleted }: PartiesQuery) {
    const page = await this.service.list(actor, { first: limit ?? PAGE, after: cursor, search, deleted });
    const { hasNextPage, endCursor } = page.pageInfo;
    return { parties: page.nodes, total: await totalOf(page), nextCursor: hasNextPage ? endCursor : null };
  }

  @Post()
  @Describes('Enters a party into the party book.', {
    id: 'createParty',
    status: 201,
    answer: PartyView,
    errors: { 409: 'The party book is full, or says the very same already' },
  })
  create(@CurrentActor() actor: Actor, @Body() input: CreatePartyInput): Promise<PartyView> {
    return this.service.create(actor, input);
  }

  @Get(':id')
  @Describes('A party of the party book.', { id: 'getParty', answer: PartyView, errors: NOT_FOUND })
  party(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<PartyView> {
    return this.service.party(actor, id);
  }

  @Put(':id')
  @Describes('Changes a party. What is left out stays as it is; no draft changes.', {
    id: 'updateParty',
    answer: PartyView,
    errors: { ...NOT_FOUND, 409: 'It was changed in the meantime' },
  })
  update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: UpdatePartyInput): Promise<PartyView> {
    return this.service.update(actor, id, input);
  }

  @Delete(':id')
  @Describes('Deletes a party; it can be restored for 30 days. What forms and matters say stays.', {
    id: 'deleteParty',
    answer: DeletedParty,
    errors: NOT_FOUND,
  })
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeletedParty> {
    return this.service.delete(actor, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Describes('Restores a party that was deleted within the last 30 days.', { id: 'restoreParty', answer: PartyView, errors: NOT_FOUND })
  restore(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<PartyView> {
    return this.service.restore(actor, id);
  }

  @Get(':id/matters')
  @OpenToKeys('MATTERS')
  @Describes('The matters that name a party, up to 50: to be looked at before it is deleted.', {
    id: 'listMattersOfParty',
    answer: { matters: described('The matters, last changed first.', [PartyMatter]) },
    errors: { ...NOT_FOUND, 429: 'Too many searches' },
  })
  async matters(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return { matters: await this.service.mattersOf(actor, id) };
  }
}

/** A path of its own: below `api/parties` its name would be read as the id of a party. */
@Controller('api/party-book')
@Access('user')
@OpenToKeys('PARTIES')
export class PartyBookController {
  constructor(private readonly service: PartiesService) {}

  @Get()
  @Describes('The whole party book as a CSV file.', { id: 'exportParties', file: ['text/csv'], errors: { 429: 'Too many exports' } })
  async export(@CurrentActor() actor: Actor, @Res() reply: FastifyReply) {
    const file = await this.service.export(actor);
    await reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', attachment('party book.csv'))
      .header('cache-control', 'no-store')
      .send(file);
  }

  @Post()
  @HttpCode(200)
  @LongBody('party-import-user')
  @Describes('Adds the parties of a CSV file: all of them, or none. Wrong rows are named with line and column.', {
    id: 'importParties',
    answer: ImportedParties,
    errors: { 409: 'The party book is full', 429: 'Too many imports' },
  })
  import(@CurrentActor() actor: Actor, @Body() input: ImportPartiesInput): Promise<ImportedParties> {
    return this.service.import(actor, input);
  }
}
