import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { Access, ClientAddress, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { pageAsked, pageShape, placeOf } from '../../core/pages/list-query.js';
import { CreateMatterInput, MattersQuery, MoveToMatterInput, UpdateMatterInput } from './matters.inputs.js';
import { MattersService } from './matters.service.js';
import { DeletedMatter, MatterView, MovedToMatter } from './matters.views.js';

const NOT_FOUND = { 404: 'Matter not found' };

@Controller('api/matters')
@DescribesPath({ id: 'The matter.' })
@Access('user')
@OpenToKeys('MATTERS')
export class MattersController {
  constructor(private readonly service: MattersService) {}

  @Get()
  @Describes("The signed-in user's matters, last changed first, page by page.", {
    id: 'listMatters',
    answer: pageShape('matters', MatterView),
    errors: { 429: 'Too many searches' },
  })
  async list(@CurrentActor() actor: Actor, @Query() { limit, cursor, updated_after: updatedAfter, ...filter }: MattersQuery) {
    const page = await this.service.list(actor, { ...pageAsked({ limit, cursor }), updatedAfter, ...filter });
    return { matters: page.nodes, ...(await placeOf(page)) };
  }

  @Post()
  @Describes('Begins a matter.', { id: 'createMatter', status: 201, answer: MatterView, errors: { 409: 'Too many matters' } })
  create(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Body() input: CreateMatterInput): Promise<MatterView> {
    return this.service.create(actor, address, input);
  }

  @Get(':id')
  @Describes('A matter, with how much is in it.', { id: 'getMatter', answer: MatterView, errors: NOT_FOUND })
  matter(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<MatterView> {
    return this.service.matter(actor, id);
  }

  @Put(':id')
  @Describes('Changes a matter. What is left out stays as it is.', {
    id: 'updateMatter',
    answer: MatterView,
    errors: { ...NOT_FOUND, 409: 'It was changed in the meantime' },
  })
  update(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Body() input: UpdateMatterInput,
  ): Promise<MatterView> {
    return this.service.update(actor, address, id, input);
  }

  @Delete(':id')
  @Describes('Deletes a matter with all that is in it, and says what that was; it can be restored for 30 days.', {
    id: 'deleteMatter',
    answer: DeletedMatter,
    errors: NOT_FOUND,
  })
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeletedMatter> {
    return this.service.delete(actor, id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @Describes('Restores a matter that was deleted within the last 30 days, with what was deleted with it.', {
    id: 'restoreMatter',
    answer: MatterView,
    errors: NOT_FOUND,
  })
  restore(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<MatterView> {
    return this.service.restore(actor, id);
  }
}

/** A path of its own: below `api/matters` its name would be read as the id of a matter. */
@Controller('api/matter-moves')
@Access('user')
@OpenToKeys('MATTERS')
export class MatterMovesController {
  constructor(private readonly service: MattersService) {}

  @Post()
  @HttpCode(200)
  @Describes('Moves conversations, documents and files to a matter, or out of theirs: all of them, or none.', {
    id: 'moveToMatter',
    answer: MovedToMatter,
    errors: {
      404: 'Matter, conversation, document or file not found',
      409: 'It belongs to a confidential matter, and would leave it',
    },
  })
  move(@CurrentActor() actor: Actor, @Body() input: MoveToMatterInput): Promise<MovedToMatter> {
    return this.service.move(actor, input);
  }
}
