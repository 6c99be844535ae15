import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadRequestError, TooLargeError } from '../errors/common-errors.js';

export interface UploadedFile {
  /** As the client sent it; never used as a path. */
  filename: string;
  bytes: Buffer;
}

export interface MultipartForm {
  file: UploadedFile | null;
  fields: Record<string, string>;
}

const FIELD_LIMITS = { fields: 20, fieldNameSize: 100, headerPairs: 50 };
/** Boundaries and headers of the parts. */
const OVERHEAD_BYTES = 64 * 1024;
const TOO_LARGE = 'File too large. Please choose a smaller file.';

/**
 * Reads a multipart body with at most one file, in any order of parts.
 * @param limits `fileBytes` is inclusive; `fieldBytes` bounds each other field
 * @throws TooLargeError, BadRequestError when the body is no well-formed multipart form of that shape
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string | null,
  limits: { fileBytes: number; fieldBytes: number },
): Promise<MultipartForm> {
  if (!request.isMultipart()) throw new BadRequestError('Invalid file type or format');
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limits.fileBytes + FIELD_LIMITS.fields * limits.fieldBytes + OVERHEAD_BYTES) throw new TooLargeError(TOO_LARGE);
  const form: MultipartForm = { file: null, fields: {} };
  try {
    const parts = request.parts({
      limits: { ...FIELD_LIMITS, files: fileField ? 1 : 0, parts: 21, fileSize: limits.fileBytes, fieldSize: limits.fieldBytes },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        const bytes = await fileOf(part);
        if (part.fieldname === fileField) form.file = { filename: part.filename, bytes };
      } else {
        if (part.valueTruncated) throw new TooLargeError(TOO_LARGE);
        form.fields[part.fieldname] = String(part.value);
      }
    }
  } catch (error) {
    throw multipartError(error);
  }
  return form;
}

/** Stops at the limit: the parser's own way would read what is too large to its end. */
async function fileOf({ file }: MultipartFile): Promise<Buffer> {
  file.once('limit', () => file.destroy(new TooLargeError(TOO_LARGE)));
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function multipartError(error: unknown): unknown {
  if (error instanceof BadRequestError || error instanceof TooLargeError) return error;
  const { statusCode } = error as { statusCode?: unknown };
  if (statusCode === 413) return new TooLargeError(TOO_LARGE);
  // The parser throws plain errors on malformed bodies; a client that hangs up in the middle ends here too.
  return new BadRequestError('Invalid file type or format', 'BAD_REQUEST', { cause: error });
}
