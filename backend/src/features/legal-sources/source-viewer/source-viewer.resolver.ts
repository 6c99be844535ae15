import { Args, ArgsType, Context, Field, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Access, CurrentActor, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { turnForLargeAnswer } from '../../../core/answers/answer-budget.js';
import { batched } from '../../../core/graphql/batched.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { CanonicalText } from '../../retrieval/retrieval.service.js';
import { SourceViewer } from './source-viewer.service.js';
import { SourceDocument, SourcePageView } from './source-viewer.views.js';

const PAGES_MAX = 10;
const OFFSET_MAX = 2 ** 31 - 1;

@ArgsType()
class SourcePagesArgs {
  @Field(() => Int, { defaultValue: 3, description: `Number of pages to return, 1 to ${PAGES_MAX}.` })
  @Max(PAGES_MAX, { message: `first must be at most ${PAGES_MAX}` })
  @Min(1, { message: 'first must be at least 1' })
  @IsInt({ message: 'first must be a whole number' })
  first: number;

  @Field(() => Int, { nullable: true, description: 'Position of the first page wanted, from 0.' })
  @Max(OFFSET_MAX)
  @Min(0, { message: 'from must not be negative' })
  @IsInt({ message: 'from must be a whole number' })
  @IsOptional()
  from?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Instead of `from`: begin with the page that holds this unit, such as a citation’s `spanStart`.',
  })
  @Max(OFFSET_MAX)
  @Min(0, { message: 'spanStart must not be negative' })
  @IsInt({ message: 'spanStart must be a whole number' })
  @IsOptional()
  spanStart?: number | null;
}

@Resolver(() => SourceDocument)
@Access('user')
@OpenToKeys('SEARCH')
export class SourceViewerResolver {
  /** The text of a document that this operation opened, for its pages. */
  private readonly texts = new WeakMap<SourceDocument, CanonicalText>();

  constructor(
    private readonly viewer: SourceViewer,
    private readonly limits: RateLimits,
  ) {}

  @Query(() => SourceDocument, { nullable: true, description: 'A source of law, to read a citation where it stands.' })
  async sourceDocument(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID, description: 'As citations and passages name it.' }) id: string,
    @Context() context: object,
  ) {
    await this.limits.consume('search-user', actor.userId);
    return batched<string, SourceDocument>(context, 'source-documents', async (ids) => {
      // The whole text is read for a few of its pages.
      await turnForLargeAnswer();
      const opened: (SourceDocument | Error)[] = [];
      for (const each of ids) opened.push(await this.open(each).catch((error: unknown) => error as Error));
      return opened;
    }).load(id);
  }

  @ResolveField(() => [SourcePageView], { description: 'Some pages of the text, in order.' })
  async pages(@Parent() document: SourceDocument, @Args() args: SourcePagesArgs): Promise<SourcePageView[]> {
    const text = this.texts.get(document) ?? (await this.viewer.open(document.id)).text;
    return this.viewer.pages(text, args);
  }

  private async open(id: string): Promise<SourceDocument> {
    const { document, text } = await this.viewer.open(id);
    this.texts.set(document, text);
    return document;
  }
}
