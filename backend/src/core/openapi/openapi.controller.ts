import { Controller, Get, Inject } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Access } from '../access/access.decorator.js';
import { Describes } from './describes.decorator.js';

/** Holds the document once the application is put together. */
export class OpenApiHolder {
  document: OpenAPIObject | null = null;
}

@Controller('api')
@Access('public')
export class OpenApiController {
  constructor(@Inject(OpenApiHolder) private readonly holder: OpenApiHolder) {}

  @Get('openapi.json')
  @Describes('This document.', { id: 'getOpenApiDocument', answer: 'object' })
  document(): OpenAPIObject | object {
    return this.holder.document ?? {};
  }
}
