import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, ClientAddress, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Describes, DescribesPath } from '../../core/descriptions/describes.decorator.js';
import { attachment } from '../../core/http/attachment.js';
import { pageAsked, pageShape, placeOf } from '../../core/pages/list-query.js';
import { disconnectSignal } from '../../core/requests/disconnect-signal.js';
import { LimitedBy, LongBody } from '../../core/requests/route-rules.js';
import { DOCUMENT_MEDIA_TYPES } from '../rendering/printing/rendering.service.js';
import { ApprovalDecisions } from './approval-decisions.service.js';
import { ApprovalFiles } from './approval-files.service.js';
import { ApprovalFileQuery, ApprovalsQuery, ApproveTextInput, AskForApprovalInput, ReturnTextInput } from './approvals.inputs.js';
import { ApprovalsService } from './approvals.service.js';
import { ApprovalRequestView, ApprovalRequestWithText, WithdrawnApproval } from './approvals.views.js';

const NOT_FOUND = { 404: 'There is no such request, or it is neither yours nor yours to decide' };
const DECIDED = { ...NOT_FOUND, 409: 'It was decided in the meantime' };

/** Approval is asked for and given by people: none of this opens to API keys. */
@Controller('api/approvals')
@DescribesPath({ id: 'The request.' })
@Access('user')
export class ApprovalsController {
  constructor(
    private readonly service: ApprovalsService,
    private readonly decisions: ApprovalDecisions,
    private readonly files: ApprovalFiles,
  ) {}

  @Get()
  @Describes('Requests for approval, newest first: the own ones, or those that the signed-in user may decide.', {
    id: 'listApprovals',
    answer: pageShape('requests', ApprovalRequestView),
  })
  async list(@CurrentActor() actor: Actor, @Query() { limit, cursor, queue, state }: ApprovalsQuery) {
    const page = await this.service.list(actor, { ...pageAsked({ limit, cursor }), queue, state });
    return { requests: page.nodes, ...(await placeOf(page)) };
  }

  @Post()
  @Describes('Asks the supervisors to approve a version of a draft, or an answer. A text that waits already stays one request.', {
    id: 'askForApproval',
    status: 201,
    answer: ApprovalRequestView,
    errors: {
      400: 'Neither a version nor an answer is named',
      404: 'Version, conversation or question not found',
      409: 'No approval is needed, nobody is named who could give it, or too many requests',
    },
  })
  ask(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Body() input: AskForApprovalInput): Promise<ApprovalRequestView> {
    return this.service.submit(actor, address, input);
  }

  @Get(':id')
  @Describes('A request with its text.', { id: 'getApproval', answer: ApprovalRequestWithText, errors: NOT_FOUND })
  request(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ApprovalRequestWithText> {
    return this.service.request(actor, id);
  }

  @Delete(':id')
  @Describes('Takes an own request back. The approval of one that was approved ends with it.', {
    id: 'withdrawApproval',
    answer: WithdrawnApproval,
    errors: NOT_FOUND,
  })
  withdraw(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Param('id') id: string): Promise<WithdrawnApproval> {
    return this.service.withdraw(actor, address, id);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Describes('Approves a text as it was submitted, or as the supervisor edited it.', {
    id: 'approveText',
    answer: ApprovalRequestView,
    errors: DECIDED,
  })
  @LongBody('approval-user')
  approve(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Body() input: ApproveTextInput,
  ): Promise<ApprovalRequestView> {
    return this.decisions.approve(actor, address, id, input);
  }

  @Post(':id/return')
  @HttpCode(200)
  @Describes('Returns a text with a remark; the approval of one that was approved ends.', {
    id: 'returnText',
    answer: ApprovalRequestView,
    errors: DECIDED,
  })
  return(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Body() { remark }: ReturnTextInput,
  ): Promise<ApprovalRequestView> {
    return this.decisions.return(actor, address, id, remark);
  }

  @Get(':id/file')
  @Describes('The text of a request as a file: marked until it is approved, and then with the name of who approved it.', {
    id: 'downloadApproval',
    file: DOCUMENT_MEDIA_TYPES,
    errors: {
      ...NOT_FOUND,
      413: 'Too long for a file',
      429: 'Too many downloads; see Retry-After.',
      503: 'PDF cannot be printed now',
      504: 'Not ready in time',
    },
  })
  @LimitedBy('download-user')
  async file(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() { format }: ApprovalFileQuery, @Res() reply: FastifyReply) {
    const { bytes, contentType, filename } = await this.files.file(actor, id, format, disconnectSignal(reply));
    await reply
      .header('content-type', contentType)
      .header('content-disposition', attachment(filename))
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
  }
}
