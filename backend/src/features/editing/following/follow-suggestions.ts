import { QUESTIONS } from '../questions.js';
import type { Operation } from '@themis/draft';
import { type FormValues, printable } from '../../templates/form/form-values.js';
import type { DraftForm } from '../making/form-change.js';
import { coreOf } from '../reading/cores.js';
import { beginsWithVerb, CHAT, jointParts, OF_BEFORE, partsOf, sentencesOf } from '../reading/instructions.js';
import { DraftScene } from '../targets/draft-scene.js';
import { type Candidate, CHOICES_MAX, type Outcome } from './readings/candidate.js';
import { AS_IT_WAS, followInstruction } from './follow-instruction.js';

/** A change that an instruction asks for. */
export interface FollowedChange {
  instruction: string;
  label: string;
  operations: Operation[];
  /** What changes in the form; '' for a value that goes. */
  values: FormValues;
}

/** What has to be known before an instruction can be followed; one of the choices, sent in its place, is followed. */
export interface SuggestionQuestion {
  instruction: string;
  question: string;
  choices: { label: string; suggestion: string }[];
}

export interface Followed {
  changes: FollowedChange[];
  questions: SuggestionQuestion[];
  /** Instructions that change nothing, with the reason. */
  open: { instruction: string; reason: string }[];
}

/**
 * Follows suggestions without a language model. All of them speak of the draft as its writer sees it; what is not understood surely is
 * asked, and nothing is guessed.
 */
export function followSuggestions(form: DraftForm, content: string, suggestions: string): Followed {
  const scene = new DraftScene(form, content);
  const steps: Step[] = [];
  const sentences = sentencesOf(printable(suggestions));
  for (const sentence of sentences) for (const step of stepsOf(scene, sentence, steps)) steps.push(step);
  const [first] = sentences;
  if (steps.length === 0 && first !== undefined && first.split(' ').length > 2) steps.push(follow(scene, first));
  const isUnderstood = steps.some(
    (step) => 'sure' in step.outcome || (isAnswer(step.outcome) && !isRemark(step.instruction, step.outcome)),
  );
  const followed: Followed = { changes: [], questions: [], open: [] };
  // What is only said, besides what is understood, asks for nothing.
  for (const { instruction, outcome } of steps) if (!isUnderstood || !isRemark(instruction, outcome)) put(followed, instruction, outcome);
  return followed;
}

/** An instruction with what came of it. */
interface Step {
  instruction: string;
  outcome: Outcome;
}

const isAnswer = (outcome: Outcome): boolean => 'sure' in outcome || 'choices' in outcome;
const follow = (scene: DraftScene, instruction: string): Step => ({ instruction, outcome: followInstruction(scene, instruction) });

/** Wherever it stands, and nothing else. */
const EVERYWHERE = /\b(?:everywhere|throughout|wherever|all through|in all (?:the )?places|sab jagah|har jagah|through the whole)\b/i;

/** "The meeting was held at 4 p.m. Correct the time.": what it shall be was said before. */
const CORRECTS =
  /^(?:(?:please|pls|kindly|so|and) )*(?:change|correct|update|fix|amend|revise|rectify) (?:the |my |our )?(?<what>[\p{L} ]{3,40})[.!]?$/iu;

/** What was asked last; of remarks alone the last one. */
const lastMeant = (before: readonly Step[]): Step | undefined =>
  before.findLast(({ instruction, outcome }) => !isRemark(instruction, outcome) || isAnswer(outcome)) ?? before.at(-1);

function stepsOf(scene: DraftScene, sentence: string, before: Step[]): Step[] {
  const last = lastMeant(before);
  if (CHAT.test(sentence)) return [];
  const what = last && /\d/.test(last.instruction) ? CORRECTS.exec(sentence)?.groups?.what : undefined;
  if (last && (OF_BEFORE.test(sentence) || EVERYWHERE.test(sentence) || what !== undefined)) {
    const isSure = 'sure' in last.outcome;
    const changed = 'sure' in last.outcome ? last.outcome.sure.values : {};
    if (what !== undefined && scene.names.partlyNamed(what).some(({ name }) => name in changed)) return [];
    const joined =
      EVERYWHERE.test(sentence) && !/\d/.test(sentence)
        ? `${last.instruction.replace(/[.!]{1,5}$/, '')} everywhere`
        : `${last.instruction.replace(/[.!]{1,5}$/, '')}, ${sentence}`;
    const step = isSure && !EVERYWHERE.test(sentence) ? null : follow(scene, joined);
    if (step && isAnswer(step.outcome)) {
      before.splice(before.indexOf(last), 1);
      return [{ ...step, instruction: joined }];
    }
  }
  return partsFollowed(scene, sentence);
}

