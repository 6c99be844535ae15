import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { jobView } from '../../../core/jobs/jobs.views.js';
import { GoldenQuestionInput } from '../golden-questions/golden-questions.inputs.js';
import { GoldenQuestionsService, MAX_GOLDEN_QUESTIONS } from '../golden-questions/golden-questions.service.js';
import { GoldenQuestion, GoldenReport } from '../golden-questions/golden-questions.views.js';
import { IndexAdminService } from './index-admin.service.js';
import { IndexGeneration, IndexRolledBack } from './index.views.js';
import { Notice, RebuildStarted, REBUILD_STARTED } from '../legal-sources.views.js';
import { LibraryStatus } from '../library/library-status.service.js';
import { SystemStatus } from '../library/library-status.views.js';

/** The index as a whole: its state, its builds, and the questions that a build is tested with. */
@Resolver()
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class IndexResolver {
  constructor(
    private readonly status: LibraryStatus,
    private readonly index: IndexAdminService,
    private readonly golden: GoldenQuestionsService,
  ) {}

  @Query(() => SystemStatus, { description: 'What the library and its index hold.' })
  systemStatus(): Promise<SystemStatus> {
    return this.status.status();
  }

  @Query(() => [IndexGeneration], { description: 'The builds of the index that are kept, the newest first: at most a handful.' })
  indexGenerations(): Promise<IndexGeneration[]> {
    return this.index.generations();
  }

  @Mutation(() => RebuildStarted, { description: 'Rebuilds the whole index beside the current one, or joins the rebuild under way.' })
  async rebuildIndex(@CurrentAdmin() actor: AdminActor): Promise<RebuildStarted> {
    return { message: REBUILD_STARTED, job: jobView(await this.index.rebuild(actor)) };
  }

  @Mutation(() => IndexRolledBack, { description: 'Makes the previous generation answer again; the current one is kept.' })
  rollBackIndex(@CurrentAdmin() actor: AdminActor): Promise<IndexRolledBack> {
    return this.index.rollBack(actor);
  }

  @Query(() => [GoldenQuestion], {
    description: `The questions that a rebuild is tested with, at most ${MAX_GOLDEN_QUESTIONS}, the oldest first.`,
  })
  goldenQuestions(): Promise<GoldenQuestion[]> {
    return this.golden.list();
  }

  @Query(() => GoldenReport, { description: 'Asks all golden questions of the index as it answers now; both ranks are its own.' })
  goldenQuestionCheck(): Promise<GoldenReport> {
    return this.golden.tryOut();
  }

  @Query(() => GoldenReport, {
    description:
      'Asks all golden questions twice of the index as it answers now: by words alone, which counts as before, and by meaning too.',
  })
  goldenQuestionsByMeaning(): Promise<GoldenReport> {
    return this.golden.tryMeaning();
  }

  @Mutation(() => GoldenQuestion, { description: 'Adds a golden question.' })
  createGoldenQuestion(
    @CurrentAdmin() actor: AdminActor,
    @Args('input', { description: 'The question and its place.' }) input: GoldenQuestionInput,
  ): Promise<GoldenQuestion> {
    return this.golden.create(actor, input);
  }

  @Mutation(() => GoldenQuestion, { description: 'Changes a golden question.' })
  updateGoldenQuestion(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', { type: () => ID, description: 'Of the question.' }) id: string,
    @Args('input', { description: 'The question and its place.' }) input: GoldenQuestionInput,
  ): Promise<GoldenQuestion> {
    return this.golden.update(actor, id, input);
  }

  @Mutation(() => Notice, { description: 'Removes a golden question.' })
  async deleteGoldenQuestion(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', { type: () => ID, description: 'Of the question.' }) id: string,
  ): Promise<Notice> {
    return { id, message: await this.golden.delete(actor, id) };
  }
}
