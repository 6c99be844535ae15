import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/http/disconnect-signal.js';
import { Describes } from '../../core/openapi/describes.decorator.js';
import { NoticeInput } from './notice.inputs.js';
import { NoticeService } from './notice.service.js';
import { NoticeReadingView } from './notice.views.js';

@Controller('api/document/notice')
export class NoticeController {
  constructor(private readonly notices: NoticeService) {}

  @Post()
  @Describes("Reads one of the signed-in user's own files as a notice, a summons or a complaint. Nothing is kept or charged.", {
    answer: NoticeReadingView,
    errors: {
      404: 'File not found',
      409: 'The file is still being read. Please try again in a moment.',
      422: 'The file holds no text, or one that takes too long to work on',
    },
  })
  @HttpCode(200)
  @Access('user')
  read(
    @CurrentActor() actor: Actor,
    @Body() body: NoticeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NoticeReadingView> {
    return this.notices.read(actor, body, disconnectSignal(reply));
  }
}
