import { type FormValues, printable } from '../template/form-values.js';
import type { DocumentTemplate } from '../template/document-template.js';
import type { RevisionState } from './carrying/apply-field.js';
import { type ChangePlace, ChangePlaces } from './change-places.js';
import { spokenPlainly } from './instructions/everyday-words.js';
import { sentencesOf } from './instructions/split-instructions.js';
import { redline, type RedlineSegment } from './redline.js';
import { excerpt } from './redline-excerpt.js';
import { isRenumbering, Reviser, type SuggestionOutcome } from './reviser.js';
import { type Draft, nothingTold, type ToldAfter, withTold } from './told.js';

export type { SuggestionOutcome } from './reviser.js';

export interface Revision {
  content: string;
  /** The form with what suggestions changed. */
  values: FormValues;
  outcomes: SuggestionOutcome[];
}

/**
 * Changes a document as suggested, without a language model. A sentence may hold several instructions; each is carried out on a
 * field or a clause, or reported. No instruction is ever set out as a clause. Of a previous text only what is asked for changes.
 * @param extra what the template needs beside the form
 * @param told what else to tell once the draft is changed
 */
export function revise(
  template: DocumentTemplate,
  values: FormValues,
  extra: Record<string, unknown>,
  { suggestions, previousDocument }: { suggestions: string | null; previousDocument: string | null },
  told: ToldAfter = nothingTold,
): Revision {
  const content = previousDocument ?? template.assemble(values, extra);
  if (!suggestions) return { content: template.assemble(values, extra), values, outcomes: [] };
  const reviser = new Reviser(stateOf(template, values, extra, content));
  for (const instruction of inOrder(sentencesOf(printable(suggestions)).flatMap((sentence) => reviser.split(sentence))))
    reviser.follow(instruction);
  return revisionOf(reviser, told, { content, values });
}

/** What a reviser came to, with what no longer fits together. */
function revisionOf({ state, outcomes }: Reviser, told: ToldAfter, before: Draft): Revision {
  return { content: state.content, values: state.values, outcomes: withTold(outcomes, told(before, state)) };
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
  told: ToldAfter = nothingTold,
): ProposedRevision {
  const reviser = new Reviser(stateOf(template, values, extra, previousDocument));
  for (const instruction of inOrder(sentencesOf(printable(suggestions)).flatMap((sentence) => reviser.split(sentence))))
    reviser.follow(instruction);
  let before = previousDocument;
  const followed = new ChangePlaces(previousDocument);
  const outcomes = withTold(reviser.outcomes, told({ content: previousDocument, values }, reviser.state));
  const changes = outcomes.flatMap(({ instruction, applied, message }, index) => {
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
  told: ToldAfter = nothingTold,
): Revision {
  const reviser = new Reviser(stateOf(template, values, extra, previousDocument));
  reviser.followAll(instructions);
  return revisionOf(reviser, told, { content: previousDocument, values });
}

const stateOf = (template: DocumentTemplate, values: FormValues, extra: Record<string, unknown>, content: string): RevisionState => ({
  content,
  values,
  fields: template.fields,
  assemble: (form) => template.assemble(form, extra),
});

const BY_NUMBER =
  /^(?:remove|delete|drop|omit|strike out) (?:the )?(?:(?:clause|section|para(?:graph)?)s? (?:no\.? ?)?(?=\d)|(?=\d{1,3}\.\d))(\d{1,3})(?:\.(\d{1,3}))?(?: ?\(([a-z])\))?$/i;

/** Where what an instruction removes by its number stands, as a number that grows with the place; NaN for other instructions. */
function placeRemoved(instruction: string): number {
  const [, clause, sub = '0', item = ''] = BY_NUMBER.exec(spokenPlainly(instruction)) ?? [];
  return clause === undefined ? NaN : Number(clause) * 1e6 + Number(sub) * 1e3 + (item === '' ? 0 : item.toLowerCase().charCodeAt(0) - 96);
}

/** What is removed by its number goes last, the highest first: numbers are those of the text that the writer has seen. Names that change throughout follow. */
function inOrder(instructions: readonly string[]): string[] {
  const numbered = instructions.filter((each) => !Number.isNaN(placeRemoved(each)));
  const others = instructions.filter((each) => Number.isNaN(placeRemoved(each)));
  // What is added to a clause that goes would go with it.
  const isLast = (each: string) => EVERYWHERE.test(each) || isRenumbering(each) || (numbered.length > 0 && ADDED_ANYWHERE.test(each));
  const last = others.filter((each) => isLast(spokenPlainly(each)));
  return [...others.filter((each) => !last.includes(each)), ...numbered.sort((a, b) => placeRemoved(b) - placeRemoved(a)), ...last];
}

/** "Add: the Buyer has inspected the flat": at no number of the draft. */
const ADDED_ANYWHERE = /^(?:add|insert|include)\b(?!.{0,200}\b(?:clause|paragraph|para|section|sub-?clause) \d|.{0,200}\b\d{1,2}\.\d)/i;

/** Words that are exchanged throughout: what else is said speaks of the text as the writer has seen it. */
const EVERYWHERE =
  /^(?:rename|change|replace|substitute|call) [^,;]{3,120} (?:everywhere|throughout|all over|wherever|in the (?:whole|entire) (?:document|agreement|deed))/i;
