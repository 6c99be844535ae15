import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin } from '../../core/access/access.decorator.js';
import type { AdminActor } from '../../core/access/actor.js';
import type { Page } from '../../core/pages/page.js';
import { QuestionWritingService } from './question-writing.service.js';
import { SectionQuestionsArgs, WriteSectionQuestionsArgs } from './section-questions.inputs.js';
import { QuestionWriting, SectionQuestion, SectionQuestionConnection } from './section-questions.views.js';

/** The questions that sections answer, for administrators. */
@Resolver(() => SectionQuestion)
@Access('admin')
export class SectionQuestionsResolver {
  constructor(private readonly writing: QuestionWritingService) {}

  @Query(() => QuestionWriting, { description: 'How far the questions that sections answer are written, and what they have cost.' })
  questionWriting(): Promise<QuestionWriting> {
    return this.writing.status();
  }

  @Query(() => SectionQuestionConnection, { description: 'The questions that sections answer, page by page, as they were written.' })
  sectionQuestions(@Args() args: SectionQuestionsArgs): Promise<Page<SectionQuestion>> {
    return this.writing.list(args);
  }

  @Mutation(() => QuestionWriting, {
    description: 'Asks the language model for the questions of every section that has none, in batches that give way to all other work.',
  })
  writeSectionQuestions(@CurrentAdmin() actor: AdminActor, @Args() budget: WriteSectionQuestionsArgs): Promise<QuestionWriting> {
    return this.writing.start(actor, budget);
  }

  @Mutation(() => QuestionWriting, { description: 'Stops asking for more and cancels what is under way; what was written stays.' })
  cancelSectionQuestions(@CurrentAdmin() actor: AdminActor): Promise<QuestionWriting> {
    return this.writing.cancel(actor);
  }

  @Mutation(() => SectionQuestion, { description: 'Permanently removes a question from the search.' })
  strikeSectionQuestion(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', { type: () => ID, description: 'Of the question.' }) id: string,
  ): Promise<SectionQuestion> {
    return this.writing.strike(actor, id);
  }
}
