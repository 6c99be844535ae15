import path from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Access } from '../access/access.decorator.js';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../http/prepared-answer.js';
import { readJsonFile } from '../validation/json-file.js';
import { Describes } from '../descriptions/describes.decorator.js';

/** What `npm run codegen` made of the code; a check compares the two. A running product does not make it again. */
const FILE = path.resolve(import.meta.dirname, '../../../../openapi.json');
const DOCUMENT = z.looseObject({ openapi: z.string() });

@Controller('api')
@Access('public')
export class OpenApiController {
  private prepared: PreparedAnswer | undefined;

  @Get('openapi.json')
  @Describes('This document.', { id: 'getOpenApiDocument', answer: 'object' })
  async document(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.prepared ??= prepareAnswer(JSON.stringify(readJsonFile(DOCUMENT, FILE)), 'application/json; charset=utf-8');
    await sendPrepared(request, reply, this.prepared, 'public, no-cache');
  }
}
