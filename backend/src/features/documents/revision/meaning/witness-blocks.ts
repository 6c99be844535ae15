import type { CarriedOut, RevisionState } from '../carrying/apply-field.js';

const ADDING =
  /^(?:(?:add|include|insert|provide|have|put|need|keep|make it) )?(?:(?:space|room|places?|signatures?|witness signatures?) for |an? |one |the )?(?:(third|3rd|fourth|4th|three|four|3|4|another|more|one more|additional|extra|further|new) )?witness(?:es)?(?: (?:signature|block|line))?(?: (?:also|to|in|at|for|on) .{0,60})?$/i;
const BLOCK = /^\*\*WITNESS (\d{1,2})\*\*$/;
const MOST = 4;

/** One more place for a witness to sign, after those that the draft has; "four witnesses" makes it four. */
export function addWitness(state: RevisionState, instruction: string): CarriedOut {
  const match = ADDING.exec(instruction);
  if (!match) return null;
  const lines = state.content.split('\n');
  const blocks = lines.flatMap((line, index) => (BLOCK.test(line) ? [index] : []));
  const last = blocks.at(-1);
  if (last === undefined) return null;
  const wanted =
    /four/i.test(match[1] ?? '') || /^4/.test(match[1] ?? '')
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
