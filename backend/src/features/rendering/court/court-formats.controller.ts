import { Controller, Get } from '@nestjs/common';
import { Access, OpenToKeys } from '../../../core/access/access.decorator.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { CourtFormatRow } from './court-format.entity.js';
import { CourtFormatsService } from './court-formats.service.js';

@Controller('api/document/court-formats')
@Access('user')
export class CourtFormatsController {
  constructor(private readonly formats: CourtFormatsService) {}

  @Get()
  @Describes('The forms in which courts take their papers, as `court_format` of a download names them.', {
    id: 'listCourtFormats',
    answer: { courtFormats: described('The formats, the default one first.', [CourtFormatRow]) },
  })
  @OpenToKeys('DOCUMENTS_READ')
  async list(): Promise<{ courtFormats: CourtFormatRow[] }> {
    return { courtFormats: await this.formats.list() };
  }
}
