import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Input } from '../../../core/graphql/described-args.js';
import { StopRemindersInput, UpdateRemindersInput } from './reminders.inputs.js';
import { RemindersService } from './reminders.service.js';
import { CalendarFeed, RemindersNotice, ReminderSettingsView } from './reminders.views.js';

@Resolver()
@Access('user')
export class RemindersResolver {
  constructor(private readonly service: RemindersService) {}

  @Query(() => ReminderSettingsView, { description: 'How the signed-in user is told of dates that are near.' })
  reminders(@CurrentActor() actor: Actor): Promise<ReminderSettingsView> {
    return this.service.settings(actor);
  }

  @Mutation(() => ReminderSettingsView, { description: 'Asks for e-mails about dates that are near, or switches them off.' })
  updateReminders(@CurrentActor() actor: Actor, @Input() { byEmail }: UpdateRemindersInput): Promise<ReminderSettingsView> {
    return this.service.update(actor, byEmail);
  }

  @Mutation(() => CalendarFeed, {
    description: 'Gives the calendar feed an address with a new secret, shown this once. The one before does not work any more.',
  })
  @NeedsReauthentication()
  renewCalendarFeed(@CurrentActor() actor: Actor): Promise<CalendarFeed> {
    return this.service.renewFeed(actor);
  }

  @Mutation(() => ReminderSettingsView, { description: 'Switches the calendar feed off.' })
  endCalendarFeed(@CurrentActor() actor: Actor): Promise<ReminderSettingsView> {
    return this.service.endFeed(actor);
  }

  @Mutation(() => RemindersNotice, { description: 'Switches the e-mails about dates off, by the link that stands in them.' })
  @Access('public')
  stopReminders(@Input() { token }: StopRemindersInput, @ClientAddress() address: string): Promise<RemindersNotice> {
    return this.service.stop(token, address);
  }
}
