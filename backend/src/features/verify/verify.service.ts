import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { type ContentOrigin, OF_NO_MATTER } from '../../core/confidentiality/content-origin.js';
import { AppError } from '../../core/errors/app-error.js';
import { today } from '../../core/validation/calendar-day.js';
import { type Claim, TextClaims } from '../retrieval/known-law/text-claims.service.js';
import { ReferenceFilesService } from '../reference-files/reference-files.service.js';
import { RetrievalService } from '../retrieval/retrieval.service.js';
import { CitedCases } from './cited-cases.js';
import { messageFor } from './messages.js';
import { type Anchor, Quotations } from './quotations.js';
import { lawVerdict, NOT_HELD, type Verdict } from './verified.js';
import { TEXT_MAX, type VerifyFilesRequest, type VerifyRequest } from './verify.inputs.js';
import { type VerifiedCitation, type VerifiedFile, VerifiedKind, type VerifiedText } from './verify.views.js';

/** The most citations that one answer holds. */
const MOST_SHOWN = 500;
/** Pieces of a file that are verified, each as long as a text may be; what follows is named as not verified. */
const MOST_PIECES = 4;

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

interface Turn {
  /** What the text comes from. */
  origin: ContentOrigin;
  userId: string;
  signal?: AbortSignal;
}

/** Refusals that are about one file, and not about the caller or the product. */
const OF_THE_FILE: ReadonlySet<string> = new Set(['FILE_NOT_FOUND', 'FILE_UNREADABLE', 'FILE_NOT_READY', 'TEXT_TOO_COMPLEX']);

/** Verifies the citations of texts and files. Nothing of the text is logged, kept or charged. */
@Injectable()
export class VerifyService {
  constructor(
    private readonly limits: RateLimits,
    private readonly law: TextClaims,
    private readonly cases: CitedCases,
    private readonly quotations: Quotations,
    private readonly files: ReferenceFilesService,
    private readonly retrieval: RetrievalService,
  ) {}

  /** @throws RateLimitedError, TextTooComplexError, TooManyWaitingError, LibraryUnavailableError, or the signal's reason */
  async verify({ userId }: Actor, { text, asOn }: VerifyRequest, signal?: AbortSignal): Promise<VerifiedText> {
    await this.limits.consume('check-user', userId);
    return this.verified(text, asOn ?? today(), { userId, origin: OF_NO_MATTER, signal });
  }

  /**
   * Verifies the citations of files that the caller has uploaded, one file after the other. One that cannot be read is named with the
   * reason and does not stop the others.
   * @throws KeyScopeError, and what `verify` throws
   */
  async verifyFiles(actor: Actor, { filenames, asOn }: VerifyFilesRequest, signal?: AbortSignal): Promise<VerifiedFile[]> {
    const day = asOn ?? today();
    const turn = { userId: actor.userId, signal };
    const files: VerifiedFile[] = [];
    for (const filename of filenames) {
      await this.limits.consume('check-user', actor.userId);
      files.push({
        filename,
        verified: null,
        notVerifiedFrom: null,
        error: null,
        ...(await this.verifiedFile(actor, filename, day, turn)),
      });
    }
    return files;
  }

  private async verifiedFile(actor: Actor, filename: string, day: string, anyTurn: Omit<Turn, 'origin'>): Promise<Partial<VerifiedFile>> {
    try {
      const { id: fileId, stored } = await this.files.text(actor, filename, anyTurn.signal);
      const turn = { ...anyTurn, origin: { fileId } };
      const { text } = await this.retrieval.wholeText(stored, turn);
      return await this.verifiedPieces(text, day, turn);
    } catch (error) {
      if (error instanceof AppError && OF_THE_FILE.has(error.code)) return { error: error.message };
      throw error;
    }
  }

  private async verifiedPieces(text: string, day: string, turn: Turn): Promise<Pick<VerifiedFile, 'verified' | 'notVerifiedFrom'>> {
    const verified: VerifiedText = { asOn: day, citations: [], citationCount: 0 };
    let from = 0;
    for (let piece = 0; piece < MOST_PIECES && from < text.length; piece += 1) {
      const end = endOfPiece(text, from);
      const { citations, citationCount } = await this.verified(text.slice(from, end), day, turn);
      for (const each of citations) verified.citations.push({ ...each, start: each.start + from, end: each.end + from });
      verified.citationCount += citationCount;
      from = end;
    }
    verified.citations = verified.citations.slice(0, MOST_SHOWN);
    return { verified, notVerifiedFrom: from < text.length ? from : null };
  }

  private async verified(text: string, day: string, turn: Turn): Promise<VerifiedText> {
    const { signal } = turn;
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

/** Where a piece of a long text ends: at the last line that fits. */
function endOfPiece(text: string, from: number): number {
  if (text.length - from <= TEXT_MAX) return text.length;
  const line = text.lastIndexOf('\n', from + TEXT_MAX - 1);
  return line > from ? line + 1 : from + TEXT_MAX;
}

function citationOf(claim: Claim, verdict: Verdict, day: string): VerifiedCitation {
  const kind = claim.kind === 'provision' ? UNIT_KINDS[claim.unitKind] : KINDS[claim.kind];
  const { written, start, end } = claim;
  return { ...verdict, kind, written, start, end, message: messageFor(kind, verdict, day) };
}
