import { Attempts, type Attempt, NOT_UNDERSTOOD, REMOVES } from './attempts.js';
import type { RevisionState } from './carrying/apply-field.js';
import { fieldNamed } from './find-field.js';
import { contradictsItself } from './instructions/contradictions.js';
import { spokenPlainly, uncapitalised, withoutSlips } from './instructions/everyday-words.js';
import { keyOf } from './instructions/field-aliases.js';
import { inHindiWords } from './instructions/hindi-drafts.js';
import { fromHindi } from './instructions/from-hindi.js';
import { interpretations } from './instructions/interpretations.js';
import { citiesInLatin } from './instructions/loan-words.js';
import { instructionsOf, partsOf, piecesOf, statesSomething } from './instructions/split-instructions.js';
import { type Part, withCounted, withList, withOwner, withParty, withVerb } from './joined/parts.js';
import { doesSomething, EDITS_THE_DRAFT, isBetter, isDictated, isTwo, ORDERS, share } from './joined/readings.js';
import { isOneOfTwoPeople } from './statements/jointly.js';
import { isOneAboutBoth } from './wording/both-sides.js';

/** What became of one instruction. */
export interface SuggestionOutcome {
  instruction: string;
  applied: boolean;
  /** What was changed, or why nothing was; for people. */
  message: string;
}

/** The words beside an "and". */
const WORDS_BEFORE = /[\p{L}'-]{3,30} [\p{L}'-]{3,30}$/u;
const WORDS_BEHIND = /^[\p{L}'-]{3,30} [\p{L}'-]{3,30}/u;
/** Pieces of an instruction; one of more is a text. */
const PIECES_MAX = 9;
/** Characters in which somebody is looked for whom "he" or "she" means. */
const SAID_MAX = 1000;
/** Pieces that may be one instruction together. */
const TOGETHER_MAX = 3;

interface Steps {
  state: RevisionState;
  outcomes: SuggestionOutcome[];
  /** The text after each of them. */
  texts: string[];
}

/** Carries out instructions one after the other, each in the reading of which most is understood. */
export class Reviser {
  readonly outcomes: SuggestionOutcome[] = [];
  /** The text after each outcome. */
  readonly texts: string[] = [];
  /** What was said so far, with the instruction that is followed. */
  private said = '';
  /** The label of the list of the form that was changed last. */
  private list: string | null = null;
  private readonly attempts: Attempts;

  constructor(public state: RevisionState) {
    this.attempts = new Attempts(state);
  }

