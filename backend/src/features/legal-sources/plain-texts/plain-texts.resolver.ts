import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Access, CurrentAdmin, OpenToKeys } from '../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../core/access/actor.js';
import { batched } from '../../../core/graphql/batched.js';
import { TopicsService } from '../topics/topics.service.js';
import { GuideTopic } from '../topics/topics.views.js';
import { PlainTextInput } from './plain-texts.inputs.js';
import { PlainTextsAdmin } from './plain-texts.service.js';
import { TopicPlainText } from './plain-texts.views.js';

const TOPIC_ID = { type: () => ID, description: 'Of the topic.' } as const;

/** The plain texts of topics ("In short"), as administrators see and change them. */
@Resolver(() => GuideTopic)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class PlainTextsResolver {
  constructor(
    private readonly texts: PlainTextsAdmin,
    private readonly topics: TopicsService,
  ) {}

  @ResolveField(() => TopicPlainText, {
    nullable: true,
    description:
      'What the law means for the person who asks, in plain words, compared with the library as it is; null where it has no text.',
  })
  plainText(@Parent() { id }: GuideTopic, @Context() context: object): Promise<TopicPlainText | null> {
    return batched(context, 'plain-texts', (ids: readonly string[]) => this.texts.ofAll(ids)).load(id);
  }

  @Mutation(() => GuideTopic, {
    description:
      'Writes the plain text of a topic, which is shown once it agrees with the law; without `input` the shipped one stands again.',
  })
  async savePlainText(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', TOPIC_ID) id: string,
    @Args('input', { type: () => PlainTextInput, nullable: true, description: 'The text; null for the shipped one.' })
    input?: PlainTextInput | null,
  ): Promise<GuideTopic> {
    const topic = await this.topics.one(id);
    await this.texts.save(actor, topic, input ?? null);
    return topic;
  }

  @Mutation(() => GuideTopic, { description: 'Sets whether the plain text of a topic may be shown.' })
  async switchPlainText(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', TOPIC_ID) id: string,
    @Args('enabled', { description: 'Whether it may be shown.' }) enabled: boolean,
  ): Promise<GuideTopic> {
    const topic = await this.topics.one(id);
    await this.texts.switch(actor, topic, enabled);
    return topic;
  }

  @Mutation(() => GuideTopic, {
    description:
      'Says that a lawyer has read the plain text of a topic as it stands, or takes that back; readers see who said so and when.',
  })
  async signPlainText(
    @CurrentAdmin() actor: AdminActor,
    @Args('id', TOPIC_ID) id: string,
    @Args('signed', { description: 'Whether it was read.' }) signed: boolean,
  ): Promise<GuideTopic> {
    const topic = await this.topics.one(id);
    await this.texts.sign(actor, topic, signed);
    return topic;
  }
}
