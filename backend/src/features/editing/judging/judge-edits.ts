import { applyOperations, type DraftTree, lineOf, type Operation, parseDraft, writeDraft } from '@themis/draft';
import { alterationsOf, isAskedFor, isTelling, turnsRound } from './altered-words.js';
import { inventedNames } from './invented-names.js';
import { namedLines, type MentionedField, type NamedLines, quotationsIn } from './named-lines.js';
import { figuresIn, piecesOf } from './pieces.js';
import { unsafeText } from './unsafe-text.js';
import { ADDING, AGREEING, DUTIES, JOINING, REMOVING, REMOVING_PHRASE, REWORDING, SAYING } from './word-lists.js';

/** A change as a model proposes it: an operation, and the number of the instruction that is said to ask for it. */
export interface ClaimedEdit {
  instruction: number;
  operation: LineOperation;
}

/** What a model may do to a line; clauses are moved and terms renamed by instructions alone. */
export type LineOperation = Extract<Operation, { do: 'edit' | 'insert' | 'remove' }>;

export interface EditsToJudge {
  content: string;
  /** In the words of the user. */
  instructions: readonly { words: string; fields: readonly MentionedField[] }[];
  edits: readonly ClaimedEdit[];
  /** What else may be named in a draft: the form, a reference document. */
  given: string;
}

export interface JudgedEdit extends ClaimedEdit {
  /**
   * `asked`: its instruction names the line and says the words. `also`: it can be made, and is not what was asked for. `refused`: it is no
   * change that this draft can have.
   */
  verdict: 'asked' | 'also' | 'refused';
  /** Why it is not `asked`, in words for people. */
  reason: string | null;
}

/** Longest text that is put in at once; longer ones are documents. */
const INSERTED_MAX = 4000;
const INSERTED_LINES_MAX = 30;
/** From this length a line that stands in the draft already is no new line. */
const TOLD_AGAIN_MIN = 30;
/** A quotation of so much of a line is the line. */
const MOST_OF_LINE = 0.6;

const REFUSALS = {
  'no-such-node': 'it names a line that the draft does not have',
  'not-there': 'the words that it changes do not stand there',
  'more-than-once': 'the words that it changes stand there more than once',
  'no-change': 'it changes nothing',
  structure: 'it would change what the lines of the draft are',
} as const;

/** Looks at each change that a model proposes, by the draft and by what was asked for. */
export function judgeEdits({ content, instructions, edits, given }: EditsToJudge): JudgedEdit[] {
  const tree = parseDraft(content);
  const named = instructions.map(({ words, fields }) => namedLines(words, tree, fields));
  const said = [content, given, ...instructions.map(({ words }) => words)].join('\n');
  return edits.map((edit): JudgedEdit => {
    const instruction = named[edit.instruction - 1];
    if (!instruction) return { ...edit, verdict: 'refused', reason: 'no suggestion asks for it' };
    const refusal = refusalOf(tree, edit.operation, said);
    if (refusal) return { ...edit, verdict: 'refused', reason: refusal };
    const reason = notAsked(tree, edit.operation, instruction, said);
    return { ...edit, verdict: reason === null ? 'asked' : 'also', reason };
  });
}

/** Why an operation cannot be carried out on a draft whoever asks for it. */
export function refusalOf(tree: DraftTree, operation: LineOperation, given: string): string | null {
  const text = operation.do === 'edit' ? operation.newText : operation.do === 'insert' ? operation.text : '';
  const unsafe = unsafeText(operation.do === 'edit' ? withoutKept(operation) : text, given);
  if (unsafe) return `it has ${unsafe}`;
  if (operation.do === 'insert') {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const known = new Set(tree.nodes.map((node) => node.text.trim()));
    const isTold = lines.some((line) => line.length >= TOLD_AGAIN_MIN && known.has(line.replace(/^\S{1,12}\s/, '').trim()));
    if (text.length > INSERTED_MAX || lines.length > INSERTED_LINES_MAX || lines.some((line) => line.startsWith('# ')) || isTold)
      return 'it writes the draft anew';
  }
  const { refused } = applyOperations(tree, [operation]);
  return refused[0] ? REFUSALS[refused[0].reason] : null;
}

/** The new words without those at their ends that stood there before. */
function withoutKept({ oldText, newText }: Extract<Operation, { do: 'edit' }>): string {
  let start = 0;
  while (start < newText.length && newText[start] === oldText[start]) start += 1;
  let end = newText.length;
  for (let old = oldText.length; end > start && old > start && newText[end - 1] === oldText[old - 1]; old -= 1) end -= 1;
  // To whole words, so that a tag is not cut in two.
  while (start > 0 && !/\s/.test(newText[start - 1] ?? '')) start -= 1;
  while (end < newText.length && !/\s/.test(newText[end] ?? '')) end += 1;
  return newText.slice(start, end);
}

const OUTSIDE = 'it changes a line that the suggestion does not name';
const OTHER_WORDS = 'it changes words that the suggestion does not speak of';

/** Why an operation is not what an instruction asks for; null when it is. */
function notAsked(tree: DraftTree, operation: LineOperation, instruction: NamedLines, given: string): string | null {
  switch (operation.do) {
    case 'edit':
      return editNotAsked(tree, operation, instruction);
    case 'insert':
      return insertNotAsked(tree, operation, instruction, given);
    case 'remove':
      return removalNotAsked(tree, operation, instruction);
  }
}

