import { RegExpParser } from '@eslint-community/regexpp';
import { JS, NFA, isDisjointWith } from 'refa';

/** A loop that may turn more often is a loop without end: each turn doubles the work. */
const FEW_TURNS = 10;
/** How many nodes refa may make of one part of a pattern; more is an error and so a report. */
const MAX_NODES = 50_000;

/**
 * Finds the loops (`*`, `+`, `{2,}`) of a pattern that make it slower than linear by strings of more than one character, which is what
 * `eslint-plugin-regexp` does not look for. Three causes:
 *
 * - The words before a loop can themselves stand in the loop (`/"[^)]*\)/`: a text of quotation marks). A search tries every place where
 *   the words stand, and runs to the end of the text from each.
 * - Two loops take the same words (`/^(.*) and (.*) cents/`): each way of sharing them is tried.
 * - Two alternatives in a loop take the same words, by themselves or with further turns (`/(?:a|aa)*b/`): with each turn the ways to
 *   take a text double. `regexp/no-dupe-disjunctions` finds some of these, but looks at alternatives outside loops as well, which takes it
 *   minutes for ours.
 *
 * Assertions inside the pattern are taken as always true, so a report can be wrong where one of them prevents the match. An assertion at
 * the very start is taken into account.
 *
 * @param {string} source
 * @param {string} flags
 * @returns {string[]} one sentence for each loop
 */
export function superLinearLoops(source, flags) {
  const unicode = flags.includes('u');
  const unicodeSets = flags.includes('v');
  const regexpp = new RegExpParser();
  const pattern = regexpp.parsePattern(source, 0, source.length, { unicode, unicodeSets });
  const parser = JS.Parser.fromAst({ pattern, flags: regexpp.parseFlags(flags) });
  const automata = new Automata(parser);
  const loops = loopsIn(pattern);
  const problems = [];
  for (const loop of loops) {
    if (isInLookbehind(loop)) {
      problems.push(`The loop '${loop.raw}' in a lookbehind is run backwards from every place.`);
      continue;
    }
    if (!canFailAfter(loop, flags)) continue;
    const before = flags.includes('y') ? undefined : wayFromStart(loop, flags, automata);
    if (before && automata.canRepeat([], before, loop)) {
      problems.push(`A text of what stands before '${loop.raw}', repeated, is run through from each of its places.`);
    }
    for (const earlier of loops) {
      const way = wayBetween(earlier, loop);
      if (way && automata.canRepeat([earlier], way, loop)) {
        problems.push(`'${earlier.raw}' and '${loop.raw}' can take the same words, with what stands between them.`);
      }
    }
  }
  for (const choice of choicesIn(pattern)) {
    const loop = loopAround(choice);
    if (loop && canFailAfter(loop, flags) && automata.canChooseTwice(choice, wayBehind(choice, loop), loop)) {
      problems.push(`Two alternatives of '${choice.raw}' can take the same words in the turns of '${loop.raw}'.`);
    }
  }
  return problems;
}

function choicesIn(pattern) {
  const found = [];
  const visit = (node) => {
    if (node.alternatives?.length > 1 && (node.type === 'Group' || node.type === 'CapturingGroup')) found.push(node);
    if (node.type === 'Quantifier') visit(node.element);
    for (const alternative of node.alternatives ?? []) alternative.elements?.forEach(visit);
  };
  visit(pattern);
  return found;
}

/** The innermost loop that a node stands in. */
function loopAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type === 'Quantifier' && at.max > FEW_TURNS) return at;
    if (at.type === 'Assertion') return undefined;
  }
  return undefined;
}

/** What a turn of the loop takes after the node. */
function wayBehind(node, loop) {
  const way = [];
  for (let at = node; at !== loop; at = at.parent) {
    const { parent } = at;
    if (parent.type === 'Alternative') way.push(...parent.elements.slice(parent.elements.indexOf(at) + 1));
    if (parent.type === 'Quantifier' && parent !== loop && parent.max > 1) way.push({ again: parent });
  }
  return way;
}

