import { type FormValues, printable } from '../template/form-values.js';
import type { DocumentTemplate } from '../template/document-template.js';
import { isNoValue, type RevisionState } from './carrying/apply-field.js';
import { carryOut } from './carrying/carry-out.js';
import { withWhoIsNew } from './carrying/new-person.js';
import { withSameFact } from './carrying/same-fact.js';
import { fieldNamed } from './find-field.js';
import { spokenPlainly, uncapitalised, withoutSlips } from './instructions/everyday-words.js';
import { keyOf } from './instructions/field-aliases.js';
import { contradictsItself } from './instructions/contradictions.js';
import { fromHindi } from './instructions/from-hindi.js';
import { interpretations } from './instructions/interpretations.js';
import { definitePhrase, otherPhrases } from './instructions/other-phrases.js';
import { citiesInLatin } from './instructions/loan-words.js';
import { instructionsOf, partsOf, piecesOf, sentencesOf, statesSomething } from './instructions/split-instructions.js';
import { whyOutside } from './instructions/outside-the-draft.js';
import { namesIn, wordsIn, wordsWritten } from './instructions/vocabulary.js';
import { EDITS_THE_DRAFT, isBetter, isDictated, isTwo, ORDERS, share } from './joined/readings.js';
import { type Part, withList, withOwner, withParty, withVerb } from './joined/parts.js';
import type { Interpretation } from './instructions/rules/rule.js';
import { byMeaning } from './meaning/by-meaning.js';
import { exchangePlaced } from './meaning/contrast.js';
import { notBefore } from './meaning/limits.js';
import { setByLabel } from './meaning/set-by-label.js';
import { setByMeaning } from './meaning/set-by-meaning.js';
import { type ChangePlace, ChangePlaces } from './change-places.js';
import { redline, type RedlineSegment } from './redline.js';
import { excerpt } from './redline-excerpt.js';
import { asRule, byStatement } from './statements/by-statement.js';
import { isOneAboutBoth } from './wording/both-sides.js';
import { byWording } from './wording/by-wording.js';
import { changeNumber } from './wording/references.js';

/** What became of one instruction. */
export interface SuggestionOutcome {
  instruction: string;
  applied: boolean;
  /** What was changed, or why nothing was; for people. */
  message: string;
}

export interface Revision {
  content: string;
  /** The form with what suggestions changed. */
  values: FormValues;
  outcomes: SuggestionOutcome[];
}

const NOT_UNDERSTOOD = 'This was not understood, so nothing was changed.';

/**
 * Changes a document as suggested, without a language model. A sentence may hold several instructions; each is carried out on a
 * field or a clause, or reported. No instruction is ever set out as a clause. Of a previous text only what is asked for changes.
 * @param extra what the template needs beside the form
 */
export function revise(
  template: DocumentTemplate,
  values: FormValues,
  extra: Record<string, unknown>,
  { suggestions, previousDocument }: { suggestions: string | null; previousDocument: string | null },
): Revision {
  const assemble = (form: FormValues) => template.assemble(form, extra);
  const content = previousDocument ?? assemble(values);
  if (!suggestions) return { content: assemble(values), values, outcomes: [] };
  const reviser = new Reviser({ content, values, fields: template.fields, assemble });
  for (const instruction of inOrder(sentencesOf(printable(suggestions)).flatMap((sentence) => reviser.split(sentence))))
    reviser.follow(instruction);
  const { state, outcomes } = reviser;
  return { content: state.content, values: state.values, outcomes };
}

export interface ProposedChange {
  /** As it was split from the suggestions; followed again when the change is kept. */
  instruction: string;
  message: string;
  /** Where the text changes, with the lines around it. */
  segments: RedlineSegment[];
  /** The same by its places in the draft that the changes are made to. */
  places: ChangePlace[];
}

export interface ProposedRevision {
  changes: ProposedChange[];
  /** Instructions that change nothing, with the reason. */
  open: SuggestionOutcome[];
}

