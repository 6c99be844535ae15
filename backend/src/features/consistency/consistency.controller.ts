import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { pageAsked, PagedQuery, pageShape, placeOf } from '../../core/pages/list-query.js';
import { AcceptedDifferences } from './accepted-differences.service.js';
import { AcceptDifferenceInput } from './consistency.inputs.js';
import { AcceptedDifferenceView, DeletedAcceptedDifference } from './consistency.views.js';

const NO_MATTER = { 404: 'Matter not found' };

@Controller('api')
@DescribesPath({ id: 'The matter; of a difference its own id.' })
@Access('user')
@OpenToKeys('MATTERS')
export class ConsistencyController {
  constructor(private readonly service: AcceptedDifferences) {}

  @Get('matters/:id/accepted-differences')
  @Describes('Values in the papers of a matter that differ and are both right, the last accepted first, page by page.', {
    id: 'listAcceptedDifferences',
    answer: pageShape('differences', AcceptedDifferenceView),
    errors: NO_MATTER,
  })
  async list(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: PagedQuery) {
    const page = await this.service.list(actor, id, pageAsked(query));
    return { differences: page.nodes, ...(await placeOf(page)) };
  }

  @Post('matters/:id/accepted-differences')
  @HttpCode(200)
  @Describes(
    'Says that two values which differ in the papers of a matter are both right: the check of a draft does not report them again.',
    {
      id: 'acceptDifference',
      answer: AcceptedDifferenceView,
      errors: { ...NO_MATTER, 409: 'Too many accepted differences' },
    },
  )
  accept(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() input: AcceptDifferenceInput): Promise<AcceptedDifferenceView> {
    return this.service.accept(actor, id, input);
  }

  @Delete('accepted-differences/:id')
  @Describes('Has a difference that was accepted reported again.', {
    id: 'deleteAcceptedDifference',
    answer: DeletedAcceptedDifference,
    errors: { 404: 'Difference not found' },
  })
  delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<DeletedAcceptedDifference> {
    return this.service.delete(actor, id);
  }
}
