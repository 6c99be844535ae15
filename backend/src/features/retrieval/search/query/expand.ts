import { analyse } from '../../encoding/analyser.js';
import { LAY_TERMS } from './lay-terms.js';
import { questionTerms } from './query-terms.js';

/** A term of the question and the legal words that may stand for it. */
export interface Concept {
  term: string;
  weight: number;
  alternatives: string[];
}

interface LayEntry {
  pattern: string[];
  legal: string[];
}

/** The weight of a legal word, relative to a word of the question itself. */
const ALTERNATIVE_WEIGHT = 0.6;

function readLayTerms(): Map<string, LayEntry[]> {
  const byFirst = new Map<string, LayEntry[]>();
  for (const line of LAY_TERMS.trim().split('\n')) {
    const [lay = '', legal = ''] = line.split(':');
    for (const phrase of lay.split(',')) {
      const pattern = analyse(phrase);
      const first = pattern[0];
      if (!first) continue;
      const entry = { pattern, legal: [...new Set(analyse(legal))] };
      byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
    }
  }
  return byFirst;
}

const ENTRIES = readLayTerms();
const MAX_GAP = 1;

/** Whether the pattern's words follow each other from `at`, with at most one other word between two of them. */
function matchesAt(terms: readonly string[], at: number, pattern: readonly string[]): boolean {
  let place = at;
  for (const word of pattern.slice(1)) {
    const next = terms.slice(place + 1, place + 2 + MAX_GAP).indexOf(word);
    if (next < 0) return false;
    place += 1 + next;
  }
  return true;
}

/** The terms of a question, each with the legal words that everyday wording may stand for. */
export function concepts(question: string): Concept[] {
  const terms = questionTerms(question);
  const out = new Map<string, Concept>();
  for (const term of terms) {
    const concept = out.get(term);
    if (concept) concept.weight++;
    else out.set(term, { term, weight: 1, alternatives: [] });
  }
  const all = analyse(question);
  for (const [at, term] of all.entries()) {
    for (const entry of ENTRIES.get(term) ?? []) {
      if (!matchesAt(all, at, entry.pattern)) continue;
      const concept = entry.pattern.map((word) => out.get(word)).find((known) => known !== undefined) ?? addEmpty(out, term);
      for (const word of entry.legal) if (!out.has(word) && !concept.alternatives.includes(word)) concept.alternatives.push(word);
    }
  }
  return [...out.values()];
}

/** For a phrase that only frames the question ("how long") and says nothing itself. */
function addEmpty(out: Map<string, Concept>, term: string): Concept {
  const concept = { term, weight: 0, alternatives: [] };
  out.set(term, concept);
  return concept;
}

/** The weighted terms of a lexical query. */
export function weightedTerms(all: readonly Concept[]): [term: string, weight: number][] {
  const out: [string, number][] = [];
  const seen = new Set<string>();
  for (const { term, weight, alternatives } of all) {
    if (weight > 0) out.push([term, weight]);
    for (const word of alternatives) {
      if (seen.has(word)) continue;
      seen.add(word);
      out.push([word, ALTERNATIVE_WEIGHT]);
    }
  }
  return out;
}
