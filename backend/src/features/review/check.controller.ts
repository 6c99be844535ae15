import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LongBody } from '../../core/requests/route-rules.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { CheckRequest } from './check.inputs.js';
import { CheckService } from './check.service.js';
import { DocumentCheckView } from './check.views.js';

@Controller('api/document/check')
export class CheckController {
  constructor(private readonly checks: CheckService) {}

  @Post()
  @Describes(
    'What to look at before a text is signed; with the document type and the form also what does not fit together there. Nothing is kept or charged.',
    {
      id: 'checkDocument',
      answer: DocumentCheckView,
      errors: { 400: 'Unknown document type', 404: 'Matter not found', 422: 'Processing the text would take too long' },
    },
  )
  @LongBody('check-user')
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('DOCUMENTS_READ')
  check(
    @CurrentActor() actor: Actor,
    @Body() body: CheckRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentCheckView> {
    return this.checks.check(actor, body, disconnectSignal(reply));
  }
}
