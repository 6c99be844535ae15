import path from 'node:path';
import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../access/access.decorator.js';
import { readJsonFile } from '../validation/json-file.js';
import { Describes } from './describes.decorator.js';

/** What `npm run codegen` made of the code; a check compares the two. A running product does not make it again. */
const FILE = path.resolve(import.meta.dirname, '../../../../openapi.json');
const DOCUMENT = z.looseObject({ openapi: z.string() });

@Controller('api')
@Access('public')
export class OpenApiController {
  private read: object | undefined;

  @Get('openapi.json')
  @Describes('This document.', { id: 'getOpenApiDocument', answer: 'object' })
  document(): object {
    return (this.read ??= readJsonFile(DOCUMENT, FILE));
  }
}
