import type { FastifyReply } from 'fastify';
import { attachment } from '../../core/http/attachment.js';
import type { RenderedDocument } from './printing/rendering.service.js';

/** What a route may refuse that prints a text and sends it as a file. */
export const PRINT_ERRORS = {
  413: 'Too long, or more pages than a PDF may have',
  422: 'No document to download, or a text that takes too long to work on',
  429: 'Too many downloads, too many that wait, or too much time used; see Retry-After.',
  503: 'PDF cannot be printed now',
  504: 'Not ready in time',
};

/** Answers with a document to be saved, which no cache keeps. */
export const sendFile = (reply: FastifyReply, { bytes, contentType, filename }: RenderedDocument): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', attachment(filename))
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes));
