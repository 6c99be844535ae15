import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { ApprovalDecisions } from './approval-decisions.service.js';
import { ApprovalFiles } from './approval-files.service.js';
import { ApprovalStandingController } from './approval-standing.controller.js';
import { ApprovalsController } from './approvals.controller.js';
import { ApprovalsResolver } from './approvals.resolver.js';
import { ApprovalsService } from './approvals.service.js';
import { ApprovalRequest } from './keeping/approval-request.entity.js';
import { ApprovalSeal } from './keeping/approval-seal.js';
import { SupervisionAdminController } from './supervision/supervision.admin.controller.js';
import { SupervisionAdminResolver } from './supervision/supervision.admin.resolver.js';
import { SupervisionService } from './supervision/supervision.service.js';

/** Texts that are approved before they are used: who needs that, who asks for it, and who gives it. */
@Module({
  imports: [TypeOrmModule.forFeature([ApprovalRequest]), ConversationsModule, DraftingModule, RenderingModule],
  controllers: [ApprovalsController, ApprovalStandingController, SupervisionAdminController],
  providers: [
    ApprovalsService,
    ApprovalDecisions,
    ApprovalFiles,
    ApprovalSeal,
    ApprovalsResolver,
    SupervisionService,
    SupervisionAdminResolver,
  ],
  exports: [ApprovalsService],
})
export class ApprovalsModule {}
