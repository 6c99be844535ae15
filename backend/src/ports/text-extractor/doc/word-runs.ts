import { FONT, formattedRuns, modifiers } from './word-properties.js';
import type { StyleFonts } from './word-styles.js';

/** A part of the text that has properties of its own, by its place in the main stream. */
export interface WordRun {
  from: number;
  to: number;
  /** A tracked deletion. */
  deleted: boolean;
  struck: boolean;
  hidden: boolean;
  /** Place of its picture in the stream `Data`. */
  picture?: number;
  /** Name of its font; undefined where the paragraph's holds. */
  font?: string;
}

/** Where the FIB says that the table of them begins, with its length after it ([MS-DOC] 2.5.6). */
const PLCF_CHPX = 0xfa;

/** Single property modifiers, sprms ([MS-DOC] 2.6.1). */
const DELETED = 0x0800;
const STRUCK = 0x0837;
const STRUCK_TWICE = 0x2a53;
const HIDDEN = 0x083c;
const CHARACTER_STYLE = 0x4a30;
const PICTURE_PLACE = 0x6a03;

/** Properties of characters, in the order of the stream, from formatted disk pages. What is damaged ends the list. */
export function wordRuns(main: Buffer, table: Buffer, fonts: StyleFonts): WordRun[] {
  const runs: WordRun[] = [];
  for (const { from, to, properties } of formattedRuns(main, table, PLCF_CHPX, 1)) {
    const run: WordRun = { from, to, deleted: false, struck: false, hidden: false };
    for (const { sprm, operand } of modifiers(properties)) {
      switch (sprm) {
        case DELETED:
          run.deleted = isOn(operand);
          break;
        case STRUCK:
        case STRUCK_TWICE:
          run.struck ||= isOn(operand);
          break;
        case HIDDEN:
          run.hidden = isOn(operand);
          break;
        case PICTURE_PLACE:
          run.picture = operand.readUInt32LE(0);
          break;
        case FONT:
          run.font = fonts.name(operand.readUInt16LE(0));
          break;
        case CHARACTER_STYLE:
          run.font ??= fonts.ofStyle(operand.readUInt16LE(0));
          break;
      }
    }
    runs.push(run);
  }
  return runs;
}

const isOn = (operand: Buffer): boolean => operand[0] === 1 || operand[0] === 0x81;