function editNotAsked(tree: DraftTree, operation: Extract<Operation, { do: 'edit' }>, instruction: NamedLines): string | null {
  if (!instruction.ids.has(operation.node)) return OUTSIDE;
  const before = textOf(tree, operation.node);
  const after = before.replace(operation.oldText, () => operation.newText);
  if (instruction.byNumber && saysAny(instruction, REWORDING)) return turnsRound(before, after) ? OTHER_WORDS : null;
  const removes = saysAny(instruction, REMOVING) || REMOVING_PHRASE.test(instruction.words);
  const alterations = alterationsOf(before, after);
  const isAsked = alterations.some(isTelling) && alterations.every((alteration) => isAskedFor(alteration, instruction, removes));
  return isAsked ? null : OTHER_WORDS;
}

function insertNotAsked(
  tree: DraftTree,
  { after, text }: Extract<Operation, { do: 'insert' }>,
  instruction: NamedLines,
  given: string,
): string | null {
  const node = tree.nodes.find(({ id }) => id === after);
  // A sentence in the words of the suggestion is what it asks for, whatever its verb.
  const isOwn = isInWordsOf(text, instruction);
  if (!isOwn && !saysAny(instruction, ADDING)) return 'the suggestion asks for no addition';
  const isPlace = node?.part === 'body' || instruction.ids.has(after) || (isOwn && LIST_LINE.test(node ? lineOf(node) : ''));
  if (!isPlace) return OUTSIDE;
  if (instruction.byNumber && !instruction.ids.has(after)) return OUTSIDE;
  const said = new Set(instruction.pieces.map(({ key }) => key));
  const pieces = piecesOf(text.replace(/^(?:\d{1,3}\.(?:\d{1,3})?|\([a-z]{1,5}\))\s/gm, ''));
  const known = new Set(piecesOf(given).map(({ key }) => key));
  if (figuresIn(pieces).some(({ key }) => !known.has(key)) || inventedNames(text, given).length > 0) return OTHER_WORDS;
  return pieces.some(({ key }) => said.has(key) && !SAYING.has(key)) ? null : OTHER_WORDS;
}

/** "No arbitration please". */
const NO_SUCH = /(?:^|[,;] |\band )no \p{L}/iu;
/** An entry of a list or a row of a table, behind which another one may stand in a schedule. */
const LIST_LINE = /^(?:[-*•|]|\([a-z]{1,5}\)|\d{1,3}[.)])/;
/** What of the words of an addition has to be the suggestion's. */
const OWN_SHARE = 0.7;

/** Whether nearly all that a text says was said by an instruction. */
function isInWordsOf(text: string, { pieces }: NamedLines): boolean {
  const said = new Set(pieces.map(({ key }) => key));
  const telling = piecesOf(text).filter(({ key }) => !AGREEING.has(key) && !JOINING.has(key) && !DUTIES.has(key));
  const own = telling.filter(({ key }) => said.has(key));
  return own.length >= OWN_MIN && own.length >= telling.length * OWN_SHARE;
}
/** One word that both have is no sentence. */
const OWN_MIN = 3;

function removalNotAsked(tree: DraftTree, { node }: Extract<Operation, { do: 'remove' }>, instruction: NamedLines): string | null {
  const isRemoval = saysAny(instruction, REMOVING) || REMOVING_PHRASE.test(instruction.words) || NO_SUCH.test(instruction.words);
  if (!isRemoval) return 'the suggestion asks for no removal';
  if (!instruction.ids.has(node)) return OUTSIDE;
  const text = textOf(tree, node);
  // "Remove the words "in advance" from clause 3.1": less than the line is to go.
  const quoted = quotationsIn(instruction.words).join(' ').length;
  if (quoted > 0 && quoted < text.length * MOST_OF_LINE) return OTHER_WORDS;
  if (instruction.byNumber === 'itself') return null;
  if (instruction.heads.has(node)) return OUTSIDE;
  // Named by its subject or its place: what goes has a word of it itself, so that a whole clause does not go for one that it mentions.
  const said = new Set(instruction.pieces.filter(({ key }) => !SAYING.has(key) && !JOINING.has(key)).map(({ key }) => key));
  return piecesOf(text).some(({ key }) => said.has(key)) ? null : OUTSIDE;
}

const textOf = (tree: DraftTree, id: string): string => tree.nodes.find((node) => node.id === id)?.text ?? '';

const saysAny = ({ pieces }: NamedLines, words: ReadonlySet<string>): boolean => pieces.some(({ key }) => words.has(key));

/**
 * A draft with several changes, each of one or more operations that belong together.
 * @returns `lost`: which of them do not fit with those before them, by their place
 */
export function withChanges(content: string, changes: readonly (readonly Operation[])[]): { content: string; lost: number[] } {
  const lost = new Set<number>();
  const before = parseDraft(content);
  // Each round either fits or leaves one change out.
  for (;;) {
    const kept = changes.flatMap((operations, index) => (lost.has(index) ? [] : operations));
    const { tree, refused } = applyOperations(before, kept);
    if (refused.length === 0) return { content: writeDraft(tree), lost: [...lost] };
    const unfit = new Set(refused.map(({ operation }) => operation));
    const last = changes.findLastIndex((operations, index) => !lost.has(index) && operations.some((operation) => unfit.has(operation)));
    lost.add(last);
  }
}

/** The lines of a draft that are not blank, as a model is shown them. */
export function shownLines(content: string): { id: string; number: string; text: string }[] {
  return parseDraft(content)
    .nodes.filter((node) => lineOf(node).trim() !== '')
    .map(({ id, label, text }) => ({ id, number: label.trim(), text }));
}
