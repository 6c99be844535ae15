import { Args, Context, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { batched } from '../../../core/graphql/batched.js';
import { enumValue } from '../../../core/graphql/enum-value.js';
import type { Page } from '../../../core/pages/page.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import type { TopicLaw } from '../../retrieval/retrieval.service.js';
import { Notice } from '../legal-sources.views.js';
import { TopicInput, TopicsArgs } from './topics.inputs.js';
import { MAX_OWN_TOPICS, TopicsService } from './topics.service.js';
import { GuideTopic, GuideTopicConnection, SectionHeldName, TopicSection } from './topics.views.js';

const TOPIC_ID = { type: () => ID, description: 'Of the topic.' } as const;

/** The topics of the guide to the law, as administrators see and change them. */
@Resolver(() => GuideTopic)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class TopicsResolver {
  constructor(private readonly topics: TopicsService) {}

  @Query(() => GuideTopicConnection, {
    description: 'The topics of the guide to the law, page by page: own ones first, then those that the product ships, by field.',
  })
  guideTopics(@Args() args: TopicsArgs): Promise<Page<GuideTopic>> {
    return this.topics.list(args);
  }

  @Mutation(() => GuideTopic, {
    description: `Adds a topic, which takes part in answering from the next question on. At most ${MAX_OWN_TOPICS}.`,
  })
  createTopic(@CurrentAdmin() actor: AdminActor, @Args('input', { description: 'The topic.' }) input: TopicInput): Promise<GuideTopic> {
    return this.topics.create(actor, input);
  }

  @Mutation(() => GuideTopic, { description: 'Changes a topic that an administrator added.' })
  updateTopic(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', TOPIC_ID) id: string,
    @Args('input', { description: 'The topic.' }) input: TopicInput,
  ): Promise<GuideTopic> {
    return this.topics.update(actor, id, input);
  }

  @Mutation(() => Notice, { description: 'Removes a topic that an administrator added.' })
  async deleteTopic(@CurrentAdmin() actor: AdminActor, @Args('id', TOPIC_ID) id: string): Promise<Notice> {
    return { id, message: await this.topics.delete(actor, id) };
  }

  @Mutation(() => GuideTopic, { description: 'Sets whether a topic, shipped or your own, takes part in answering.' })
  switchTopic(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', TOPIC_ID) id: string,
    @Args('enabled', { description: 'Whether it takes part.' }) enabled: boolean,
  ): Promise<GuideTopic> {
    return this.topics.switch(actor, id, enabled);
  }
}

/** Whether the library holds the sections of topics. */
@Resolver(() => TopicSection)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class TopicSectionsResolver {
  constructor(private readonly guide: GuideService) {}

  @ResolveField(() => SectionHeldName, { description: 'Whether the library holds it; only what is held is ever quoted.' })
  async held(@Parent() { act, section }: TopicSection, @Context() context: object): Promise<SectionHeldName> {
    const loader = batched(context, 'sections-held', async (laws: readonly TopicLaw[]) => {
      const held = await this.guide.sectionsHeld(laws);
      return held.map((each) => enumValue(SectionHeldName, each));
    });
    return loader.load({ act, section });
  }
}
