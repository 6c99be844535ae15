import { positionOf } from '../../values/ordinals.js';
import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';

const ADDING =
  /^(?:(?:add|include|insert|provide|have|put|need|keep|make it) )?(?:(?:space|room|places?|signatures?|witness signatures?) for |an? |one |1 |the )?(?:(third|3rd|fourth|4th|three|four|3|4|two more|2 more|another|more|one more|additional|extra|further|new) )?witness(?:es)?(?: (?:signature|block|line))?(?: (?:also|to|in|at|for|on) .{0,60})?$/i;
const BLOCK = /^\*\*WITNESS (\d{1,2})\*\*$/;
const MOST = 4;

/** One more place for a witness to sign, after those that the draft has; "four witnesses" makes it four. */
export function addWitness(state: RevisionState, instruction: string): CarriedOut {
  const match = ADDING.exec(instruction);
  // "The witnesses" alone asks for none.
  if (!match || /^(?:the )?witnesses$/i.test(instruction)) return null;
  const lines = state.content.split('\n');
  const blocks = lines.flatMap((line, index) => (BLOCK.test(line) ? [index] : []));
  const last = blocks.at(-1);
  if (last === undefined) return null;
  const wanted = /^(?:two|2) more/i.test(match[1] ?? '')
    ? blocks.length + 2
    : /four/i.test(match[1] ?? '') || /^4/.test(match[1] ?? '')
      ? 4
      : /third|three/i.test(match[1] ?? '') || /^3/.test(match[1] ?? '')
        ? 3
        : blocks.length + 1;
  if (wanted <= blocks.length || wanted > MOST) return { refusal: `The document has places for ${blocks.length} witnesses already.` };
  let end = last + 1;
  while (end < lines.length && /^(?:Signature|Name|Address): /.test(lines[end] ?? '')) end += 1;
  const fresh = Array.from({ length: wanted - blocks.length }, (_, index) => [
    '',
    `**WITNESS ${blocks.length + index + 1}**`,
    ...lines.slice(last + 1, end).map((line) => `${line.split(':', 1)[0] ?? ''}: ______________________`),
  ]);
  const content = [...lines.slice(0, end), ...fresh.flat(), ...lines.slice(end)].join('\n');
  return { state: { ...state, content }, message: `Places for ${wanted} witnesses` };
}

const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Smt|Shri|Dr)\.? )?\p{Lu}[\p{L}'’.-]{0,30}(?: \p{Lu}[\p{L}'’.-]{0,30}){0,4}`;
const WHERE = String.raw`(?:,? (?:of|residing at|resident of|r/o|who lives at|,) ?(.{6,200}))?`;
const WHICH = '(first|second|third|fourth|1st|2nd|3rd|4th)';
const IS_NAMED = new RegExp(
  String.raw`^(?:(?:[Mm]ake|[Hh]ave|[Nn]ame|[Pp]ut|[Ss]et) )?(?:[Tt]he )?(?:${WHICH} [Ww]itness|[Ww]itness (?:no\.? ?)?([1-4]))(?:['’]s name)? (?:is |should be |will be |shall be |to be |as |to )?(${NAME})${WHERE}$`,
  'u',
);
const MAKES = new RegExp(
  String.raw`^(?:[Mm]ake|[Aa]dd|[Nn]ame|[Pp]ut|[Ww]rite|[Uu]se) (${NAME})${WHERE},? (?:as )?(?:the )?(?:${WHICH} witness|witness (?:no\.? ?)?([1-4]))$`,
  'u',
);
/** "The first witness is Suresh Rao of 5 MG Road, Pune": the name and address where that witness signs. */
export function nameWitness(state: RevisionState, instruction: string): CarriedOut {
  const is = IS_NAMED.exec(instruction);
  const made = is ? null : MAKES.exec(instruction);
  const [which = '', name = '', address = ''] = is ? [is[1] ?? is[2], is[3], is[4]] : made ? [made[3] ?? made[4], made[1], made[2]] : [];
  if (name === '') return null;
  const position = positionOf(which);
  const number = position === null ? Number(which) : position + 1;
  const lines = state.content.split('\n');
  const at = lines.indexOf(`**WITNESS ${number}**`);
  if (at < 0) return { refusal: `The document has no place for witness ${number}.` };
  let filled = false;
  for (let index = at + 1; index < lines.length && /^(?:Signature|Name|Address): /.test(lines[index] ?? ''); index += 1) {
    if (/^Name: /.test(lines[index] ?? '')) [lines[index], filled] = [`Name: ${name}`, true];
    if (/^Address: /.test(lines[index] ?? '') && address !== '') lines[index] = `Address: ${address.replace(/[.;]$/, '')}`;
  }
  return filled ? { state: { ...state, content: lines.join('\n') }, message: `Witness ${number}: ${name}` } : null;
}
