import { namedActs, type NamedAct } from '../../../../core/text/law-names/named-acts.js';
import { type Citation, readCitations } from '../../../../core/text/law-names/read-citations.js';
import { ACT_TITLES } from '../../../../core/text/law-names/acts/act-titles.js';
import type { TextSpan } from '../../../../core/text/text-span.js';
import { mayHave } from './known-sections.js';

/** A provision that a notice cites; offsets of the text. */
export interface CitedSection {
  /** '138', '13(2)', 'Order V, rule 1', 'Article 226' */
  section: string;
  /** Title of the act; '' where no act is named. */
  act: string;
  start: number;
  end: number;
}

const CPC = 'Code of Civil Procedure, 1908';
/** Where no act was named yet, the next one is meant if it follows soon. */
const FORWARD = 160;
/** An act whose name follows within so much belongs to the words that are cited. */
const ADJOINING = 20;
const KINDS: ReadonlySet<Citation['kind']> = new Set<Citation['kind']>(['section', 'article', 'order-rule']);

/** The provisions that a text cites, each with its act: one that has such a section. In the order of the text. */
export function citedSections(text: string): CitedSection[] {
  const acts = namedActs(text, ACT_TITLES);
  /** The act with which a section was cited first: a later "section 35" is that of the same act. */
  const first = new Map<string, string>();
  return readCitations(text, acts)
    .filter(({ kind }) => KINDS.has(kind))
    .flatMap((citation) => {
      const { kind, order, numbers, parts, law, whole } = citation;
      const end = law && law.start >= whole.end && law.start - whole.end < ADJOINING ? law.end : whole.end;
      const label = kind === 'article' ? 'Article ' : kind === 'order-rule' ? `Order ${order}, rule ` : '';
      const labels = parts.filter((part) => part.startsWith('(')).join('');
      return numbers.map(({ unit, steps }, at) => {
        const known = first.get(label + unit);
        const act = kind === 'order-rule' ? CPC : law || !known ? (actOf(acts, citation, unit)?.title ?? '') : known;
        if (law && act && !known) first.set(label + unit, act);
        return {
          section: label + unit + steps.join('') + (at === 0 ? labels : ''),
          act,
          start: Math.min(whole.start, law?.start ?? whole.start),
          end,
        };
      });
    });
}

/** The act named beside a citation, or the one meant where none is; of articles, only one that has articles. */
function actOf(acts: readonly NamedAct[], { kind, law, whole }: Citation<NamedAct>, unit: string): NamedAct | undefined {
  if (kind === 'article')
    return (
      law ??
      meant(
        acts.filter(({ title }) => title.startsWith('Constitution')),
        whole,
      )
    );
  const fits = ({ title }: NamedAct) => mayHave(title, unit);
  return law ? [law].find(fits) : meant(acts.filter(fits), whole);
}

const meant = (acts: readonly NamedAct[], whole: TextSpan): NamedAct | undefined =>
  acts.findLast(({ start }) => start < whole.start) ?? acts.find(({ start }) => start >= whole.end && start - whole.end < FORWARD);
