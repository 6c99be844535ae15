import type { NamedParts } from './excerpts/excerpt.js';
import type { GoneSection } from '../guide/load-acts.js';
import type { KnownLawStatus } from '../reading/law-status.js';
import type { RetrievedPassage } from '../library/retrieved-passage.js';
import type { Relation } from './following/section-links.js';

/** Passages of one unit of a document, in the order in which they were found. */
export interface FoundSection {
  documentId: string;
  /** Label of the unit; '' where the passage belongs to none. */
  unit: string;
  /** Of its best passage. */
  score: number;
  found: RetrievedPassage['found'];
  passages: RetrievedPassage[];
  /** Why it is no longer law; absent for one that is. */
  gone?: GoneSection;
  /** Whether its act is in force; null where it is not known. */
  status?: KnownLawStatus | null;
  /** Parts that a topic of the guide names for the question. */
  named?: readonly NamedParts[];
  /** It decides whether the law that is opened before it applies at all. */
  decides?: true;
  /** How it bears on a section that is opened; absent for one that the question itself leads to. */
  relation?: Relation;
}

export const sectionKey = ({ documentId, unit, start }: Pick<RetrievedPassage, 'documentId' | 'unit' | 'start'>): string =>
  `${documentId}#${unit ? unit.toLowerCase() : `@${start}`}`;

/** Groups passages by the unit that they belong to, in the order of each unit's first. */
export function sectionsOf(passages: readonly RetrievedPassage[]): FoundSection[] {
  const sections = new Map<string, FoundSection>();
  for (const passage of passages) {
    const key = sectionKey(passage);
    const known = sections.get(key);
    if (known) known.passages.push(passage);
    else
      sections.set(key, {
        documentId: passage.documentId,
        unit: passage.unit,
        score: passage.score,
        found: passage.found,
        passages: [passage],
      });
  }
  return [...sections.values()];
}

/** "Section 138 of The Negotiable Instruments Act, 1881 (Dishonour of cheque …)": how a section is named to a reader; [] for a passage of no unit. */
export function headingOf({ passages: [first] }: FoundSection): string[] {
  const name = first?.headingPath.at(-1);
  if (!first?.unit || name === undefined) return [];
  const heading = first.heading.replace(/(?<![\s.:—–-])[\s.:—–-]+$/u, '');
  return [`${name} of ${first.title}${heading ? ` (${heading})` : ''}`];
}

/** Share of the best score from which a second section is opened too. */
const OPEN_SECOND = 0.8;
const MOST_CITED = 4;
/** Cited sections beyond those that are only named. */
const MOST_LEFT = 12;
const MOST_PARTS = 4;
/** Sections that an answer only names, at most. */
export const MOST_NAMED = 3;
/** Share of the best score from which a section is named as relevant. */
const NAMED = 0.3;

/** Which sections an answer opens, and which it only names. */
export interface Selection {
  open: FoundSection[];
  named: FoundSection[];
}

/** What the sections of a selection need beside them. */
export type Linked = Readonly<Record<'penalties' | 'definitions' | 'references', readonly FoundSection[]>>;

/**
 * Of sections in order of relevance, those that an answer opens: what is cited; otherwise the best for each part of the question, and a
 * second one of the same act if it is nearly as good. Another act that was only ranked near is named: opened, it misleads more often than it helps.
 * @param partKeys keys of the best section for each part of the question
 * @param inOrder the parts ask the same of several things, so that they are answered in the order in which they are asked
 * @param belongs whether a second section belongs to what the question is about
 */
export function selectSections(
  sections: readonly FoundSection[],
  partKeys: readonly string[],
  inOrder = false,
  belongs: (second: FoundSection) => boolean = () => true,
): Selection {
  const allCited = sections.filter(({ found }) => found === 'reference' || found === 'succession');
  const cited = allCited.slice(0, MOST_CITED);
  const standing = sections.filter(({ gone }) => gone === undefined);
  const [best, second] = standing;
  const byPart = partKeys.flatMap((key) => standing.find((section) => keyOf(section) === key) ?? []);
  const [first] = byPart;
  // What answers the first part surely comes first, though the whole question is nearer to another part.
  const asAsked = inOrder || (byPart.length > 1 && first !== undefined && best !== undefined && first.score >= best.score);
  // What is nearest to a list as a whole must not take the place of the answer to one of its questions.
  const listed = inOrder && byPart.length > 1 && best !== undefined && !byPart.includes(best) ? [...byPart, best] : [];
  const ranked = [
    ...listed,
    ...(best && listed.length === 0 && !(asAsked && byPart.includes(best)) ? [best] : []),
    ...(byPart.length < 2 && best && second?.documentId === best.documentId && second.score >= OPEN_SECOND * best.score && belongs(second)
      ? [second]
      : []),
    ...byPart,
  ];
  const open = cited.length > 0 ? cited : [...new Set(ranked)].slice(0, MOST_PARTS);
  const least = NAMED * (best?.score ?? 0);
  // What is cited and not opened is named in any case: who cites six sections must see what became of each.
  const left = allCited.slice(MOST_CITED, MOST_CITED + MOST_LEFT);
  const named = standing
    .filter((section) => !open.includes(section) && !left.includes(section) && section.found !== 'context' && section.score >= least)
    .slice(0, Math.max(0, MOST_NAMED - left.length));
  return { open, named: [...left, ...named] };
}

const isCited = ({ found, relation }: FoundSection): boolean => relation === undefined && (found === 'reference' || found === 'succession');

/** The sections that an answer names: all that the question cites, and others as far as there is room. */
export function withCited(named: readonly FoundSection[]): FoundSection[] {
  const cited = named.filter(isCited);
  return [...cited, ...named.filter((section) => !isCited(section)).slice(0, Math.max(0, MOST_NAMED - cited.length))];
}

/** The most sections named by an answer that come from the sections it opens; the rest come from the question itself. */
const MOST_LINKED = 2;
/** Words by which a question asks what somebody risks. */
const ASKS_PENALTY = /\b(?:punish|penal|fined?\b|fines\b|jail|prison|imprison|sentence|saza|jurmana)|सज़?ा|जुर्मान|दंड/iu;

/**
 * Adds to a selection what its sections need beside them. What punishes their breach is opened if the question asks for it and nothing
 * opened carries a punishment, in place of the second-best section; everything else is named.
 */
export function withLinked({ open, named }: Selection, linked: Linked, question: string): Selection {
  const { penalties, definitions, references } = linked;
  const [penalty] = penalties;
  const opens = penalty !== undefined && open[0]?.found === 'ranking' && open.length <= 2 && ASKS_PENALTY.test(question);
  const shown = opens ? [...open.slice(0, 1), penalty] : open;
  const more = [...(opens ? [] : penalties), ...definitions, ...references].slice(0, MOST_LINKED);
  const known = new Set([...shown, ...more].map(keyOf));
  const rest = [...open, ...named].filter((section) => !known.has(keyOf(section)));
  return { open: shown, named: withCited([...more, ...rest]) };
}

const keyOf = ({ passages: [first], documentId, unit }: FoundSection): string => sectionKey({ documentId, unit, start: first?.start ?? 0 });
