import { isSameLaw } from './held-authorities.js';

/** What is known of laws whether or not the library holds them. */
export interface LawKnowledge {
  /** Whether there is a law of this name. */
  knows(law: string): boolean;
  /** Whether the law has no section or article of this number; false where its sections are not known. */
  lacks(law: string, unit: string): boolean;
}

export const NOTHING_KNOWN: LawKnowledge = { knows: () => false, lacks: () => false };

/** What the guide to the law knows: the titles of acts, and of many the numbers of their sections. */
export function knowledgeOf(guide: { titles(): readonly string[]; sectionsOf(act: string): readonly string[] }): LawKnowledge {
  const titles = (law: string): string[] => guide.titles().filter((title) => isSameLaw(law, [title]));
  return {
    knows: (law) => titles(law).length > 0,
    lacks: (law, unit) => {
      const known = titles(law).map((title) => guide.sectionsOf(title));
      return known.length > 0 && known.every((sections) => sections.length > 0 && !sections.includes(unit.toUpperCase()));
    },
  };
}
