import type { KnownAct } from './load-acts.js';

/** "Definitions", "Interpretation-clause", "Definitions and interpretation". */
const GENERAL = /^\W*(?:definitions?|interpretation)\b/iu;
/** "Definition of domestic violence", "“Sale” defined". */
const OF_A_TERM = /\bdefin(?:ed|itions?)\b|\bmeaning of\b/iu;
const FRAME = new Set([
  'definition',
  'definitions',
  'defined',
  'meaning',
  'interpretation',
  'of',
  'the',
  'a',
  'an',
  'and',
  'etc',
  'clause',
  'certain',
  'terms',
]);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** The sections of one act that define its terms. */
export class DefinitionSections {
  /** The section with the definitions of the whole act; none where its parts have definitions of their own. */
  private readonly general: string | undefined;
  private readonly ofTerms: readonly { section: string; words: readonly string[] }[];

  constructor({ sections }: Pick<KnownAct, 'sections'>) {
    const headed = Object.entries(sections);
    const general = headed.filter(([, heading]) => GENERAL.test(heading) && termOf(heading).length === 0);
    this.general = general.length === 1 ? general[0]?.[0] : undefined;
    this.ofTerms = headed
      .filter(([, heading]) => OF_A_TERM.test(heading))
      .map(([section, heading]) => ({ section, words: termOf(heading) }))
      .filter(({ words }) => words.length > 0);
  }

  /**
   * Where a question finds the meaning that it asks for: the section for that term if there is one, otherwise the section for all.
   * @param question without the name of the act, whose words are not terms
   */
  forQuestion(question: string): string | undefined {
    const asked = new Set(wordsOf(question));
    return this.ofTerms.find(({ words }) => words.every((word) => asked.has(word)))?.section ?? this.general;
  }
}

/** What a heading defines; empty for the definitions of a whole act. */
const termOf = (heading: string): string[] => wordsOf(heading).filter((word) => !FRAME.has(word));