  /** A sentence as English instructions; its spelling is corrected only where it is not understood as it is. */
  split(sentence: string): string[] {
    const isInHindi = /[\u0900-\u097f]/.test(this.state.content);
    const said = isInHindi ? sentence : citiesInLatin(sentence);
    const isField = (name: string) => fieldNamed(this.state.fields, name) !== null;
    const isAsked = this.state.fields.some(({ name }) => /^(?:questions|requested)$/.test(name));
    const asTyped = isInHindi ? inHindiWords(sentence, isField, isAsked) : null;
    if (asTyped !== null && this.attempts.tried(asTyped, this.state).applied) return [asTyped];
    return fromHindi(said, isField, this.attempts.vocabulary, [...this.attempts.names.values()]).flatMap((each) => {
      const plain = spokenPlainly(each);
      if (isOne(plain)) return [plain];
      const corrected = withoutSlips(plain, this.attempts.vocabulary, this.attempts.written);
      const asWritten = instructionsOf(plain);
      const isRight = corrected === plain || asWritten.every((part) => this.attempts.tried(part, this.state).message !== NOT_UNDERSTOOD);
      const parts = isRight ? asWritten : instructionsOf(corrected);
      // The words of a clause may say "and remove": they are one instruction where what follows is none by itself.
      const [first = '', ...rest] = parts;
      const isOwn = (part: string) => EDITS_THE_DRAFT.test(part) || this.attempts.attempt(part, this.state).applied !== null;
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
    if (isOne(instruction) || (share(whole.outcomes) === 1 && this.isNamedTogether(instruction))) return this.take(whole);
    const split = partsOf(instruction)
      .filter((parts) => !parts.some((part) => isTwo(piecesOf(part).map(({ text }) => text))))
      .map((parts) => this.steps(withVerb(parts)));
    // Words of a clause belong together; of other instructions, what is understood of the parts tells more.
    const readings = isDictated(instruction) ? [whole, ...split] : [...split, whole];
    const dictated = isDictated(instruction);
    const best = readings.reduce((found, each) => (isBetter(each.outcomes, found.outcomes, dictated) ? each : found));
    const all = piecesOf(instruction).map(({ text }) => text);
    const isOfLast = !dictated && all.length > 1 && this.isOfLast({ verb: '', words: instruction }, all.at(-1) ?? '');
    const isSwallowing = best === whole && (isTwo(all) || isOfLast);
    const pieces = dictated || (share(best.outcomes) === 1 && !isSwallowing) ? null : this.inPieces(instruction, isOfLast);
    const found = pieces && (isSwallowing || share(pieces.outcomes) > share(best.outcomes)) ? pieces : best;
    this.take(isSwallowing || share(found.outcomes) > 0 ? found : whole);
  }

  /** "The stamp duty and registration charges" of a draft that names them together in these words: one thing, in spite of its "and". */
  private isNamedTogether(instruction: string): boolean {
    const [first, second, ...others] = piecesOf(instruction);
    const before = WORDS_BEFORE.exec(first?.text ?? '')?.[0];
    const behind = WORDS_BEHIND.exec(second?.text ?? '')?.[0];
    if (before === undefined || behind === undefined || second?.joint !== ' and ' || others.length > 0) return false;
    return this.state.content.toLowerCase().includes(`${before} and ${behind}`.toLowerCase());
  }

  /** An instruction in the pieces of which most is understood: "the duty is shared by buyer and seller" is one, in spite of its "and". */
  private inPieces(instruction: string, areTwo: boolean): Steps | null {
    const pieces = piecesOf(instruction);
    // "Full and final settlement": one word is no instruction.
    const isOwn = statesSomething(pieces.at(-1)?.text ?? '') || doesSomething(pieces.at(-1)?.text ?? '');
    const least = areTwo || (isOwn && /\S /.test(pieces[0]?.text ?? '')) ? 2 : 3;
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
        // "Garden leave to be paid, salary by the 5th": what the last piece alone comes to says nothing of the others.
        if (taken && from > 0 && to - from > 1 && this.isOfLast(taken, joined(to - 1, to))) continue;
        const part = taken ?? ways[0];
        if (!part) continue;
        const isTaken = taken !== undefined;
        const score = (best[from]?.score ?? 0) + (isTaken ? to - from + 0.1 : -0.05);
        if (score > (best[to]?.score ?? -Infinity)) best[to] = { score, parts: [...(best[from]?.parts ?? []), part] };
      }
    return this.steps(best[pieces.length]?.parts ?? []);
  }

  /** Whether the last of several pieces comes to the same alone. */
  private isOfLast(whole: Part, last: string): boolean {
    const alone = this.attempts.attempt(last, this.state).applied;
    return alone !== null && alone.content === this.eitherWay(whole, this.state).applied?.content;
  }

  private take({ state, outcomes, texts }: Steps): void {
    this.state = state;
    for (const outcome of outcomes)
      this.outcomes.push(this.isDone(outcome) ? { ...outcome, applied: true, message: DONE_ALREADY } : outcome);
    for (const text of texts) this.texts.push(text);
  }

  /** "Drop the arbitration, disputes go to the courts": what an earlier instruction left out is not to be left out once more. */
  private isDone({ instruction, applied }: SuggestionOutcome): boolean {
    // Whatever changes, the numbers follow.
    if (!applied && isRenumbering(instruction)) return this.outcomes.some((earlier) => earlier.applied);
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
      this.list = (applied && listChanged(state, applied)) ?? this.list;
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
    const isHowOften = REMOVES.test(verb) && HOW_OFTEN.test(words);
    const ways = verb === '' || isHowOften ? [words] : REMOVES.test(verb) && /\d/.test(words) ? [words, inherited] : [inherited, words];
    const at = this.said.lastIndexOf(words);
    const named = ways.flatMap((way) => withParty(way, this.said.slice(0, Math.max(0, at)), state.content) ?? []);
    const listed = ways.flatMap((way) => withList(way, this.said.slice(0, Math.max(0, at)), state.fields) ?? []);
    const owned = ways.flatMap((way) => withOwner(way, this.said.slice(0, Math.max(0, at)), this.attempts.held) ?? []);
    const counted = ways.flatMap((way) => withCounted(way, this.said.slice(0, Math.max(0, at))) ?? []);
    for (const instruction of [...ways, ...named, ...listed, ...owned, ...counted]) {
      const attempt = this.attempts.attempt(instruction, state);
      if (attempt.applied) return { instruction, ...attempt };
    }
    // "Change the cleaning of the windows and add carpet shampooing": to the same list.
    const entry =
      this.list === null || /condition/i.test(this.list)
        ? null
        : /^(?:add|include|insert) (?!an? (?:clause|condition)|that\b)(?!.*\b(?:clause|condition)s?$)[^:]{3,120}$/i.exec(words);
    const further = entry && this.attempts.attempt(`${words} to the ${this.list?.toLowerCase() ?? ''}`, state);
    if (further?.applied) return { instruction: `${words} to the ${this.list?.toLowerCase() ?? ''}`, ...further };
    return { instruction: ORDERS.test(words) ? words : inherited, ...this.attempts.attempt(inherited, state) };
  }
}

/** Whether an instruction is one in spite of an "and" or a "but" in it. */
const isOne = (instruction: string): boolean =>
  contradictsItself(instruction) || isOneAboutBoth(instruction) || isOneOfTwoPeople(instruction);

/** "Delete clause 10.2 and renumber": the numbers follow every change. */
export const isRenumbering = (instruction: string): boolean =>
  interpretations(uncapitalised(spokenPlainly(instruction))).some(({ kind }) => kind === 'renumber');

/** The label of the one list of the form that differs. */
function listChanged(before: RevisionState, after: RevisionState): string | null {
  const lists = after.fields.filter(({ name, format }) => format === 'list' && before.values[name] !== after.values[name]);
  return lists.length === 1 ? (lists[0]?.label ?? null) : null;
}

/** "Remove 9.2, reports quarterly": how often something is to be, which is nothing to remove. */
const HOW_OFTEN = /\b(?:daily|weekly|fortnightly|monthly|quarterly|half-yearly|yearly|annually|every \w+|once a \w+|twice a \w+)$/i;

const DONE_ALREADY = 'Done with another of these instructions.';
/** What an instruction leaves out, each as the key of its name. */
const removedBy = (instruction: string): string[] =>
  interpretations(uncapitalised(spokenPlainly(instruction))).flatMap((meaning) => (meaning.kind === 'remove' ? [keyOf(meaning.name)] : []));
