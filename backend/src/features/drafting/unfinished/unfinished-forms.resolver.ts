import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { batched } from '../../../core/graphql/batched.js';
import { Input } from '../../../core/graphql/described-args.js';
import { UnfinishedForms } from './unfinished-forms.service.js';
import { UnfinishedFormInput } from './unfinished.inputs.js';
import { DiscardedForm, UnfinishedFormView } from './unfinished.views.js';

/** No type of document has an empty name. */
const ALL = '';

@Resolver(() => UnfinishedFormView)
@Access('user')
export class UnfinishedFormsResolver {
  constructor(private readonly forms: UnfinishedForms) {}

  @Query(() => [UnfinishedFormView], { description: 'Your forms that no document was generated from yet, last changed first.' })
  unfinishedForms(
    @CurrentActor() actor: Actor,
    @Context() context: object,
    @Args('documentType', { type: () => String, nullable: true, description: 'Only the form of this type.' }) documentType?: string | null,
  ): Promise<UnfinishedFormView[]> {
    const lists = batched(context, 'unfinished-forms', (types: readonly string[]) =>
      Promise.all(types.map((type) => this.forms.listForAnswer(actor, type === ALL ? null : type))),
    );
    return lists.load(documentType ?? ALL);
  }

  @Mutation(() => UnfinishedFormView, {
    description:
      'Keeps the entries of a form until a document of its type is generated; they replace those kept before, and empty ones end it.',
  })
  keepUnfinishedForm(@CurrentActor() actor: Actor, @Input() input: UnfinishedFormInput): Promise<UnfinishedFormView> {
    return this.forms.keep(actor, input);
  }

  @Mutation(() => DiscardedForm, { description: 'Discards the entries of an unfinished form.' })
  discardUnfinishedForm(
    @CurrentActor() actor: Actor,
    @Args('documentType', { type: () => String, description: 'The type of the form.' }) documentType: string,
  ): Promise<DiscardedForm> {
    return this.forms.discard(actor, documentType);
  }
}
