import type { FastifyReply } from 'fastify';
import { attachment } from '../../core/http/attachment.js';
import type { RenderedDocument } from './printing/rendering.service.js';

/** Answers with a document to be saved, which no cache keeps. */
export const sendFile = (reply: FastifyReply, { bytes, contentType, filename }: RenderedDocument): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', attachment(filename))
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes));
