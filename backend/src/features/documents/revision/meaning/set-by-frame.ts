import type { TemplateField } from '../../template/template-schema.js';
import { type CarriedOut, type RevisionState, setField } from '../carrying/apply-field.js';
import { saysSomethingOf } from '../predicates.js';
import { conceptsOf } from './concepts.js';

/** Words before a value in the draft, and before another one in an instruction: "drawn on", "reports to the". */
const FRAME_MAX = 3;
const BEFORE = /((?:[A-Za-z'-]{1,20} ){1,3})$/;
const ADDS = /^(?:add|include|insert|remove|delete|drop|omit|mention|do not|no) /i;
/** Joins that have no meaning of their own. */
const JOINS = /^(?:on|to|at|in|of|by|with|from|for|is|are|be|the|a|an|as|through|under|into|upon)$/i;

/**
 * "It was drawn on Axis Bank": sets the line of text that stands in the draft after the words which the instruction has before its own.
 * Null where no field, or more than one, stands so.
 */
export function setByFrame(state: RevisionState, instruction: string): CarriedOut {
  if (ADDS.test(instruction) || /\b(?:instead of|rather than|and not)\b/i.test(instruction)) return null;
  const found = state.fields.flatMap((field) => {
    const value = field.format === 'text' && !field.options ? valueAfter(state, field, instruction) : null;
    return value === null ? [] : [{ field, value }];
  });
  const [only] = found;
  return found.length === 1 && only ? setField(state, only.field, only.value) : null;
}

/** What an instruction gives in the place of a field's value, by the words that stand before it in the draft. */
function valueAfter({ content, values }: RevisionState, field: TemplateField, instruction: string): string | null {
  const held = values[field.name] ?? '';
  if (held.length < 3 || held.length > 200) return null;
  for (let at = content.indexOf(held); at >= 0; at = content.indexOf(held, at + held.length)) {
    const words = (BEFORE.exec(content.slice(Math.max(0, at - 80), at))?.[1] ?? '').trim().split(' ');
    for (let count = Math.min(FRAME_MAX, words.length); count > 0; count -= 1) {
      const frame = words.slice(-count);
      if (conceptsOf(frame.filter((word) => !JOINS.test(word)).join(' ')).length === 0) continue;
      const said = `${content.slice(Math.max(0, at - 400), at)} ${field.label}`;
      const value = after(instruction, frame, { known: conceptsOf(said), hasArticle: /^the /i.test(held) });
      if (value !== null && isLike(held, value) && !saysSomethingOf(field, value)) return value;
    }
  }
  return null;
}

/** What follows a frame in an instruction; a verb may stand there in another form, and an article may be missing. */
function after(
  instruction: string,
  frame: readonly string[],
  { known, hasArticle }: { known: readonly string[]; hasArticle: boolean },
): string | null {
  const said = instruction.split(' ');
  const wanted = frame.filter((word) => !/^(?:the|an?)$/i.test(word)).map(keyOf);
  for (let at = 0; at + wanted.length < said.length; at += 1) {
    if (!wanted.every((word, index) => keyOf(said[at + index] ?? '') === word)) continue;
    // "My father's name is …" speaks of somebody else than "my name is …".
    if (!conceptsOf(said.slice(0, at).join(' ')).every((each) => known.includes(each))) continue;
    const value = said
      .slice(at + wanted.length)
      .join(' ')
      .replace(hasArticle ? /^an? (?=\p{Lu})/u : /^(?:the|an?) (?=\p{Lu})/u, '')
      .replace(/[.;,]$/, '');
    return /^(?:the )?\p{Lu}|^\d/u.test(value) ? value : null;
  }
  return null;
}

const keyOf = (word: string): string => (JOINS.test(word) ? word.toLowerCase() : (conceptsOf(word)[0] ?? word.toLowerCase()));

const A_NAME = /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*){1,3}$/u;

/** A name in the place of a name, and figures where there were some: not a sentence. "3 years" is no name of a shop. */
const isLike = (held: string, value: string): boolean =>
  !(/^\d/.test(value) && (A_NAME.test(held) || !/\d/.test(held))) &&
  value.length <= 2 * held.length + 60 &&
  !/[.;] |\b(?:should|shall|must|will|and (?:the|change|make|set|add|remove))\b/i.test(value);
