import { ObjectType } from '@nestjs/graphql';
import { ApiField } from '../../../core/openapi/api-field.js';

@ObjectType('SigningNote', { description: 'Something to do before, while or after a document is signed; it is no part of the text.' })
export class SigningNoteView {
  @ApiField(() => String, {
    description: 'origin (whose notes these are), stamp, registration, attestation, witnesses, time-limit, copies or attachment.',
  })
  topic: string;

  @ApiField(() => String, { description: 'For people.' })
  text: string;
}
