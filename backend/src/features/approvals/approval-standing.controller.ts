import { Controller, Get } from '@nestjs/common';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { Describes } from '../../core/descriptions/describes.decorator.js';
import { ApprovalsService } from './approvals.service.js';
import { ApprovalStanding } from './approvals.views.js';

/** A path of its own: "standing" would be the id of a request to the other methods of this one. */
@Controller('api/approval-standing')
@Access('user')
export class ApprovalStandingController {
  constructor(private readonly service: ApprovalsService) {}

  @Get()
  @Describes('Whether the texts of the signed-in user need approval, who may approve them, and what waits for them to decide.', {
    id: 'getApprovalStanding',
    answer: ApprovalStanding,
  })
  standing(@CurrentActor() actor: Actor): Promise<ApprovalStanding> {
    return this.service.standing(actor);
  }
}
