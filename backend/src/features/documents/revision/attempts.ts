import { type FormValues } from '../template/form-values.js';
import { type CarriedOut, isHeldAlready, isNoValue, type RevisionState } from './carrying/apply-field.js';
import { carryOut } from './carrying/carry-out.js';
import { alsoInTheForm } from './carrying/in-the-form.js';
import { withWhoIsNew } from './carrying/new-person.js';
import { withSameFact } from './carrying/same-fact.js';
import { spokenPlainly, uncapitalised, withoutSlips } from './instructions/everyday-words.js';
import { inWordsOf } from './instructions/hindi-words.js';
import { interpretations } from './instructions/interpretations.js';
import { definitePhrase, otherPhrases } from './instructions/other-phrases.js';
import { whyOutside } from './instructions/outside-the-draft.js';
import type { Interpretation } from './instructions/rules/rule.js';
import { namesIn, wordsIn, wordsWritten } from './instructions/vocabulary.js';
import { threeArbitrators } from './meaning/arbitrators.js';
import { byMeaning } from './meaning/by-meaning.js';
import { exchangePlaced } from './meaning/contrast.js';
import { notBefore } from './meaning/limits.js';
import { setByLabel } from './meaning/set-by-label.js';
import { setByMeaning } from './meaning/set-by-meaning.js';
import { asRule, byStatement, inLastPlace } from './statements/by-statement.js';
import { unheardIn } from './unheard.js';
import { removeMember } from './wording/series.js';
import { byWording } from './wording/by-wording.js';
import { changeNumber } from './wording/references.js';

/** The message of an instruction that nothing understands. */
export const NOT_UNDERSTOOD = 'This was not understood, so nothing was changed.';

const PASTED = 'This reads like a term of the document rather than an instruction. To have it added, begin with "add a condition that".';

const unheard = (words: string): string => `"${words}" has no place in the change that this would be, so nothing was changed.`;

/** An instruction that leaves something out. */
export const REMOVES = /^(?:remove|delete|drop|omit|strike|take out|leave out|get rid|scrap|cancel)/i;

/** Refusals of words that were taken for some of the draft, and may mean something else. */
const NOT_THERE = / does not stand in the document\.$/;

const NO_ENTRY = /: no single entry is called /;

const ADDING: ReadonlySet<string> = new Set(['covenant', 'condition', 'add-ready']);
/** How much of what is stated the draft has to say already. */
const STATED = 0.68;
/** With so much of it, a condition beside what the draft says would contradict it. */
const NEAR = 0.5;
/** Whoever asks for a clause or a condition wants one more. */
const SETS_OUT = /^(?:add|insert|include|introduce|incorporate|put in|have|mention|state|specify|record|provide)\b/i;

/** What one instruction comes to. */
export interface Attempt {
  /** What the document becomes; null where nothing changes. */
  applied: RevisionState | null;
  message: string;
}

/** Tries single instructions on states of one document. */
export class Attempts {
  /** The form before anything was changed: names in it are those that the writer has seen. */
  readonly held: FormValues;
  readonly vocabulary: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
  readonly names: ReadonlyMap<string, string>;
  /** What became of instructions on a text: parts of a sentence are tried in several ways, and each only once. */
  private readonly known = new WeakMap<RevisionState, Map<string, Attempt>>();

  /** @param first the document as the writer has seen it */
  constructor(first: RevisionState) {
    this.vocabulary = wordsIn(first.fields, first.content);
    this.written = wordsWritten(first.content);
    this.names = namesIn(first.values, first.content);
    this.held = first.values;
  }

  /** What becomes of an instruction. What is not to be is not taken out where the draft forbids it. */
  attempt(instruction: string, state: RevisionState): Attempt {
    const attempt = this.asWritten(instruction, state);
    const isLost =
      attempt.applied !== null &&
      DENIES.test(instruction) &&
      !OF_THE_DRAFT.test(instruction) &&
      losesProhibition(state.content, attempt.applied.content);
    return isLost ? { applied: null, message: FORBIDDEN_ALREADY } : attempt;
  }

