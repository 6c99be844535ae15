import { type Part, type PartKind, standsBeside, within } from './part.js';

/** One step of a name: "(1)", "open", "prov2". */
interface NameStep {
  kind: PartKind;
  /** Label of an item, number of a proviso or explanation; '' for the first or only one. */
  label: string;
}

const WORDS: Readonly<Record<string, PartKind>> = {
  open: 'opening',
  opening: 'opening',
  tail: 'tail',
  para: 'paragraph',
  prov: 'proviso',
  proviso: 'proviso',
  expl: 'explanation',
  explanation: 'explanation',
  exc: 'exception',
  exception: 'exception',
  ill: 'illustration',
  illustration: 'illustration',
  amendment: 'amendment',
};
/** "144", "13A" at the head of a name. */
const NUMBER = /^\s*[\d०-९]{1,4}[A-Z]{0,3}(?=$|[\s(.])/u;
const STEP = /\s{0,8}(?:\(([^()\s]{1,6})\)|(\p{L}{3,12})\.?\s?((?:\d{1,2}|[IVX]{1,4}|[A-Z])?)(?![\p{L}\p{N}]))\.?/uy;

/** The steps of a name, or null where it is not one. */
function stepsOf(name: string): NameStep[] | null {
  const steps: NameStep[] = [];
  let at = NUMBER.exec(name)?.[0].length ?? 0;
  const end = name.trimEnd().length;
  while (at < end) {
    STEP.lastIndex = at;
    const match = STEP.exec(name);
    const kind = match?.[1] === undefined ? WORDS[(match?.[2] ?? '').toLowerCase()] : 'item';
    if (!match || kind === undefined) return null;
    steps.push({ kind, label: match[1] ?? match[3] ?? '' });
    at = STEP.lastIndex;
  }
  return steps;
}

/** Whether a text has the form of a name; what it names may still be missing. */
export const isPartName = (name: string): boolean => stepsOf(name) !== null;

/**
 * The part of a section that a name means: "144(1)(a)", "(1) prov2", "138 prov.(b)", "open", "tail", "expl II", "exc3", "ill1". The number
 * of the section may stand first and says nothing here; "" and "144" are the whole section. A proviso or an explanation may be named
 * without the clause that it stands in where the section has only that one. Null where the section has no such part.
 */
export function findPart(section: Part, name: string): Part | null {
  const steps = stepsOf(name);
  if (!steps) return null;
  let part: Part | null = section;
  for (const step of steps) part = part && inside(part, step);
  return part;
}

function inside(parent: Part, step: NameStep): Part | null {
  if (step.kind === 'opening' && parent.parts.length === 0) return parent;
  const direct = parent.parts.filter((each) => each.kind === step.kind);
  const found = direct.find((each) => meets(each, step, direct.length));
  if (found || step.kind === 'opening' || step.kind === 'item' || step.kind === 'tail' || step.kind === 'paragraph') return found ?? null;
  const deeper = [...within(parent)].filter((each) => each.kind === step.kind && meets(each, step, 1));
  return deeper.length === 1 ? (deeper[0] ?? null) : null;
}

function meets({ kind, label, ordinal }: Part, step: NameStep, siblings: number): boolean {
  if (kind === 'item') return label.toLowerCase() === step.label.toLowerCase();
  if (step.label === '') return siblings === 1 || ordinal === 1;
  return step.label === label || step.label === String(ordinal);
}

const SHORT: Partial<Record<PartKind, string>> = {
  opening: 'open',
  paragraph: 'para',
  proviso: 'prov',
  explanation: 'expl',
  exception: 'exc',
  illustration: 'ill',
};

/** The name by which `findPart` finds a part: "(1)(a)", "(1) prov2"; null where it is none of the section's. */
export function nameOfPart(section: Part, wanted: Part): string | null {
  const path: Part[] = [];
  let here = section;
  while (here !== wanted) {
    const next = here.parts.find((each) => each === wanted || [...within(each)].includes(wanted));
    if (!next) return null;
    path.push(next);
    here = next;
  }
  return path
    .map((part) => {
      if (part.kind === 'item') return `(${part.label})`;
      const word = SHORT[part.kind] ?? part.kind;
      const numbered = standsBeside(part) || part.kind === 'paragraph' ? word + String(part.ordinal) : word;
      return ` ${numbered} `;
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
