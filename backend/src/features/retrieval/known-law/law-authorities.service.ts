import { Injectable } from '@nestjs/common';
import { Guide } from '../guide/guide.js';
import { Preparation, type SearchTurn } from '../preparation/preparation.js';
import { GuideService } from '../search/guide.service.js';
import { isSameLaw } from '../quotation/held-authorities.js';
import { knowledgeOf } from '../quotation/law-knowledge.js';
import type { Authority } from '../quotation/read-authorities.js';

export type { Authority } from '../quotation/read-authorities.js';

/** Why an authority is not known: there is no law of this name, or it has no such section. */
export type LawDoubt = 'law' | 'section';

/** What looks like an enactment's name beside a number; "Code of Conduct" is none. */
const ENACTMENT = /\bActs?\b|\d{4}\)?$|^\W*Constitution/u;
/** Titles of the library under which a section is looked for. */
const MOST_TITLES = 4;

/** Reads what texts cite, and says which law neither the guide nor the library has. */
@Injectable()
export class LawAuthorities {
  constructor(
    private readonly guide: Guide,
    private readonly library: GuideService,
    private readonly preparation: Preparation,
  ) {}

  /** Everything that a text cites, in its order. Throws like `Preparation.searchText`. */
  read(text: string, turn: SearchTurn): Promise<Authority[]> {
    return this.preparation.authorities(text, turn);
  }

  /** For each authority, in the order given, what is wrong with the law that it names; null where nothing is, or it names none. */
  async doubts(authorities: readonly Authority[], signal?: AbortSignal): Promise<(LawDoubt | null)[]> {
    await this.library.prepare();
    const titles = await this.library.loadedTitles();
    const doubts = new Map<string, LawDoubt | null>();
    for (const authority of authorities) {
      const key = keyOf(authority);
      if (key !== null && !doubts.has(key)) doubts.set(key, await this.doubtOf(authority, titles, signal));
    }
    return authorities.map((authority) => doubts.get(keyOf(authority) ?? '') ?? null);
  }

  private async doubtOf(authority: Authority, titles: readonly string[], signal?: AbortSignal): Promise<LawDoubt | null> {
    if (authority.kind !== 'law' && authority.kind !== 'provision') return null;
    const { law } = authority;
    if (law === null || !ENACTMENT.test(law.name)) return null;
    const knowledge = knowledgeOf(this.guide);
    const loaded = titles.filter((title) => isSameLaw(law.name, [title])).slice(0, MOST_TITLES);
    if (loaded.length === 0 && !knowledge.knows(law.name)) return 'law';
    if (authority.kind === 'law' || (authority.unitKind !== 'section' && authority.unitKind !== 'article')) return null;
    if (loaded.length > 0) {
      const held = await this.library.sectionsHeld(
        loaded.map((act) => ({ act, section: authority.unit })),
        signal,
      );
      // What is loaded without this section may be a part of the act, which the guide knows whole.
      if (!held.includes('section-missing') || held.includes('held')) return null;
      return knowledge.knows(law.name) && !knowledge.lacks(law.name, authority.unit) ? null : 'section';
    }
    return knowledge.lacks(law.name, authority.unit) ? 'section' : null;
  }
}

const keyOf = (authority: Authority): string | null => {
  if (authority.kind === 'law') return authority.law.name;
  return authority.kind === 'provision' && authority.law ? `${authority.unit} ${authority.unitKind} ${authority.law.name}` : null;
};
