import { ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

@ShownToKeys('DOCUMENTS_READ', 'DOCUMENTS_WRITE')
@ObjectType('SigningNote', {
  description: 'Something to do before, during or after the signing of a document; it is not part of the text.',
})
export class SigningNoteView {
  @ApiField(() => String, {
    description: 'origin (whose notes these are), stamp, registration, attestation, witnesses, time-limit, copies or attachment.',
  })
  topic: string;

  @ApiField(() => String, {
    description: 'void (without it the document has no effect), deadline (it has a last day) or other; notes stand in this order.',
  })
  urgency: string;

  @ApiField(() => String, { description: 'For people.' })
  text: string;

  @ApiField(() => String, { nullable: true, description: 'The same in Hindi; null in answers that were kept before every note had it.' })
  textHindi: string | null;
}
