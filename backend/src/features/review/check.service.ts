import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../core/access/actor.js';
import { enumValue } from '../../core/graphql/enum-value.js';
import { RateLimits } from '../../core/limits/rate-limits.js';
import { GuideService } from '../retrieval/search/guide.service.js';
import { AuthorityCheck } from './authorities/authority-check.js';
import type { Finding } from './checks/finding.js';
import { UnknownDocumentTypeError } from '../templates/templates.errors.js';
import { TemplateCatalogue } from '../templates/custom/template-catalogue.js';
import { PapersOfMatter } from './papers-of-matter.js';
import { CheckThreads } from './threads/check-threads.js';
import type { CheckRequest } from './check.inputs.js';
import { type DocumentCheckView, type DocumentFindingView, DocumentFindingKind, PaperFactLabel } from './check.views.js';

const NOTHING: Awaited<ReturnType<PapersOfMatter['differences']>> = { findings: [], notCompared: [] };
const FINDINGS_SHOWN = 200;
/** 96 bits: two texts never share them by chance. */
const DIGEST_LENGTH = 16;

/** What to look at before a text is signed. Nothing is kept or charged. */
@Injectable()
export class CheckService {
  constructor(
    private readonly limits: RateLimits,
    private readonly templates: TemplateCatalogue,
    private readonly guide: GuideService,
    private readonly threads: CheckThreads,
    private readonly authorities: AuthorityCheck,
    private readonly papers: PapersOfMatter,
  ) {}

  /** @throws UnknownDocumentTypeError, MatterNotFoundError, KeyScopeError, RateLimitedError, TextTooComplexError, or the signal's reason */
  async check(
    actor: Actor,
    { content, documentType, templateData, matterId, documentId }: CheckRequest,
    signal?: AbortSignal,
  ): Promise<DocumentCheckView> {
    const { userId } = actor;
    await this.limits.consume('check-user', userId);
    const template = documentType ? await this.templates.find(documentType) : undefined;
    // A text whose template has since been withdrawn is checked like any other text.
    if (documentType && !template && !(await this.templates.knows(documentType))) throw new UnknownDocumentTypeError();
    const order = { content, given: templateData ?? {}, replaced: this.guide.replacedActs(), today: dayInIndia() };
    const turn = { userId, signal };
    const own = await this.threads.check(order, template, turn);
    const unknown = await this.authorities.unknown({ content, given: templateData ?? {}, template: template?.reference }, turn);
    const differing = matterId
      ? await this.papers.differences(actor, { content, matterId, documentId: documentId ?? null }, signal)
      : NOTHING;
    const findings = [...own, ...unknown, ...differing.findings].sort((a, b) => a.start - b.start);
    return {
      findings: findings.slice(0, FINDINGS_SHOWN).map(viewsOf(content)),
      findingCount: findings.length,
      blankCount: findings.filter(({ kind }) => kind === 'blank' || kind === 'open-answer').length,
      notCompared: differing.notCompared,
    };
  }
}

/** The day in India, as `2026-11-29`. */
const dayInIndia = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

/** Findings as both APIs show them, each with an id of its own. */
function viewsOf(content: string): (finding: Finding) => DocumentFindingView {
  // Derived from the text too: a client's cache knows a finding by its id alone.
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, DIGEST_LENGTH);
  const seen = new Map<string, number>();
  return ({ kind, serious = false, field = null, clause = null, hindi = null, difference, ...finding }) => {
    const place = `${digest}:${kind}:${finding.start}`;
    const earlier = seen.get(place) ?? 0;
    seen.set(place, earlier + 1);
    const id = earlier === 0 ? place : `${place}:${earlier}`;
    const differs = difference ? { ...difference, label: enumValue(PaperFactLabel, difference.label) } : null;
    return { ...finding, id, serious, field, clause, messageHindi: hindi, difference: differs, kind: enumValue(DocumentFindingKind, kind) };
  };
}
