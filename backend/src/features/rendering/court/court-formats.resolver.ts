import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { CourtFormatRow } from './court-format.entity.js';
import { CourtFormatInput } from './court-formats.inputs.js';
import { CourtFormatsService } from './court-formats.service.js';

@Resolver(() => CourtFormatRow)
export class CourtFormatsResolver {
  constructor(private readonly formats: CourtFormatsService) {}

  @Query(() => [CourtFormatRow], { description: 'The forms in which courts take their papers; the default one first.' })
  @Access('user')
  @OpenToKeys('DOCUMENTS_READ')
  courtFormats(): Promise<CourtFormatRow[]> {
    return this.formats.list();
  }

  @Query(() => [CourtFormatRow], { description: 'The same list for administrators.' })
  @Access('admin')
  adminCourtFormats(): Promise<CourtFormatRow[]> {
    return this.formats.list();
  }

  @Mutation(() => CourtFormatRow, { description: 'Adds a form in which a court takes its papers.' })
  @Access('admin')
  addCourtFormat(@CurrentAdmin() actor: AdminActor, @Input() input: CourtFormatInput): Promise<CourtFormatRow> {
    return this.formats.add(actor, input);
  }

  @Mutation(() => CourtFormatRow, {
    description: 'Changes a form in which a court takes its papers; files are printed so from the next one on.',
  })
  @Access('admin')
  updateCourtFormat(
    @CurrentAdmin() actor: AdminActor,
    @IdArg('Of the format.') id: string,
    @Input() input: CourtFormatInput,
  ): Promise<CourtFormatRow> {
    return this.formats.update(actor, id, input);
  }

  @Mutation(() => CourtFormatRow, { description: 'Removes a form in which a court takes its papers; answers with what it was.' })
  @Access('admin')
  removeCourtFormat(@CurrentAdmin() actor: AdminActor, @IdArg('Of the format.') id: string): Promise<CourtFormatRow> {
    return this.formats.remove(actor, id);
  }
}