/** What suggestions would change, one change after the other; nothing is taken over. */
export function proposeChanges(
  template: DocumentTemplate,
  values: FormValues,
  extra: Record<string, unknown>,
  { suggestions, previousDocument }: { suggestions: string; previousDocument: string },
): ProposedRevision {
  const reviser = new Reviser(stateOf(template, values, extra, previousDocument));
  for (const instruction of inOrder(sentencesOf(printable(suggestions)).flatMap((sentence) => reviser.split(sentence))))
    reviser.follow(instruction);
  let before = previousDocument;
  const followed = new ChangePlaces(previousDocument);
  const changes = reviser.outcomes.flatMap(({ instruction, applied, message }, index) => {
    const after = reviser.texts[index] ?? before;
    if (!applied || after === before) return [];
    const segments = excerpt(redline(before, after));
    before = after;
    return [{ instruction, message, segments, places: followed.next(after) }];
  });
  return { changes, open: reviser.outcomes.filter(({ applied }) => !applied) };
}

/** Carries out the instructions of changes that were accepted, each as it was proposed. */
export function acceptChanges(
  template: DocumentTemplate,
  values: FormValues,
  extra: Record<string, unknown>,
  { instructions, previousDocument }: { instructions: readonly string[]; previousDocument: string },
): Revision {
  const reviser = new Reviser(stateOf(template, values, extra, previousDocument));
  reviser.followAll(instructions);
  return { content: reviser.state.content, values: reviser.state.values, outcomes: reviser.outcomes };
}

const stateOf = (template: DocumentTemplate, values: FormValues, extra: Record<string, unknown>, content: string): RevisionState => ({
  content,
  values,
  fields: template.fields,
  assemble: (form) => template.assemble(form, extra),
});

const BY_NUMBER =
  /^(?:remove|delete|drop|omit|strike out) (?:the )?(?:clause|section|para(?:graph)?)s? (?:no\.? ?)?(\d{1,3}(?:\.\d{1,3})?)$/i;

/** What is removed by its number goes last, the highest first: numbers are those of the text that the writer has seen. Names that change throughout follow. */
function inOrder(instructions: readonly string[]): string[] {
  const numberIn = (instruction: string) => Number(BY_NUMBER.exec(spokenPlainly(instruction))?.[1] ?? NaN);
  const numbered = instructions.filter((each) => !Number.isNaN(numberIn(each)));
  const others = instructions.filter((each) => Number.isNaN(numberIn(each)));
  const renames = others.filter((each) => EVERYWHERE.test(spokenPlainly(each)));
  return [...others.filter((each) => !renames.includes(each)), ...numbered.sort((a, b) => numberIn(b) - numberIn(a)), ...renames];
}

/** Words that are exchanged throughout: what else is said speaks of the text as the writer has seen it. */
const EVERYWHERE =
  /^(?:rename|change|replace|substitute|call) [^,;]{3,120} (?:everywhere|throughout|all over|wherever|in the (?:whole|entire) (?:document|agreement|deed))/i;

/** Refusals of words that were taken for some of the draft, and may mean something else. */
const NOT_THERE = / does not stand in the document\.$/;

const ADDING: ReadonlySet<string> = new Set(['covenant', 'condition', 'add-ready']);
/** How much of what is stated the draft has to say already. */
const STATED = 0.68;

const REMOVES = /^(?:remove|delete|drop|omit|strike|take out|leave out|get rid|scrap|cancel)/i;
/** Pieces of an instruction; one of more is a text. */
const PIECES_MAX = 9;
/** Characters in which somebody is looked for whom "he" or "she" means. */
const SAID_MAX = 1000;
/** Pieces that may be one instruction together. */
const TOGETHER_MAX = 3;

interface Attempt {
  /** What the document becomes; null where nothing changes. */
  applied: RevisionState | null;
  message: string;
}

interface Steps {
  state: RevisionState;
  outcomes: SuggestionOutcome[];
  /** The text after each of them. */
  texts: string[];
}

class Reviser {
  readonly outcomes: SuggestionOutcome[] = [];
  /** The text after each outcome. */
  readonly texts: string[] = [];
  /** What was said so far, with the instruction that is followed. */
  private said = '';
  /** The form before anything was changed: names in it are those that the writer has seen. */
  private readonly held: FormValues;
  private readonly vocabulary: ReadonlySet<string>;
  private readonly written: ReadonlySet<string>;
  private readonly names: ReadonlyMap<string, string>;
  /** What became of instructions on a text: parts of a sentence are tried in several ways, and each only once. */
  private readonly known = new WeakMap<RevisionState, Map<string, Attempt>>();