/** It is to be in some case only, or somebody else did not want it. */
const TURNS_ROUND =
  /\b(?:if|unless|until|when|whenever|agar|refus(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|reject(?:s|ed|ing)?|disagree(?:s|d|ing)?|not agreed?|said no|says no|nahi mane|mana kar)\b/iu;

/** The parts of a sentence, where each of them is understood, and else the whole. */
function partsFollowed(scene: DraftScene, sentence: string): Step[] {
  const whole = follow(scene, sentence);
  const core = 'sure' in whole.outcome ? null : coreOf(sentence);
  if (core !== null && !TURNS_ROUND.test(sentence)) {
    const steps = partsFollowed(scene, core);
    if (steps.every(({ outcome }) => 'sure' in outcome) || !isAnswer(whole.outcome)) return steps;
  }
  const each = 'sure' in whole.outcome ? [] : jointParts(sentence).map((part) => follow(scene, part));
  if (each.length > 1 && each.every(({ outcome }) => 'sure' in outcome)) return each;
  const parts = partsOf(sentence);
  if (parts.length < 2) return [whole];
  const apart = parts.filter((part) => !CHAT.test(part)).map((part) => follow(scene, part));
  const count = (kind: string) => apart.filter(({ outcome }) => kind in outcome).length;
  const isDone = ({ instruction, outcome }: Step) =>
    isAnswer(outcome) || ('problem' in outcome && outcome.problem === AS_IT_WAS) || isRemark(instruction, outcome);
  if (apart.length > 0 && count('sure') === apart.length) return apart;
  if ('sure' in whole.outcome) {
    // "Rohit Kumar and his age to 36" is more than a name, and "Pune and mention the eclipse" is no place; "200 is too many, make it 150" is one.
    const { isText } = whole.outcome.sure;
    const isOther = parts.slice(1).some((part) => beginsWithVerb(part) && !OF_BEFORE.test(part));
    const isAnswered = apart.every(({ outcome }) => isAnswer(outcome)) && !parts.slice(1).some((part) => OF_BEFORE.test(part));
    if (!isText || !(isOther || isAnswered)) return [whole];
    if (isOther) return apart;
  }
  if (parts.some((part, index) => index > 0 && OF_BEFORE.test(part)) && isAnswer(whole.outcome)) return [whole];
  if (count('sure') > 0 && apart.every(isDone)) return apart;
  // Several values, each with what is said of it, are several questions.
  const isSeveral = !('sure' in whole.outcome) && apart.length > 1 && apart.every(({ outcome }) => isAnswer(outcome));
  return !isSeveral && (isAnswer(whole.outcome) || count('sure') + count('choices') === 0) ? [whole] : apart;
}

const ASKS =
  /\b(?:shall|must|may|should|will be|to be|change|add|remove|delete|insert|replace|make|set|increase|reduce|omit|drop|corrections?|likewise|same|also|items?|no)\b|[\d“”]|!\w|[\u0900-\u097f]/i;
/** Somebody tells what happened, or how it is with him: "I found the bill", "Farida has agreed", "there is no bonus". */
const TELLS =
  /^(?:(?:sorry|actually|sir|hi|hello),? )?(?:(?:i|we|he|she|they|you|u|it|there|that|this|my|our|his|her)\b.*\b(?:is|are|was|were|am|has|have|had|did|do|does|don't|dont|can't|cant|wasnt|wasn't|isnt|found|said|agreed|paid|got|lives?|want|went|came|seen|saw|stays?|missed|forgot|will need|wants)\b|(?:the )?\p{L}+(?: \p{L}+){0,3} (?:has|have|had|did|was|were|would)\b)/iu;

/** That what stands there is too little or too much. */
const COMPLAINS =
  /\b(?:too|very|bahut) (?:low|less|little|few|many|high|much|short|long|small|big|kam|zyada|jyada)\b|\bis (?:not )?enough\b|(?:बहुत|काफ़?ी) (?:कम|ज़?्यादा)/iu;
/** Whether words only say how it is, or why: they ask for nothing. */
const isRemark = (instruction: string, outcome: Outcome): boolean =>
  !('sure' in outcome) && ((!ASKS.test(instruction) && TELLS.test(instruction)) || COMPLAINS.test(instruction));

function put(followed: Followed, instruction: string, outcome: Outcome): void {
  if ('sure' in outcome) followed.changes.push({ instruction, ...changeOf(outcome.sure) });
  else if ('choices' in outcome)
    followed.questions.push({
      instruction,
      question: outcome.question,
      choices: [...outcome.choices, ...(outcome.places ?? [])]
        .slice(0, CHOICES_MAX)
        .map(({ label, suggestion }) => ({ label, suggestion })),
    });
  else if (outcome.places && outcome.places.length > 0)
    followed.questions.push({ instruction, question: QUESTIONS.gap, choices: outcome.places });
  else if (outcome.problem !== AS_IT_WAS) followed.open.push({ instruction, reason: outcome.problem });
}

const changeOf = ({ label, operations, values }: Candidate) => ({ label, operations, values });
