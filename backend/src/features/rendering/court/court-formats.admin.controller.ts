import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Access, CurrentAdmin } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { CourtFormatRow } from './court-format.entity.js';
import { CourtFormatInput } from './court-formats.inputs.js';
import { CourtFormatsService } from './court-formats.service.js';

const INVALID = 'The input is not valid';

@Controller('api/admin/court-formats')
@DescribesPath({ id: 'The format.' })
@Access('admin')
export class CourtFormatsAdminController {
  constructor(private readonly formats: CourtFormatsService) {}

  @Get()
  @Describes('The forms in which courts take their papers, for administrators.', {
    id: 'adminCourtFormats',
    answer: { courtFormats: described('The formats, the default one first.', [CourtFormatRow]) },
  })
  async list(): Promise<{ courtFormats: CourtFormatRow[] }> {
    return { courtFormats: await this.formats.list() };
  }

  @Post()
  @Describes('Adds a form in which a court takes its papers.', {
    id: 'addCourtFormat',
    status: 201,
    answer: CourtFormatRow,
    errors: { 409: 'There is a format of this name, or there are too many', 422: INVALID },
  })
  add(@CurrentAdmin() actor: AdminActor, @Body() input: CourtFormatInput): Promise<CourtFormatRow> {
    return this.formats.add(actor, input);
  }

  @Put(':id')
  @Describes('Changes a form in which a court takes its papers; files are printed so from the next one on.', {
    id: 'updateCourtFormat',
    answer: CourtFormatRow,
    errors: { 404: 'Court format not found', 409: 'There is a format of this name', 422: INVALID },
  })
  update(@CurrentAdmin() actor: AdminActor, @Param('id') id: string, @Body() input: CourtFormatInput): Promise<CourtFormatRow> {
    return this.formats.update(actor, id, input);
  }

  @Delete(':id')
  @Describes('Removes a form in which a court takes its papers; answers with what it was.', {
    id: 'removeCourtFormat',
    answer: CourtFormatRow,
    errors: { 404: 'Court format not found' },
  })
  remove(@CurrentAdmin() actor: AdminActor, @Param('id') id: string): Promise<CourtFormatRow> {
    return this.formats.remove(actor, id);
  }
}