  constructor(public state: RevisionState) {
    this.vocabulary = wordsIn(state.fields, state.content);
    this.written = wordsWritten(state.content);
    this.names = namesIn(state.values, state.content);
    this.held = state.values;
  }

  /** A sentence as English instructions; its spelling is corrected only where it is not understood as it is. */
  split(sentence: string): string[] {
    const said = /[\u0900-\u097f]/.test(this.state.content) ? sentence : citiesInLatin(sentence);
    const isField = (name: string) => fieldNamed(this.state.fields, name) !== null;
    return fromHindi(said, isField, this.vocabulary, [...this.names.values()]).flatMap((each) => {
      const plain = spokenPlainly(each);
      if (isOne(plain)) return [plain];
      const corrected = withoutSlips(plain, this.vocabulary, this.written);
      const asWritten = instructionsOf(plain);
      const isRight = corrected === plain || asWritten.every((part) => this.tried(part).message !== NOT_UNDERSTOOD);
      const parts = isRight ? asWritten : instructionsOf(corrected);
      // The words of a clause may say "and remove": they are one instruction where what follows is none by itself.
      const [first = '', ...rest] = parts;
      const isOwn = (part: string) => EDITS_THE_DRAFT.test(part) || this.attempt(part).applied !== null;
      return isDictated(first) && !rest.every(isOwn) && !rest.some((part) => EDITS_THE_DRAFT.test(part)) ? [each] : parts;
    });
  }

  /** Carries out instructions that were split before, each as it is. */
  followAll(instructions: readonly string[]): void {
    this.take(this.steps(instructions.map((words) => ({ verb: '', words }))));
  }

  follow(instruction: string): void {
    this.said = `${this.said} ${instruction}`.slice(-SAID_MAX);
    const whole = this.steps([{ verb: '', words: instruction }]);
    if (isOne(instruction)) return this.take(whole);
    const split = partsOf(instruction)
      .filter((parts) => !parts.some((part) => isTwo(piecesOf(part).map(({ text }) => text))))
      .map((parts) => this.steps(withVerb(parts)));
    // Words of a clause belong together; of other instructions, what is understood of the parts tells more.
    const readings = isDictated(instruction) ? [whole, ...split] : [...split, whole];
    const dictated = isDictated(instruction);
    const best = readings.reduce((found, each) => (isBetter(each.outcomes, found.outcomes, dictated) ? each : found));
    const isSwallowing = best === whole && isTwo(piecesOf(instruction).map(({ text }) => text));
    const pieces = dictated || (share(best.outcomes) === 1 && !isSwallowing) ? null : this.inPieces(instruction);
    const found = pieces && (isSwallowing || share(pieces.outcomes) > share(best.outcomes)) ? pieces : best;
    this.take(isSwallowing || share(found.outcomes) > 0 ? found : whole);
  }

  /** An instruction in the pieces of which most is understood: "the duty is shared by buyer and seller" is one, in spite of its "and". */
  private inPieces(instruction: string): Steps | null {
    const pieces = piecesOf(instruction);
    // "Full and final settlement": one word is no instruction.
    const least = statesSomething(pieces.at(-1)?.text ?? '') && /\S /.test(pieces[0]?.text ?? '') ? 2 : 3;
    if (pieces.length < least || pieces.length > PIECES_MAX) return null;
    const joined = (from: number, to: number) =>
      pieces.slice(from, to).reduce((text, { text: words, joint }, index) => (index === 0 ? words : text + joint + words), '');
    const best: { score: number; parts: Part[] }[] = [{ score: 0, parts: [] }];
    for (let to = 1; to <= pieces.length; to += 1)
      for (let from = Math.max(0, to - TOGETHER_MAX); from < to; from += 1) {
        const words = joined(from, to);
        if (isTwo(pieces.slice(from, to).map(({ text }) => text))) continue;
        const ways =
          from === 0 ? [{ verb: '', words }] : [0, from - 1].flatMap((before) => withVerb([joined(before, before + 1), words])[1] ?? []);
        const taken = ways.find((way) => this.eitherWay(way, this.state).applied !== null);
        const part = taken ?? ways[0];
        if (!part) continue;
        const isTaken = taken !== undefined;
        const score = (best[from]?.score ?? 0) + (isTaken ? to - from + 0.1 : -0.05);
        if (score > (best[to]?.score ?? -Infinity)) best[to] = { score, parts: [...(best[from]?.parts ?? []), part] };
      }
    return this.steps(best[pieces.length]?.parts ?? []);
  }