function loopsIn(pattern) {
  const found = [];
  const visit = (node) => {
    if (node.type === 'Quantifier' && node.max === Infinity) found.push(node);
    if (node.type === 'Quantifier') visit(node.element);
    for (const alternative of node.alternatives ?? []) alternative.elements?.forEach(visit);
  };
  visit(pattern);
  return found;
}

function isInLookbehind(node) {
  for (let at = node.parent; at; at = at.parent) if (at.type === 'Assertion' && at.kind === 'lookbehind') return true;
  return false;
}

/** Whether the search can still fail when the loop has run: something after it has to match, or it stands in an assertion. */
function canFailAfter(loop, flags) {
  for (let node = loop; node.parent; node = node.parent) {
    if (node.parent.type === 'Assertion') return true;
    if (node.parent.type !== 'Alternative') continue;
    const rest = node.parent.elements.slice(node.parent.elements.indexOf(node) + 1);
    if (takesAll(loop, flags) && rest.length === 1 && rest[0].type === 'Assertion' && rest[0].kind === 'end') return false;
    if (rest.some((element) => !isOptional(element))) return true;
  }
  return false;
}

const takesAll = ({ element }, flags) => ['[^]', '[\\s\\S]', '[\\S\\s]', ...(flags.includes('s') ? ['.'] : [])].includes(element.raw);

function isOptional(node) {
  if (node.type === 'Quantifier') return node.min === 0 || isOptional(node.element);
  if (node.type === 'Group' || node.type === 'CapturingGroup') {
    return node.alternatives.some(({ elements }) => elements.every(isOptional));
  }
  return false;
}

/** Parts of a way: nodes of the pattern, `{ again: node }` for up to all further turns of a loop, `{ set }` for one character. */
function wayDown(from, to) {
  const way = [];
  for (let node = to; node !== from; node = node.parent) {
    const { parent } = node;
    if (parent.type === 'Alternative') way.unshift(...parent.elements.slice(0, parent.elements.indexOf(node)));
    if (parent.type === 'Quantifier' && parent.max > 1) way.unshift({ again: parent });
  }
  return way;
}

function wayFromStart(loop, flags, automata) {
  const root = rootOf(loop);
  const way = wayDown(root, loop);
  const leading = [];
  while (way[0]?.type === 'Assertion') leading.push(way.shift());
  const sets = [];
  for (const assertion of leading) {
    if (assertion.kind === 'start' && !flags.includes('m')) return undefined;
    const set = automata.setBefore(assertion, way);
    if (set) sets.push(set);
  }
  const [first, ...others] = sets;
  return first ? [{ set: others.reduce((all, set) => all.intersect(set), first) }, ...way] : way;
}

function wayBetween(earlier, loop) {
  if (earlier === loop) return undefined;
  const above = new Set();
  for (let node = earlier; node; node = node.parent) above.add(node);
  let below = loop;
  while (!above.has(below.parent)) below = below.parent;
  const common = below.parent;
  if (common.type !== 'Alternative') return undefined;
  let branch = earlier;
  const after = [];
  for (; branch.parent !== common; branch = branch.parent) {
    if (branch.parent.type === 'Alternative') after.push(...branch.parent.elements.slice(branch.parent.elements.indexOf(branch) + 1));
    if (branch.parent.type === 'Quantifier' && branch.parent.max > 1) after.push({ again: branch.parent });
  }
  const [from, to] = [common.elements.indexOf(branch), common.elements.indexOf(below)];
  return from < to ? [...after, ...common.elements.slice(from + 1, to), ...wayDown(below, loop)] : undefined;
}

function rootOf(node) {
  let root = node;
  while (root.parent && root.type !== 'Pattern') root = root.parent;
  return root;
}

class Automata {
  constructor(parser) {
    this.parser = parser;
    this.all = this.set('[^]');
  }

