import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AnswerRatingsModule } from '../answer-ratings/answer-ratings.module.js';
import { ApprovalsModule } from '../approvals/approvals.module.js';
import { ChronologyModule } from '../chronology/chronology.module.js';
import { ConsistencyModule } from '../consistency/consistency.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { DraftingModule } from '../drafting/drafting.module.js';
import { MattersModule } from '../matters/matters.module.js';
import { PartiesModule } from '../parties/parties.module.js';
import { ReferenceFilesModule } from '../reference-files/reference-files.module.js';
import { RenderingModule } from '../rendering/rendering.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AccountArchive } from './account-archive.js';
import { AccountEraser } from './account-eraser.js';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalDataResolver } from './personal-data.resolver.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [
    AccountsModule,
    TokensModule,
    ConversationsModule,
    DraftingModule,
    MattersModule,
    AnswerRatingsModule,
    ApprovalsModule,
    ChronologyModule,
    ConsistencyModule,
    PartiesModule,
    ReferenceFilesModule,
    RenderingModule,
    WebhooksModule,
  ],
  controllers: [PersonalDataController],
  providers: [PersonalDataService, PersonalDataResolver, AccountArchive, AccountEraser],
})
export class PersonalDataModule {}
