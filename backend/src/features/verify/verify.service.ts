import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { today } from '../../core/validation/calendar-day.js';
import { type Claim, TextClaims } from '../retrieval/known-law/text-claims.service.js';
import { CitedCases } from './cited-cases.js';
import { messageFor } from './messages.js';
import { type Anchor, Quotations } from './quotations.js';
import { lawVerdict, NOT_HELD, type Verdict } from './verified.js';
import type { VerifyRequest } from './verify.inputs.js';
import { type VerifiedCitation, VerifiedKind, type VerifiedText } from './verify.views.js';

/** The most citations that one answer holds. */
const MOST_SHOWN = 500;

const UNIT_KINDS = {
  section: VerifiedKind.SECTION,
  article: VerifiedKind.ARTICLE,
  rule: VerifiedKind.RULE,
  'order-rule': VerifiedKind.RULE,
  regulation: VerifiedKind.RULE,
} as const;
const KINDS = {
  act: VerifiedKind.ACT,
  case: VerifiedKind.CASE,
  'case-number': VerifiedKind.CASE_NUMBER,
  notification: VerifiedKind.NOTIFICATION,
  force: VerifiedKind.DATE_OF_FORCE,
  quotation: VerifiedKind.QUOTATION,
} as const;

/** Verifies the citations of a text. Nothing of the text is logged, kept or charged. */
@Injectable()
export class VerifyService {
  constructor(
    private readonly limits: RateLimits,
    private readonly law: TextClaims,
    private readonly cases: CitedCases,
    private readonly quotations: Quotations,
  ) {}

  /** @throws RateLimitedError, TextTooComplexError, TooManyWaitingError, LibraryUnavailableError, or the signal's reason */
  async verify({ userId }: Actor, { text, asOn }: VerifyRequest, signal?: AbortSignal): Promise<VerifiedText> {
    await this.limits.consume('check-user', userId);
    const day = asOn ?? today();
    const turn = { userId, signal };
    const all = await this.law.read(text, turn);
    const claims = all.slice(0, MOST_SHOWN);
    const cases = claims.filter((claim) => claim.kind === 'case');
    const [laws, ofCases] = await Promise.all([this.law.check(claims, day, signal), this.cases.check(cases)]);
    const verdicts = claims.map((claim, at): Verdict => {
      const law = laws[at];
      if (law) return lawVerdict(law);
      return (claim.kind === 'case' && ofCases[cases.indexOf(claim)]) || NOT_HELD;
    });
    const anchors = claims.flatMap(({ start, end }, at): Anchor[] => {
      const verdict = verdicts[at];
      return verdict?.place ? [{ start, end, verdict, place: verdict.place }] : [];
    });
    const quoted = claims.flatMap((claim, at) => (claim.kind === 'quotation' ? [at] : []));
    const ofQuotations = await this.quotations.check({
      text,
      quotations: quoted.flatMap((at) => claims[at] ?? []),
      anchors,
      turn,
    });
    for (const [order, at] of quoted.entries()) verdicts[at] = ofQuotations[order] ?? NOT_HELD;
    return {
      asOn: day,
      citations: claims.map((claim, at) => citationOf(claim, verdicts[at] ?? NOT_HELD, day)),
      citationCount: all.length,
    };
  }
}

function citationOf(claim: Claim, verdict: Verdict, day: string): VerifiedCitation {
  const kind = claim.kind === 'provision' ? UNIT_KINDS[claim.unitKind] : KINDS[claim.kind];
  const { written, start, end } = claim;
  return { ...verdict, kind, written, start, end, message: messageFor(kind, verdict, day) };
}