  private take({ state, outcomes, texts }: Steps): void {
    this.state = state;
    for (const outcome of outcomes)
      this.outcomes.push(this.isDone(outcome) ? { ...outcome, applied: true, message: DONE_ALREADY } : outcome);
    for (const text of texts) this.texts.push(text);
  }

  /** "Drop the arbitration, disputes go to the courts": what an earlier instruction left out is not to be left out once more. */
  private isDone({ instruction, applied }: SuggestionOutcome): boolean {
    const gone = removedBy(instruction);
    return (
      !applied &&
      gone.length > 0 &&
      this.outcomes.some((earlier) => earlier.applied && removedBy(earlier.instruction).some((name) => gone.includes(name)))
    );
  }

  /** What would become of instructions, one after the other. */
  private steps(instructions: readonly Part[]): Steps {
    let { state } = this;
    const texts: string[] = [];
    const outcomes = instructions.map((each): SuggestionOutcome => {
      const { instruction, applied, message } = this.eitherWay(each, state);
      state = applied ?? state;
      texts.push(state.content);
      return { instruction, applied: applied !== null, message };
    });
    return { state, outcomes, texts };
  }

  /** An instruction with the verb of the one before it or, where that makes no sense, by itself. */
  private eitherWay({ verb, words }: Part, state: RevisionState): Attempt & { instruction: string } {
    const inherited = verb + words;
    // What has a figure is hardly to be removed: "drop the clause and charge 12 %".
    const ways = verb === '' ? [words] : REMOVES.test(verb) && /\d/.test(words) ? [words, inherited] : [inherited, words];
    const at = this.said.lastIndexOf(words);
    const named = ways.flatMap((way) => withParty(way, this.said.slice(0, Math.max(0, at)), state.content) ?? []);
    const listed = ways.flatMap((way) => withList(way, this.said.slice(0, Math.max(0, at)), state.fields) ?? []);
    const owned = ways.flatMap((way) => withOwner(way, this.said.slice(0, Math.max(0, at)), this.held) ?? []);
    for (const instruction of [...ways, ...named, ...listed, ...owned]) {
      const attempt = this.attempt(instruction, state);
      if (attempt.applied) return { instruction, ...attempt };
    }
    return { instruction: ORDERS.test(words) ? words : inherited, ...this.attempt(inherited, state) };
  }

  /** What becomes of an instruction as it is written or else, where that is not understood, with its spelling corrected. */
  private attempt(instruction: string, state = this.state): Attempt {
    const plain = spokenPlainly(instruction);
    const definite = definitePhrase(plain);
    const first = definite === null ? null : this.tried(definite, state);
    if (first?.applied) return first;
    const result = this.tried(plain, state);
    const corrected = result.message === NOT_UNDERSTOOD ? withoutSlips(plain, this.vocabulary, this.written) : plain;
    const read = corrected === plain ? result : this.tried(corrected, state);
    if (read.message !== NOT_UNDERSTOOD && !NOT_THERE.test(read.message)) return read;
    // "nisha should get gold": names in small letters.
    const named = corrected.replace(/(?<![\p{L}\p{N}])\p{Ll}{3,21}(?![\p{L}\p{N}])/gu, (word) => this.names.get(word) ?? word);
    const asNamed = named === corrected ? read : this.tried(named, state);
    if (asNamed.message !== NOT_UNDERSTOOD && !NOT_THERE.test(asNamed.message)) return asNamed;
    for (const phrase of otherPhrases(plain)) {
      const other = this.tried(phrase, state);
      if (other.applied) return other;
    }
    return asNamed;
  }