  /** What becomes of an instruction as it is written or else, where that is not understood, with its spelling corrected. */
  private asWritten(instruction: string, state: RevisionState): Attempt {
    const plain = spokenPlainly(instruction);
    const definite = definitePhrase(plain);
    const first = definite === null ? null : this.tried(definite, state);
    if (first?.applied) return first;
    const result = this.tried(plain, state);
    const corrected = result.message === NOT_UNDERSTOOD ? withoutSlips(plain, this.vocabulary, this.written) : plain;
    const read = corrected === plain ? result : this.tried(corrected, state);
    if (read.message !== NOT_UNDERSTOOD && !NOT_THERE.test(read.message)) return read;
    // "nisha should get gold": names in small letters.
    const to = corrected.replace(/ 2 (?=(\p{Ll}{3,21})(?![\p{L}\p{N}]))/gu, (whole, name: string) =>
      this.names.has(name) ? ' to ' : whole,
    );
    const named = to.replace(/(?<![\p{L}\p{N}])\p{Ll}{3,21}(?![\p{L}\p{N}])/gu, (word) => this.names.get(word) ?? word);
    const asNamed = named === corrected ? read : this.tried(named, state);
    if (asNamed.message !== NOT_UNDERSTOOD && !NOT_THERE.test(asNamed.message)) return asNamed;
    // "Remove the smoking clause" of a draft in Hindi: by the words that the draft has for it.
    const inHindi =
      REMOVES.test(plain) && /[\u0900-\u097f]/.test(state.content)
        ? inWordsOf(state.content, plain.replace(/ (?:clause|condition|paragraph|rule)$/i, ''))
        : plain;
    const phrases = [...otherPhrases(plain), ...(corrected === plain ? [] : otherPhrases(corrected))];
    for (const phrase of [...(inHindi === plain ? [] : [inHindi]), ...new Set(phrases)]) {
      const other = this.tried(phrase, state);
      if (other.applied) return other;
    }
    return asNamed;
  }

  /** The first meaning that the document takes; else why it takes none. */
  tried(instruction: string, state: RevisionState): Attempt {
    const known = this.known.get(state) ?? new Map<string, Attempt>();
    this.known.set(state, known);
    const attempt = known.get(instruction) ?? this.withWhatFollows(this.meant(instruction, state), state, instruction);
    known.set(instruction, attempt);
    return attempt;
  }

  /** A change with what follows from it in other places of the form. */
  private withWhatFollows({ applied, message }: Attempt, before: RevisionState, instruction: string): Attempt {
    if (!applied) return { applied, message };
    if (isPasted(before.content, applied.content, instruction)) return { applied: null, message: PASTED };
    const { state, message: places } = withSameFact(before, applied);
    const person = withWhoIsNew(before, state, { instruction, held: this.held });
    return { applied: alsoInTheForm(before, person.state), message: message + places + person.message };
  }

  private meant(instruction: string, state: RevisionState): Attempt {
    if (BARE_LENGTH.test(instruction)) return { applied: null, message: NOT_UNDERSTOOD };
    // A verb that was not translated is no part of a value.
    if (HINDI_VERB.test(instruction)) return { applied: null, message: NOT_UNDERSTOOD };
    const outside = whyOutside(instruction);
    if (outside !== null) return { applied: null, message: outside };
    let refusal = '';
    // What a change leaves out of an instruction was meant for something: another way may find for what.
    const heard = (result: CarriedOut): CarriedOut => {
      if (!result || !('state' in result)) return result;
      const left = unheardIn(instruction, { before: state.content, after: result.state.content, known: this.vocabulary });
      if (left !== null) refusal ||= unheard(left);
      return left === null ? result : null;
    };
    const labelled = heard(changeNumber(state, uncapitalised(instruction)) ?? setByLabel(state, instruction));
    if (labelled && 'state' in labelled) return { applied: labelled.state, message: labelled.message };
    if (labelled) return { applied: null, message: labelled.refusal };
    const said = uncapitalised(instruction);
    const stated = heard(byStatement(state, said));
    if (stated) return 'state' in stated ? { applied: stated.state, message: stated.message } : { applied: null, message: stated.refusal };
    const exclude = (before: RevisionState, words: string) => (/^exclude /i.test(words) ? removeMember(before, words) : null);
    for (const way of [threeArbitrators, exchangePlaced, notBefore, exclude]) {
      const definite = heard(way(state, instruction));
      if (definite && 'state' in definite) return { applied: definite.state, message: definite.message };
    }
    const worded = heard(byWording(state, said));
    if (worded && 'state' in worded) return { applied: worded.state, message: worded.message };
    if (worded && !isNoValue(worded)) return { applied: null, message: worded.refusal };
    let isHeld = false;
    for (const meaning of mostDefinite(interpretations(said))) {
      // "Either party may end it on 90 days' notice": what the draft says already with another figure is not said twice.
      const isAdding = ADDING.has(meaning.kind);
      const inPlace = isAdding ? setByMeaning(state, instruction, STATED) : null;
      const near = isAdding && !inPlace && !SETS_OUT.test(said) ? setByMeaning(state, instruction, NEAR) : null;
      if (near && 'state' in near) {
        refusal ||= `The document has a figure for this already. To change it, say so: it would become "${near.message}".`;
        continue;
      }
      const result = heard(inPlace ?? carryOut(state, meaning));
      isHeld ||= meaning.kind === 'set' && /\d/.test(said) && refusal === '' && isHeldAlready(result);
      if (result && 'state' in result) return { applied: result.state, message: result.message };
      refusal ||= result?.refusal ?? '';
    }
    // What is no entry of a list that is named is not looked for elsewhere.
    if (NO_ENTRY.test(refusal)) return { applied: null, message: refusal };
    // "The lock-in to 6 months" where it is 6 months already: no other figure is meant.
    if (isHeld) return { applied: null, message: refusal };
    const meant = heard(byMeaning(state, instruction));
    if (meant && 'state' in meant) return { applied: meant.state, message: meant.message };
    const numbered = heard(inLastPlace(state, said));
    if (numbered && 'state' in numbered) return { applied: numbered.state, message: numbered.message };
    const isSpelt = refusal === '' && !meant && withoutSlips(instruction, this.vocabulary, this.written) === instruction;
    const rule = isSpelt ? heard(asRule(state, said)) : null;
    if (rule && 'state' in rule) return { applied: rule.state, message: rule.message };
    refusal ||= rule?.refusal ?? '';
    return { applied: null, message: refusal || meant?.refusal || NOT_UNDERSTOOD };
  }
}

