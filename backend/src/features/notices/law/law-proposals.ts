import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import type { ContentOrigin } from '../../../core/confidentiality/content-origin.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { MattersService } from '../../matters/matters.service.js';
import type { ProposalRequest } from '../notice.inputs.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import { type FoundSection, RetrievalService, type Succession } from '../../retrieval/retrieval.service.js';
import { openingWords } from './opening-words.js';

/** A provision that a reply may rely on; nothing is printed of it until somebody ticks it. */
export interface ProposedLaw {
  /** "Section 138, Negotiable Instruments Act, 1881", as the reply prints it. */
  provision: string;
  origin: 'cited' | 'successor' | 'library';
  /** The repealed provision that it replaced. */
  instead: string | null;
  /** What should be known about it: which law applies from which day, why nothing took its place. */
  note: string | null;
  /** Its heading in the library. */
  heading: string | null;
  /** The words that it begins with in the library. */
  quotation: string | null;
  /** "in force", "repealed on …"; null where nobody knows. */
  stamp: string | null;
}

/** "Section 420, Indian Penal Code, 1860"; rules and articles have no successors in the guide. */
const SECTION = /^Section (\d{1,3}[A-Z]{0,2})(\S*), (\S.*)$/u;
const FOUND_MAX = 6;
const NOTHING_MORE = { instead: null, note: null, heading: null, quotation: null, stamp: null };

/** Proposes law for a reply: what the notice cites, with what took the place of what was repealed, then what the library has on a point. */
@Injectable()
export class LawProposals {
  constructor(
    private readonly limits: RateLimits,
    private readonly retrieval: RetrievalService,
    private readonly guide: GuideService,
    private readonly matters: MattersService,
  ) {}

  /**
   * @param sections provisions that the notice cites, in its order
   * @param about an allegation and what is said to it; the library is searched for it
   * @param matterId the matter that the reply belongs to; null for none
   * @throws RateLimitedError, LibraryUnavailableError, MatterNotFoundError
   */
  async propose(actor: Actor, { sections, about, matterId }: ProposalRequest, signal?: AbortSignal): Promise<ProposedLaw[]> {
    await this.limits.consume('check-user', actor.userId);
    if (matterId !== null) await this.matters.require(actor, matterId, 'read');
    const proposed = new Map<string, ProposedLaw>();
    const add = (law: ProposedLaw): void => {
      const key = law.provision.toLowerCase().replace(/\bthe /gu, '');
      if (!proposed.has(key)) proposed.set(key, law);
    };
    for (const provision of sections) for (const law of this.withSuccessors(provision)) add(law);
    if (about) for (const law of await this.found(about, { matterId }, signal)) add(law);
    return [...proposed.values()];
  }

  private withSuccessors(provision: string): ProposedLaw[] {
    const [, number = '', , act = ''] = SECTION.exec(provision) ?? [];
    const succession = number ? this.guide.successionOf(act, number) : null;
    if (!succession) return [{ ...NOTHING_MORE, provision, origin: 'cited' }];
    const { to, steps, reason, rule } = succession;
    return [
      { ...NOTHING_MORE, provision, origin: 'cited', note: [to.length === 0 ? reason : null, rule].filter(Boolean).join(' ') },
      ...named(to, steps).map((successor): ProposedLaw => ({
        ...NOTHING_MORE,
        provision: successor,
        origin: 'successor',
        instead: provision,
        note: reason,
      })),
    ];
  }

  /** Sections that the library has on a point; none where it does not speak to it. */
  private async found(about: string, origin: ContentOrigin, signal?: AbortSignal): Promise<ProposedLaw[]> {
    const consulted = await this.retrieval.consult({ question: about, origin, signal });
    if (!consulted?.relevance.sufficient) return [];
    const standing = [...consulted.open, ...consulted.named].filter(({ gone, found }) => !gone && found === 'ranking');
    return standing.flatMap(fromLibrary).slice(0, FOUND_MAX);
  }
}

const named = (law: Succession['to'], steps: readonly string[]): string[] =>
  law.map(({ act, section }, at) => `Section ${section}${at === 0 ? steps.join('') : ''}, ${act}`);

function fromLibrary({ passages }: FoundSection): ProposedLaw[] {
  const [first] = passages;
  const place = first?.headingPath.at(-1);
  if (!first?.unit || !place) return [];
  return [
    {
      ...NOTHING_MORE,
      provision: `${place}, ${first.title}`,
      origin: 'library',
      heading: first.heading.replace(/(?<![\s.:—–-])[\s.:—–-]+$/u, '') || null,
      quotation: openingWords(first.text),
      stamp: first.stamp ?? null,
    },
  ];
}
