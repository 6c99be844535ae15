import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor, OpenToKeys } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { LawProposals } from './law/law-proposals.js';
import { NoticeInput, proposalRequest, ReplyLawInput } from './notice.inputs.js';
import { NoticeService } from './notice.service.js';
import { NoticeReadingView, ProposedLawsView } from './notice.views.js';

@Controller('api/document/notice')
export class NoticeController {
  constructor(
    private readonly notices: NoticeService,
    private readonly proposals: LawProposals,
  ) {}

  @Post()
  @Describes("Reads one of the signed-in user's own files as a notice, a summons or a complaint. Nothing is kept or charged.", {
    id: 'readNotice',
    answer: NoticeReadingView,
    errors: {
      404: 'File not found',
      409: 'The file is still being read. Please try again in a moment.',
      422: 'The file holds no text, or one that takes too long to work on',
    },
  })
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('FILES')
  read(
    @CurrentActor() actor: Actor,
    @Body() body: NoticeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NoticeReadingView> {
    return this.notices.read(actor, body, disconnectSignal(reply));
  }

  @Post('law')
  @Describes(
    'Law that a reply may rely on: what the notice cites, then what the library has on a point. Nothing is chosen, kept or charged.',
    { id: 'proposeReplyLaw', answer: ProposedLawsView },
  )
  @HttpCode(200)
  @Access('user')
  @OpenToKeys('FILES')
  async law(
    @CurrentActor() actor: Actor,
    @Body() body: ReplyLawInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProposedLawsView> {
    return { proposals: await this.proposals.propose(actor, proposalRequest(body), disconnectSignal(reply)) };
  }
}