/** "Chalayegi", "jayein": forms that only Hindi verbs have. */
const HINDI_VERB = /(?<![\p{L}\p{N}'@./-])\p{Ll}{2,12}(?:ayegi|ayega|ayenge|aegi|aega|aenge|jayein|jaye|ijiye|iyega)(?![\p{L}\p{N}@./-])/u;

/** "Five years": of what, it does not say. */
const BARE_LENGTH =
  /^(?:for |only )?(?:\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety) (?:days?|weeks?|months?|years?)$/i;

const FORBIDDEN_ALREADY = 'The document forbids this already; name its clause to change how.';
/** "No subletting": what is not to be, rather than words that are to go. */
const DENIES =
  /^(?:please |and |also )*(?:no|with no|without(?: any)?|there (?:should|must|shall|will|is to|has to) be no|there (?:should|must|shall|will) not be (?:any )?|do not allow|disallow|forbid|prohibit|ban)\b/i;
/** "No lock-in", "no smoking clause": words of the draft that are to go. */
const OF_THE_DRAFT =
  /\bnon-|\block-? ?in|exclusiv|confidential|restrain|\b(?:clause|condition|paragraph|section|provision|restriction|term)s?\b/i;
const FORBIDS =
  /\b(?:shall|may|must|can) not\b|\b[Nn]either Party (?:shall|may)\b|\bnot allowed\b|^(?:\d[\d.]* )?No (?!\w+ (?:is|shall be) due)/;

/** Whether a line that forbids something is gone, and none says it otherwise. */
function losesProhibition(before: string, after: string): boolean {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const count = (lines: readonly string[]) => lines.filter((line) => FORBIDS.test(line)).length;
  return fresh.length < old.length && count(fresh) < count(old);
}

/** Words without what is written differently in a draft: articles, capitals and stops. */
const bareWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:the|an?)\b/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]{1,60}/gu)
    ?.join(' ') ?? '';
/** Fewer words are a name or an entry, and no sentence. */
const SENTENCE_MIN = 4;

const FIGURE_OR_MONTH = /\d+|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g;

/** Whether an instruction became a line of the text in the words in which it was typed. */
function isPasted(before: string, after: string, instruction: string): boolean {
  const typed = bareWords(instruction);
  if (typed.split(' ').length < SENTENCE_MIN) return false;
  const held = new Set(before.split('\n'));
  const left = new Set(after.split('\n'));
  // "Final report by 28 February 2027": an entry that says the same of another day.
  const frames = new Set([...held].filter((line) => !left.has(line)).map((line) => bareWords(line).replace(FIGURE_OR_MONTH, '')));
  return [...left].some(
    (line) =>
      !held.has(line) &&
      !frames.has(bareWords(line).replace(FIGURE_OR_MONTH, '')) &&
      bareWords(line.replace(/^(?:\d{1,3}\.(?:\d{1,3})?|\([a-z]{1,5}\)|-) /, '')) === typed,
  );
}

/** Who pays what the draft has another one pay is changed there, and not said once more as a condition. */
const mostDefinite = (meanings: readonly Interpretation[]): Interpretation[] => [
  ...meanings.filter(({ kind }) => kind === 'bearer'),
  ...meanings.filter(({ kind }) => kind !== 'bearer'),
];
