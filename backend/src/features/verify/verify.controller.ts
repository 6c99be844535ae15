import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LongBody } from '../../core/requests/route-rules.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { VerifyFilesRequest, VerifyRequest } from './verify.inputs.js';
import { VerifyService } from './verify.service.js';
import { VerifiedFile, VerifiedText } from './verify.views.js';

@Controller('api/verify')
export class VerifyController {
  constructor(private readonly verification: VerifyService) {}

  @Post()
  @Describes(
    'Looks up each quotation, section, article, rule, act, case and date of force that a text cites, and says what the library has of it. Nothing is kept or charged.',
    { id: 'verifyText', answer: VerifiedText, errors: { 422: 'Processing the text would take too long' } },
  )
  @LongBody('check-user')
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('SEARCH')
  verify(
    @CurrentActor() actor: Actor,
    @Body() body: VerifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifiedText> {
    return this.verification.verify(actor, body, disconnectSignal(reply));
  }

  @Post('files')
  @Describes(
    "Looks up what the caller's own files cite, as for a text. A file that cannot be read is named with the reason and does not stop the others; of a long one the first 256,000 characters are looked up. Nothing is charged.",
    { id: 'verifyFiles', answer: [VerifiedFile], errors: { 422: 'Processing a text would take too long' } },
  )
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('FILES')
  verifyFiles(
    @CurrentActor() actor: Actor,
    @Body() body: VerifyFilesRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifiedFile[]> {
    return this.verification.verifyFiles(actor, body, disconnectSignal(reply));
  }
}
