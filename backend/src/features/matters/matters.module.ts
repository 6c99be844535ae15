import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeadlinesModule } from '../deadlines/deadlines.module.js';
import { MatterDeadlinesController } from './dates/matter-deadlines.controller.js';
import { MatterDeadline } from './dates/matter-deadlines.entity.js';
import { MatterDeadlinesResolver } from './dates/matter-deadlines.resolver.js';
import { MatterDeadlinesService } from './dates/matter-deadlines.service.js';
import { MatterItems } from './keeping/matter-items.js';
import { MatterNodes } from './keeping/matter-nodes.js';
import { MatterParties } from './keeping/matter-parties.service.js';
import { MatterReader } from './keeping/matter-reader.js';
import { MatterSeal } from './keeping/matter-seal.js';
import { MatterUpkeep } from './keeping/matter-upkeep.task.js';
import { Matter } from './keeping/matters.entity.js';
import { DueDates } from './reminders/due-dates.task.js';
import { OutgoingDates } from './reminders/outgoing-dates.js';
import { ReminderMails } from './reminders/reminder-mails.js';
import { ReminderLinksController, RemindersController } from './reminders/reminders.controller.js';
import { SendReminderHandler } from './reminders/reminders.job-handler.js';
import { RemindersResolver } from './reminders/reminders.resolver.js';
import { RemindersService } from './reminders/reminders.service.js';
import { MatterMembersController } from './sharing/matter-members.controller.js';
import { MatterMembersResolver } from './sharing/matter-members.resolver.js';
import { MatterMembersService } from './sharing/matter-members.service.js';
import { MatterMovesController, MattersController } from './matters.controller.js';
import { MattersResolver } from './matters.resolver.js';
import { MattersService } from './matters.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Matter, MatterDeadline]), DeadlinesModule],
  controllers: [
    MattersController,
    MatterMovesController,
    MatterMembersController,
    MatterDeadlinesController,
    RemindersController,
    ReminderLinksController,
  ],
  providers: [
    MattersService,
    MattersResolver,
    MatterDeadlinesService,
    MatterDeadlinesResolver,
    MatterMembersService,
    MatterMembersResolver,
    MatterReader,
    MatterItems,
    MatterParties,
    MatterSeal,
    MatterNodes,
    MatterUpkeep,
    OutgoingDates,
    ReminderMails,
    RemindersService,
    RemindersResolver,
    DueDates,
    SendReminderHandler,
  ],
  exports: [MattersService, MatterMembersService, MatterParties, MatterDeadlinesService],
})
export class MattersModule {}
