import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { RestOnlyField, RestOnlyType } from '../../../core/descriptions/api-field.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { LawStatusInput } from './law-status.inputs.js';
import { LawStatusService } from './law-status.service.js';
import { LawStatusView } from '../law-status.views.js';
import { SOURCE_NAME } from '../source-limits.js';

const ERRORS = { 404: 'Document not found', 409: 'A judgment has no status' };

@RestOnlyType('What a source is now said to be.')
@ShownToKeys('LIBRARY_ADMIN')
class LawStatusChanged {
  @RestOnlyField(() => String, { description: 'What was done, for people to read.' })
  message: string;

  @RestOnlyField(() => LawStatusView, { nullable: true, description: 'What answers say from now on; null where nothing is known.' })
  lawStatus: LawStatusView | null;
}

@Controller('api/admin/documents/:filename/law-status')
@DescribesPath({ filename: SOURCE_NAME })
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class LawStatusAdminController {
  constructor(private readonly statuses: LawStatusService) {}

  @Put()
  @Describes('Sets whether a source is in force. Answers say it from the next question on.', {
    id: 'setLawStatus',
    answer: LawStatusChanged,
    errors: ERRORS,
  })
  set(@CurrentAdmin() actor: AdminActor, @Param('filename') filename: string, @Body() input: LawStatusInput): Promise<LawStatusChanged> {
    return this.done('Status updated successfully', actor, filename, input);
  }

  @Delete()
  @Describes('Takes back the status that was set; the proposed one applies again.', {
    id: 'resetLawStatus',
    answer: LawStatusChanged,
    errors: ERRORS,
  })
  reset(@CurrentAdmin() actor: AdminActor, @Param('filename') filename: string): Promise<LawStatusChanged> {
    return this.done('Status reset successfully', actor, filename, null);
  }

  private async done(message: string, actor: AdminActor, filename: string, input: LawStatusInput | null): Promise<LawStatusChanged> {
    const [changed] = await this.statuses.of([await this.statuses.set(actor, filename, input)]);
    return { message, lawStatus: changed?.status ?? null };
  }
}
