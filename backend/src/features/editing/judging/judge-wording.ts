import { parseDraft, type DraftTree } from '@themis/draft';
import { turnsRound } from './altered-words.js';
import { inventedNames } from './invented-names.js';
import { type ClaimedEdit, type JudgedEdit, refusalOf } from './judge-edits.js';
import type { MentionedField } from './named-lines.js';
import { piecesOf } from './pieces.js';

export interface WordingToJudge {
  content: string;
  /** Free texts of the form, in the order of the instructions that name them. */
  parts: readonly MentionedField[];
  edits: readonly ClaimedEdit[];
  given: string;
}

/** A line of fewer words could stand in a clause by chance. */
const WORDS_MIN = 3;
/** How much longer or shorter better wording may be, as a share of what stood there. */
const LENGTHS = { least: 0.5, most: 1.8 };

const ELSEWHERE = 'it changes what is not free text of the form';
const FACTS = 'it changes a fact, a figure, a name or a duty';

/** Looks at better wording of what the user typed: it may only be offered, and only for the lines that hold it. */
export function judgeWording({ content, parts, edits, given }: WordingToJudge): JudgedEdit[] {
  const tree = parseDraft(content);
  const lines = parts.map(({ value }) => linesOf(tree, value));
  return edits.map((edit): JudgedEdit => {
    const reason = refusal(tree, edit, lines[edit.instruction - 1], given);
    return { ...edit, verdict: reason === null ? 'also' : 'refused', reason };
  });
}

function refusal(tree: DraftTree, { operation }: ClaimedEdit, lines: ReadonlySet<string> | undefined, given: string): string | null {
  if (operation.do !== 'edit' || !lines?.has(operation.node)) return ELSEWHERE;
  const refused = refusalOf(tree, operation, given);
  if (refused) return refused;
  const before = tree.nodes.find(({ id }) => id === operation.node)?.text ?? '';
  const after = before.replace(operation.oldText, () => operation.newText);
  const isLong = after.length > before.length * LENGTHS.most || after.length < before.length * LENGTHS.least;
  const isAltered = turnsRound(before, after) || inventedNames(after, given).length > 0 || namesOf(before) !== namesOf(after);
  return isLong || isAltered ? FACTS : null;
}

/** Words with a capital that do not begin a sentence. */
const NAME = /(?<=[\p{L}\p{N},;:)"”] )\p{Lu}[\p{L}\p{M}.'’-]{0,60}/gu;
const namesOf = (text: string): string => (text.match(NAME) ?? []).sort().join();

/** The lines of a draft that hold the lines of a value. */
function linesOf(tree: DraftTree, value: string): Set<string> {
  const wanted = value
    .split('\n')
    .map((line) => piecesOf(line))
    .filter((pieces) => pieces.length >= WORDS_MIN)
    .map((pieces) => ` ${pieces.map(({ key }) => key).join(' ')} `);
  const holds = (text: string): boolean => {
    const keys = ` ${piecesOf(text)
      .map(({ key }) => key)
      .join(' ')} `;
    return wanted.some((line) => keys.includes(line));
  };
  return new Set(tree.nodes.filter(({ text }) => holds(text)).map(({ id }) => id));
}

/** Whether a draft has lines that hold any of a value. */
export const isHeld = (content: string, value: string): boolean => linesOf(parseDraft(content), value).size > 0;
