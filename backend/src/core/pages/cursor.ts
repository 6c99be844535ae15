import { BadRequestError } from '../errors/common-errors.js';

/** A place in a list ordered by time and id: stable while rows come and go. */
export interface Cursor {
  at: Date;
  id: string;
}

export const encodeCursor = ({ at, id }: Cursor): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

/** @throws BadRequestError for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !/^[0-9a-f-]{36}$/.test(id)) throw new BadRequestError('Invalid cursor');
  return { at, id };
}

/** A place in a list that is ordered by a growing number. */
export const encodeSequence = (id: string): string => Buffer.from(`#${id}`).toString('base64url');

/** @throws BadRequestError for anything that `encodeSequence` did not make. */
export function decodeSequence(text: string): string {
  const id = /^#(\d{1,18})$/.exec(Buffer.from(text, 'base64url').toString('utf8'))?.[1];
  if (id === undefined) throw new BadRequestError('Invalid cursor');
  return id;
}
