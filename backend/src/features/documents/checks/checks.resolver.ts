import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { Access, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { DocumentTextRules } from '../versions/versions.inputs.js';
import { checkDocument } from './check-document.js';
import { DocumentCheckView, type DocumentFindingKind } from './checks.views.js';

const FINDINGS_SHOWN = 200;

@ArgsType()
class CheckArgs {
  @Field({ description: 'The text as it would be downloaded.' })
  @DocumentTextRules()
  content: string;
}

@Resolver(() => DocumentCheckView)
@Access('user')
export class ChecksResolver {
  constructor(private readonly limits: RateLimits) {}

  @Query(() => DocumentCheckView, {
    description:
      'Looks for blanks, terms, references, figures and signatures that are not in order, in any text. Nothing is kept or charged.',
  })
  async checkDocument(@CurrentActor() actor: Actor, @Args() { content }: CheckArgs): Promise<DocumentCheckView> {
    await this.limits.consume('check-user', actor.userId);
    const findings = checkDocument(content);
    return {
      findings: findings
        .slice(0, FINDINGS_SHOWN)
        .map((finding) => ({ ...finding, id: `${finding.kind}:${finding.start}`, kind: finding.kind as DocumentFindingKind })),
      findingCount: findings.length,
    };
  }
}