  /** The first meaning that the document takes; else why it takes none. */
  private tried(instruction: string, state = this.state): Attempt {
    const known = this.known.get(state) ?? new Map<string, Attempt>();
    this.known.set(state, known);
    const attempt = known.get(instruction) ?? this.withWhatFollows(this.meant(instruction, state), state, instruction);
    known.set(instruction, attempt);
    return attempt;
  }

  /** A change with what follows from it in other places of the form. */
  private withWhatFollows({ applied, message }: Attempt, before: RevisionState, instruction: string): Attempt {
    if (!applied) return { applied, message };
    const { state, message: places } = withSameFact(before, applied);
    const person = withWhoIsNew(before, state, { instruction, held: this.held });
    return { applied: person.state, message: message + places + person.message };
  }

  private meant(instruction: string, state: RevisionState): Attempt {
    const outside = whyOutside(instruction);
    if (outside !== null) return { applied: null, message: outside };
    const labelled = changeNumber(state, uncapitalised(instruction)) ?? setByLabel(state, instruction);
    if (labelled && 'state' in labelled) return { applied: labelled.state, message: labelled.message };
    if (labelled) return { applied: null, message: labelled.refusal };
    const said = uncapitalised(instruction);
    const stated = byStatement(state, said);
    if (stated) return 'state' in stated ? { applied: stated.state, message: stated.message } : { applied: null, message: stated.refusal };
    for (const way of [exchangePlaced, notBefore]) {
      const definite = way(state, instruction);
      if (definite && 'state' in definite) return { applied: definite.state, message: definite.message };
    }
    const worded = byWording(state, said);
    if (worded && 'state' in worded) return { applied: worded.state, message: worded.message };
    if (worded && !isNoValue(worded)) return { applied: null, message: worded.refusal };
    let refusal = '';
    for (const meaning of mostDefinite(interpretations(said))) {
      // "Either party may end it on 90 days' notice": what the draft says already with another figure is not said twice.
      const result = (ADDING.has(meaning.kind) ? setByMeaning(state, instruction, STATED) : null) ?? carryOut(state, meaning);
      if (result && 'state' in result) return { applied: result.state, message: result.message };
      refusal ||= result?.refusal ?? '';
    }
    const meant = byMeaning(state, instruction);
    if (meant && 'state' in meant) return { applied: meant.state, message: meant.message };
    const isSpelt = refusal === '' && !meant && withoutSlips(instruction, this.vocabulary, this.written) === instruction;
    const rule = isSpelt ? asRule(state, said) : null;
    if (rule && 'state' in rule) return { applied: rule.state, message: rule.message };
    refusal ||= rule?.refusal ?? '';
    return { applied: null, message: refusal || meant?.refusal || NOT_UNDERSTOOD };
  }
}

/** Who pays what the draft has another one pay is changed there, and not said once more as a condition. */
const mostDefinite = (meanings: readonly Interpretation[]): Interpretation[] => [
  ...meanings.filter(({ kind }) => kind === 'bearer'),
  ...meanings.filter(({ kind }) => kind !== 'bearer'),
];

/** Whether an instruction is one in spite of an "and" or a "but" in it. */
const isOne = (instruction: string): boolean => contradictsItself(instruction) || isOneAboutBoth(instruction);

const DONE_ALREADY = 'Done with another of these instructions.';
/** What an instruction leaves out, each as the key of its name. */
const removedBy = (instruction: string): string[] =>
  interpretations(uncapitalised(spokenPlainly(instruction))).flatMap((meaning) => (meaning.kind === 'remove' ? [keyOf(meaning.name)] : []));

/** What was done and what was not, in a sentence for the reader. Null when nothing was suggested. */
export function revisionNotice(outcomes: readonly SuggestionOutcome[]): string | null {
  const done = outcomes.filter(({ applied }) => applied).map(({ message }) => message);
  const left = outcomes.filter(({ applied }) => !applied).map(({ instruction, message }) => `"${instruction.slice(0, 120)}": ${message}`);
  const parts = [
    done.length > 0 ? `Changed as suggested: ${done.join('; ')}.` : '',
    left.length > 0 ? `Not changed: ${left.join(' ')}` : '',
  ];
  return parts.filter(Boolean).join(' ') || null;
}
