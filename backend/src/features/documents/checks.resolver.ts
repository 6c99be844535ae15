import { createHash } from 'node:crypto';
import { Args, ArgsType, Field, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientSignal, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { DocumentTextRules } from './versions/versions.inputs.js';
import { DocumentThreads } from './threads/document-threads.js';
import { DocumentCheckView, DocumentFindingKind } from './checks/checks.views.js';
import { enumValue } from '../../core/graphql/enum-value.js';

const FINDINGS_SHOWN = 200;
/** 96 bits: two texts never share them by chance. */
const DIGEST_LENGTH = 16;

@ArgsType()
class CheckArgs {
  @Field({ description: 'The text as it would be downloaded.' })
  @DocumentTextRules()
  content: string;
}

@Resolver(() => DocumentCheckView)
@Access('user')
@OpenToKeys('DOCUMENTS_READ')
export class ChecksResolver {
  constructor(
    private readonly limits: RateLimits,
    private readonly threads: DocumentThreads,
  ) {}

  @Query(() => DocumentCheckView, {
    description:
      'Looks for blanks, terms, references, figures and signatures that are not in order, in any text. Nothing is kept or charged.',
  })
  async checkDocument(
    @CurrentActor() { userId }: Actor,
    @Args() { content }: CheckArgs,
    @ClientSignal() signal?: AbortSignal,
  ): Promise<DocumentCheckView> {
    await this.limits.consume('check-user', userId);
    const findings = await this.threads.check(content, { userId, signal });
    // Of the text too: a client's cache knows a finding by its id alone.
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);
    return {
      findings: findings.slice(0, FINDINGS_SHOWN).map(({ kind, serious = false, ...finding }) => ({
        ...finding,
        serious,
        id: `${digest}:${kind}:${finding.start}`,
        kind: enumValue(DocumentFindingKind, kind),
      })),
      findingCount: findings.length,
    };
  }
}
