import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOnlyField } from '../../../../core/descriptions/api-field.js';
import { SuggestionOutcomeView } from '../../../editing/suggestion.views.js';
import { DocumentVersion } from '../../versions/versions.entity.js';

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType('EditedDocument', { description: 'A document after edits.' })
export class EditedDocumentView {
  @ApiField(() => String, { description: 'The whole text after the edits.' })
  documentContent: string;

  @Field(() => DocumentVersion, { description: 'The version that the edits made.' })
  version: DocumentVersion;

  @RestOnlyField(() => ID, { description: 'The version that the edits made.' })
  versionId: string;

  @ApiField(() => [SuggestionOutcomeView], { description: 'What each edit did, in the order of the edits.' })
  suggestionReport: SuggestionOutcomeView[];
}
