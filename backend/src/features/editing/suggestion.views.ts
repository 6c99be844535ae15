import { Field, ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';
import { ApiField, RestOnlyField } from '../../core/descriptions/api-field.js';

const QUESTION_ID = 'Identifies it among the questions of its answer.';

@ShownToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('SuggestionOutcome', { description: 'What became of one instruction of the suggestions.' })
export class SuggestionOutcomeView {
  @ApiField(() => String, { description: 'The instruction, as it was understood to begin and end.' })
  instruction: string;

  @ApiField(() => Boolean, { description: 'Whether the document was changed accordingly.' })
  applied: boolean;

  @ApiField(() => String, { description: 'What was changed, or why nothing was.' })
  message: string;
}

@ShownToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('QuestionChoice', { description: 'One thing that an instruction may mean.' })
export class QuestionChoiceView {
  @ApiField(() => String, { description: 'For the person who chooses: where it is, and what would change there.' })
  label: string;

  @ApiField(() => String, {
    description: 'What to send as a suggestion in place of the instruction to have this done. Where it has “…”, put the new words there.',
  })
  suggestion: string;
}

@ShownToKeys('DOCUMENTS_WRITE', 'PROPOSALS')
@ObjectType('SuggestionQuestion', { description: 'What has to be known before an instruction can be followed. Answering costs nothing.' })
export class SuggestionQuestionView {
  @RestOnlyField(() => String, { description: QUESTION_ID })
  @Field(() => ID, { description: QUESTION_ID })
  id: string;

  @ApiField(() => String, { description: 'The instruction that it is about.' })
  instruction: string;

  @ApiField(() => String, { description: 'For people.' })
  question: string;

  @ApiField(() => [QuestionChoiceView], { description: 'What it may mean, the likeliest first; empty where only words can answer.' })
  choices: QuestionChoiceView[];
}

/** Questions with the ids by which they are answered. */
export const questionViews = (questions: readonly Omit<SuggestionQuestionView, 'id'>[]): SuggestionQuestionView[] =>
  questions.map(({ instruction, question, choices }, index) => ({ id: String(index + 1), instruction, question, choices: [...choices] }));
