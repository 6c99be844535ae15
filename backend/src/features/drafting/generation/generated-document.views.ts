import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOnlyField } from '../../../core/descriptions/api-field.js';
import { SuggestionOutcomeView, SuggestionQuestionView } from '../../editing/suggestion.views.js';
import { Approval } from '../../../core/approval/approval.views.js';
import { SigningNoteView } from '../../review/signing/signing-note.views.js';
import { UserDocument, DocumentVersion } from '../versions/versions.entity.js';
import { DocumentCitationView } from '../versions/versions.views.js';

@ShownToKeys('DOCUMENTS_WRITE')
@ObjectType('GeneratedDocument', { description: 'A drafted document and what is left on the account.' })
export class GeneratedDocumentView {
  @ApiField(() => String, { description: 'The draft, in the Markdown that downloads understand.' })
  documentContent: string;

  @ApiField(() => Int, { description: 'Whole tokens left after the charge.' })
  remainingTokens: number;

  @ApiField(() => String, { description: 'How it was made: `extractive` (assembled from clauses) or the name of the model.' })
  draftedBy: string;

  @ApiField(() => String, { nullable: true, description: 'Something the reader should know about how it was made.' })
  notice: string | null;

  @ApiField(() => [SuggestionOutcomeView], {
    description:
      'What became of each instruction of the suggestions. Where none changed the text, it is returned as it was and costs nothing.',
  })
  suggestionReport: SuggestionOutcomeView[];

  @ApiField(() => [SuggestionQuestionView], {
    description:
      'What has to be answered first. Where there is one, the document comes back as it was sent and nothing is charged: send the suggestions again with a choice in the place of the instruction.',
  })
  questions: SuggestionQuestionView[];

  @ApiField(() => [SigningNoteView], {
    description: 'What to attend to when it is signed in India, by its type and form; empty where nothing certain is known.',
  })
  signingNotes: SigningNoteView[];

  @ApiField(() => Approval, { nullable: true, description: 'Whether a supervisor has approved this text; null where that is not needed.' })
  approval: Approval | null;

  @Field(() => [DocumentCitationView], { description: 'The law that it quotes.' })
  citations: DocumentCitationView[];

  @Field(() => DocumentVersion, { nullable: true, description: 'As it is kept; null for a text that was not changed and is not kept.' })
  version: DocumentVersion | null;

  @Field(() => UserDocument, { nullable: true, description: 'The document that it became a version of; null for a text that is not kept.' })
  document: UserDocument | null;

  @RestOnlyField(() => ID, { nullable: true, description: 'The document that it became a version of; null for a text that is not kept.' })
  documentId: string | null;

  @RestOnlyField(() => ID, { nullable: true, description: 'The version that it was kept as; null for a text that is not kept.' })
  versionId: string | null;
}