  set(source) {
    const unicode = Boolean(this.parser.flags.unicode || this.parser.flags.unicodeSets);
    const { expression } = JS.Parser.fromLiteral({ source, flags: unicode ? 'u' : '' }).parse();
    const [element] = expression.alternatives[0].elements;
    if (!('characters' in element)) throw new Error(`${source} is no set of characters`);
    return element.characters;
  }

  /** Whether some text, repeated, can be taken by the loops and by the way to the last of them as well. */
  canRepeat(earlier, way, loop) {
    const path = this.automaton([...way.map((part) => this.part(part)), this.turns(loop, 0)]);
    path.withoutEmptyWord();
    // A way of no length is what eslint-plugin-regexp looks for.
    const step = this.automaton(way.map((part) => this.part(part)));
    step.withoutEmptyWord();
    if (step.isEmpty) return false;
    const proper = this.join(step, this.automaton([this.turns(loop, 0)]));
    const inLoop = this.automaton([this.turns(loop, 1)]);
    if (earlier.length === 0) return !isDisjointWith(proper, inLoop);
    const both = NFA.fromIntersection(inLoop, this.automaton([this.turns(earlier[0], 1)]));
    return !isDisjointWith(proper, both);
  }

  /** Whether two of the alternatives, each with the way behind it and further turns of the loop, can take the same words. */
  canChooseTwice(choice, way, loop) {
    const behind = [...way.map((part) => this.part(part)), this.turns(loop, 0)];
    const words = choice.alternatives.map((alternative) => this.automaton([this.part(alternative), ...behind]));
    return words.some((one, at) => words.slice(0, at).some((other) => !isDisjointWith(one, other)));
  }

  join(first, second) {
    const joined = first.copy();
    joined.append(second);
    return joined;
  }

  automaton(elements) {
    const { maxCharacter } = this.parser;
    return NFA.fromRegex({ type: 'Concatenation', elements }, { maxCharacter }, { assertions: 'ignore' });
  }

  part(part) {
    if (part.set) return { type: 'CharacterClass', characters: part.set };
    if (part.again) return { ...this.turns(part.again, 0), max: part.again.max === Infinity ? Infinity : part.again.max - 1 };
    return { type: 'Alternation', alternatives: this.parse(part).alternatives };
  }

  turns(loop, min) {
    return { type: 'Quantifier', min, max: Infinity, lazy: false, alternatives: this.parse(loop.element).alternatives };
  }

  parse(node) {
    return this.parser.parseElement(node, { assertions: 'ignore', backreferences: 'disable', maxNodes: MAX_NODES }).expression;
  }

  /** What may stand before the first character of the way, as an assertion there has it; undefined when it says nothing about that. */
  setBefore(assertion, way) {
    if (assertion.kind === 'start') return this.set(String.raw`[\n\r\u2028\u2029]`);
    if (assertion.kind === 'word' && !assertion.negate) {
      const word = this.set(String.raw`\w`);
      const first = this.firstCharacters(way);
      if (!first) return undefined;
      if (first.isSubsetOf(word)) return word.negate();
      return first.isDisjointWith(word) ? word : undefined;
    }
    if (assertion.kind !== 'lookbehind') return undefined;
    const single = assertion.alternatives.filter(({ elements }) => elements.length === 1).map(({ elements }) => elements[0]);
    const sets = single
      .filter(({ type }) => type.startsWith('Character'))
      .map((node) => this.parse(node).alternatives[0].elements[0].characters);
    if (sets.length === 0) return undefined;
    if (assertion.negate) return sets.reduce((left, set) => left.union(set)).negate();
    return sets.length === assertion.alternatives.length ? sets.reduce((left, set) => left.union(set)) : undefined;
  }

  firstCharacters(way) {
    const automaton = this.automaton(way.map((part) => this.part(part)));
    if (automaton.initial === undefined || automaton.finals.has(automaton.initial)) return undefined;
    const sets = [...automaton.initial.out.values()];
    return sets.length === 0 ? undefined : sets.reduce((left, set) => left.union(set));
  }
}
