import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';
import { conceptsOf } from '../meaning/concepts.js';
import { sentencesOfDraft, type Standing, withSentence } from './sentences.js';

const NOT_INCLUDE =
  /^(?:the )?(?:definition of )?["']?([a-z][a-z ]{2,40}?)["']? (?:should|must|shall|may|to|does|do|will) (?:not|no longer) (?:include|cover|extend to|mean|contain) (?:the |any )?(.{3,80})$/i;
const OUT_OF =
  /^(?:remove|delete|drop|omit|strike out|take out|leave out|exclude|take) (?:the )?(.{3,80}?) (?:from|in|out of) (?:the )?(?:definition of|meaning of|words of) (?:the )?["']?([a-z][a-z ]{2,40}?)["']?$/i;
const NEED_NOT =
  /^(?:they|he|she|it|the [a-z ]{3,30}?) (?:should not|need not|must not|does not have to|do not have to|should not have to) (?:be (?:asked|required|obliged|made|told) to |have to |need to )?(?:name|state|give|disclose|list|mention|tell|provide|pay|return|hand over|produce|show|submit) (?:us |them )?(?:the |their |his |her |its |any )?(.{3,80})$/i;
const REMOVING =
  /^(?:remove|delete|drop|omit|strike out|take out|leave out|exclude) (?:the |any |all )?(?:words? |reference to |mention of |references to )?(?:the )?["']?(.{3,80}?)["']?$/i;

/** Leaves one of several things out that a sentence names together: "the names of suppliers and buyers". Null where no sentence, or several, do. */
export function leaveOutMember(state: RevisionState, instruction: string): CarriedOut {
  const [, term = '', excluded = ''] = NOT_INCLUDE.exec(instruction) ?? [];
  const [, taken = '', of = ''] = OUT_OF.exec(instruction) ?? [];
  const named = term || of;
  const what = excluded || taken || (NEED_NOT.exec(instruction)?.[1] ?? '');
  if (what === '') return null;
  return withoutMember(state, what, named === '' ? () => true : defines(named));
}

/** The same for what is simply to be removed. */
export function removeMember(state: RevisionState, instruction: string): CarriedOut {
  const what = REMOVING.exec(instruction)?.[1] ?? '';
  return what === '' || /\b(?:clause|paragraph|section|schedule)\b|\d/i.test(what) ? null : withoutMember(state, what, () => true);
}

const defines =
  (term: string) =>
  (sentence: string): boolean =>
    sentence.toLowerCase().includes(`"${term.toLowerCase()}" means`) || sentence.toLowerCase().includes(`(the "${term.toLowerCase()}")`);

function withoutMember(state: RevisionState, what: string, isMeant: (sentence: string) => boolean): CarriedOut {
  const topic = conceptsOf(what);
  if (topic.length === 0) return null;
  const places = sentencesOfDraft(state)
    .filter(({ sentence }) => isMeant(sentence))
    .flatMap((standing): { standing: Standing; fresh: string }[] => {
      const fresh = without(standing.sentence, topic);
      return fresh === null ? [] : [{ standing, fresh }];
    });
  const [only] = places;
  return places.length === 1 && only ? withSentence(state, only.standing, only.fresh, `Left out: ${what}`) : null;
}

/** Members are told apart by commas and by the "and" or "or" before the last one. */
const PARTING = /,? (?:and|or) |, /g;
const ENDS_SERIES = /(?:and|or) $/;
/** What follows the last member and belongs to all of them: "… and affiliates of a Party who need to know". */
const BELONGS_TO_ALL = /^(\S+(?: \S+)?) (?=(?:of a|of the|of each|who|that|which)\b)/;

/** A sentence without a member of what it names, or without two that belong together; null where it names no such thing. */
function without(sentence: string, topic: readonly string[]): string | null {
  const joints = [...sentence.matchAll(PARTING)];
  for (const index of joints.keys())
    for (const length of [1, 2]) {
      const fresh = withoutSpan(sentence, joints, { index, length }, topic);
      if (fresh !== null) return fresh;
    }
  return null;
}

/** Whether words speak of a topic, and of hardly anything else. */
function isAlone(words: string, topic: readonly string[]): boolean {
  const held = conceptsOf(words);
  const others = held.filter((each) => !topic.includes(each)).length;
  return held.length > 0 && topic.every((each) => held.includes(each)) && others <= (topic.length > 1 ? 1 : 0);
}

function withoutSpan(
  sentence: string,
  joints: readonly RegExpExecArray[],
  { index, length }: { index: number; length: number },
  topic: readonly string[],
): string | null {
  const joint = joints[index];
  if (!joint || index + length > joints.length) return null;
  const from = joint.index + joint[0].length;
  const words = sentence.slice(from, joints[index + length]?.index ?? sentence.length).replace(/(?:;(?: (?:and|or))?|[.])$/, '');
  const common = BELONGS_TO_ALL.exec(words)?.[1];
  const own = common !== undefined && isAlone(common, topic) ? common : words;
  if (!isAlone(own, topic)) return null;
  const before = sentence.slice(0, joint.index);
  const after = sentence.slice(from + own.length);
  if (!ENDS_SERIES.test(joint[0])) return joints.slice(index + length).some(([each]) => ENDS_SERIES.test(each)) ? before + after : null;
  // "A, B and C" without C is "A and B".
  const last = joints[index - 1];
  if (!last) return before + after;
  if (last[0] !== ', ') return null;
  const left = joints.slice(0, index).filter(([each]) => each === ', ').length;
  const word = / ?(and|or) $/.exec(joint[0])?.[1] ?? 'and';
  const comma = joint[0].startsWith(',') && left > 1 ? ',' : '';
  return `${sentence.slice(0, last.index)}${comma} ${word} ${sentence.slice(last.index + last[0].length, joint.index)}${after}`;
}

const QUOTED =
  /^(?:remove|delete|drop|omit|strike out|take out|leave out) (?:the (?:words?|phrase) )?"([^"]{3,300})"(?: (?:from|in) .{3,80})?$/i;

/** "Delete "borrowing, giving security or a guarantee"": words that stand once, and not as a whole paragraph or entry. */
export function removeQuoted(state: RevisionState, instruction: string): CarriedOut {
  const words = QUOTED.exec(instruction)?.[1] ?? '';
  const places = words === '' ? [] : sentencesOfDraft(state, { leads: true }).filter(({ sentence }) => sentence.includes(words));
  const [only] = places;
  if (places.length !== 1 || !only || only.sentence.split(words).length !== 2 || only.sentence.length - words.length < 4) return null;
  const [before = '', after = ''] = only.sentence.split(words);
  const fresh =
    before === ''
      ? after.replace(/^,? (?:and |or )?/, '')
      : /[,;] $/.test(before) && /^[.;]/.test(after)
        ? before.slice(0, -2) + after
        : before + after.replace(/^ (?=[,.;])/, '').replace(/^ /, before.endsWith(' ') ? '' : ' ');
  return withSentence(state, only, fresh.replace(/ (?=[,.;])/g, ''), `Words removed: ${words}`);
}
