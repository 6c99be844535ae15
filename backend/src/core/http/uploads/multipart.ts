import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.js';
import { BadRequestError, TooLargeError } from '../../errors/common-errors.js';
import { SpooledFile } from './spooled-file.js';

/** What a form may hold. A part of another name, or a second one of the same, is refused as soon as it arrives. */
export interface FormRules {
  fields: readonly string[];
  /** Bounds each field, in bytes. */
  fieldBytes: number;
  /** Bounds all fields together; unless given, each may be as long as one. */
  allFieldsBytes?: number;
  file?: {
    field: string;
    /** Of each file, inclusive. */
    maxBytes: number;
    /** How many files the field may hold; 1 unless given. */
    most?: number;
    /** Bounds all of them together, inclusive; unless given, each may be as large as one. */
    allBytes?: number;
    /** Where files wait while they arrive. */
    folder: string;
  };
}

export interface SpooledForm {
  /** In the order sent; to be closed by whoever reads the form. */
  files: { filename: string; spooled: SpooledFile }[];
  fields: Record<string, string>;
}

const PART_LIMITS = { fieldNameSize: 100, headerPairs: 50 };
/** Boundaries and headers of the parts. */
const OVERHEAD_BYTES = 64 * 1024;
/**
 * More than a socket gives at once (64 KiB). The parser waits for room in a part by a callback that it loses when the part is one that
 * it throws away and the form ends in the same bytes; with room for them it never waits.
 */
const PART_BUFFER_BYTES = 128 * 1024;
const TOO_LARGE = 'File too large. Please choose a smaller file.';
const SHOWN_NAME = 60;
const MALFORMED = 'Invalid file type or format';

/**
 * Reads a multipart body, its parts in any order.
 * @throws TooLargeError; BadRequestError when the body is not a well-formed multipart form of that shape; UnavailableError
 */
export async function readForm(request: FastifyRequest, rules: FormRules): Promise<SpooledForm> {
  // The parser waits for ever for the end of a request that ended before it began to listen.
  if (!request.isMultipart() || request.raw.destroyed) throw new BadRequestError(MALFORMED);
  const { fields, fieldBytes, allFieldsBytes = fields.length * fieldBytes, file } = rules;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > allFilesBytes(rules) + allFieldsBytes + OVERHEAD_BYTES) throw new TooLargeError(TOO_LARGE);
  const form: SpooledForm = { files: [], fields: {} };
  try {
    // One part more than there may be, so that the refusal is ours.
    const most = fields.length + (file?.most ?? 1) + 1;
    const limits = { ...PART_LIMITS, fields: most, files: most, parts: most, fileSize: file?.maxBytes ?? 0, fieldSize: fieldBytes };
    for await (const part of request.parts({ limits, fileHwm: PART_BUFFER_BYTES })) {
      if (part.type === 'file') await takeFile(part, form, rules);
      else takeField(part, form, rules);
      if (bytesOf(form.fields) > allFieldsBytes) throw new TooLargeError(TOO_LARGE);
    }
  } catch (error) {
    // What is still to come is thrown away unread, instead of being parsed for nothing.
    request.raw.unpipe();
    await Promise.all(form.files.map(({ spooled }) => spooled.close()));
    throw formError(error);
  }
  return form;
}

const allFilesBytes = ({ file }: FormRules): number => (file ? (file.allBytes ?? file.maxBytes * (file.most ?? 1)) : 0);

const bytesOf = (fields: Record<string, string>): number => Object.values(fields).reduce((sum, value) => sum + Buffer.byteLength(value), 0);

function takeField({ fieldname, value, valueTruncated }: MultipartValue, form: SpooledForm, rules: FormRules): void {
  const { fields } = rules;
  if (!fields.includes(fieldname) || Object.hasOwn(form.fields, fieldname)) throw unexpectedPart(fieldname, rules);
  if (valueTruncated) throw new TooLargeError(TOO_LARGE);
  form.fields[fieldname] = String(value);
}

async function takeFile({ fieldname, filename, file }: MultipartFile, form: SpooledForm, allRules: FormRules): Promise<void> {
  const { file: rules } = allRules;
  if (fieldname !== rules?.field) throw unexpectedPart(fieldname, allRules);
  const { most = 1 } = rules;
  if (form.files.length >= most)
    throw most === 1 ? unexpectedPart(fieldname, allRules) : new BadRequestError(`Please send at most ${most} files at once.`);
  // Stops at the limit: the parser's own way would read what is too large to its end.
  file.once('limit', () => file.destroy(new TooLargeError(TOO_LARGE)));
  form.files.push({ filename, spooled: await SpooledFile.from(file, rules.folder) });
  if (form.files.reduce((sum, { spooled }) => sum + spooled.size, 0) > allFilesBytes(allRules)) throw new TooLargeError(TOO_LARGE);
}

/** A part that the form does not have, that comes twice, or that is a file where there should be text, or the other way round. */
function unexpectedPart(name: string, { fields, file }: FormRules): BadRequestError {
  const files = file ? [`${file.field} (${file.most === undefined ? 'a file' : `up to ${file.most} files`})`] : [];
  const parts = [...fields.map((field) => `${field} (text)`), ...files];
  return new BadRequestError(`Unexpected part: ${name.slice(0, SHOWN_NAME)}. The form takes, each once: ${parts.join(', ')}.`);
}

function formError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { statusCode } = error as { statusCode?: unknown };
  if (statusCode === 413) return new TooLargeError(TOO_LARGE);
  // The parser throws plain errors on malformed bodies; a client that hangs up in the middle ends here too.
  return new BadRequestError(MALFORMED, 'BAD_REQUEST', { cause: error });
}
