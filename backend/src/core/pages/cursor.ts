import { isUUID } from 'class-validator';
import { z } from 'zod';
import { BadRequestError } from '../errors/common-errors.js';

/** A place in a list ordered by time and id: stable while rows come and go. */
export interface Cursor {
  at: Date;
  id: string;
}

/** A place in a list whose order the caller chooses; `value` is the last row's by that order, as text. */
export interface SortedCursor {
  value: string;
  id: string;
}

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
const decoded = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8');
const invalid = () => new BadRequestError('Invalid cursor');

export const encodeCursor = ({ at, id }: Cursor): string => encoded(`${at.toISOString()} ${id}`);

/** @throws BadRequestError for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): Cursor {
  const [time = '', id = ''] = decoded(text).split(' ');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !isUUID(id)) throw invalid();
  return { at, id };
}

/** A place in a list that is ordered by a growing number. */
export const encodeSequence = (id: string): string => encoded(`#${id}`);

/** @throws BadRequestError for anything that `encodeSequence` did not make. */
export function decodeSequence(text: string): string {
  const id = /^#(\d{1,18})$/.exec(decoded(text))?.[1];
  if (id === undefined) throw invalid();
  return id;
}

const SORTED = z.tuple([z.string(), z.string(), z.uuid()]);

/** @param order names the order, so that the cursor of one order is nothing to another */
export const encodeSorted = (order: string, { value, id }: SortedCursor): string => encoded(JSON.stringify([order, value, id]));

/** @throws BadRequestError for anything that `encodeSorted` did not make for this order. */
export function decodeSorted(order: string, text: string): SortedCursor {
  let parts: unknown;
  try {
    parts = JSON.parse(decoded(text));
  } catch {
    throw invalid();
  }
  const { success, data } = SORTED.safeParse(parts);
  if (!success || data[0] !== order) throw invalid();
  return { value: data[1], id: data[2] };
}
