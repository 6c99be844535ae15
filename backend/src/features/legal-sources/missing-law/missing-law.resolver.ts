import { Args, Query, Resolver } from '@nestjs/graphql';
import { Access, OpenToKeys } from '../../../core/access/access.decorator.js';
import { NumberedPageArgs, type Page } from '../../../core/pages/page.js';
import { LackingKinds } from './lacking-kinds.service.js';
import { MissingLawService } from './missing-law.service.js';
import { LackingAct, LackingActConnection, LawKind } from './missing-law.views.js';

@Resolver(() => LackingAct)
@Access('admin')
@OpenToKeys('LIBRARY_ADMIN')
export class MissingLawResolver {
  constructor(
    private readonly missing: MissingLawService,
    private readonly kinds: LackingKinds,
  ) {}

  @Query(() => LackingActConnection, {
    description:
      'Acts that topics, questions and documents point to and the library lacks: what was asked for most first, then what most documents cite. Which questions asked for them is not kept.',
  })
  missingLaw(@Args() args: NumberedPageArgs): Promise<Page<LackingAct>> {
    return this.missing.list(args);
  }

  @Query(() => [LawKind], { description: 'Kinds of law of which the library holds nothing at all.' })
  lackingLaw(): Promise<LawKind[]> {
    return this.kinds.list();
  }
}
