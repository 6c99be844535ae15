import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { StopRemindersInput, UpdateRemindersInput } from './reminders.inputs.js';
import { RemindersService } from './reminders.service.js';
import { CalendarFeed, RemindersNotice, ReminderSettingsView } from './reminders.views.js';

const CALENDAR = 'text/calendar; charset=utf-8';

/** Closed to keys: a feed would outlive the key that made it. */
@Controller('api/reminders')
@Access('user')
export class RemindersController {
  constructor(private readonly service: RemindersService) {}

  @Get()
  @Describes('How the signed-in user is told of dates that are near.', { id: 'getReminders', answer: ReminderSettingsView })
  settings(@CurrentActor() actor: Actor): Promise<ReminderSettingsView> {
    return this.service.settings(actor);
  }

  @Put()
  @Describes('Asks for e-mails about dates that are near, or switches them off.', { id: 'updateReminders', answer: ReminderSettingsView })
  update(@CurrentActor() actor: Actor, @Body() { byEmail }: UpdateRemindersInput): Promise<ReminderSettingsView> {
    return this.service.update(actor, byEmail);
  }

  @Post('feed')
  @HttpCode(200)
  @NeedsReauthentication()
  @Describes('Gives the calendar feed an address with a new secret, shown this once; the one before does not work any more.', {
    id: 'renewCalendarFeed',
    answer: CalendarFeed,
  })
  renew(@CurrentActor() actor: Actor): Promise<CalendarFeed> {
    return this.service.renewFeed(actor);
  }

  @Delete('feed')
  @Describes('Switches the calendar feed off.', { id: 'endCalendarFeed', answer: ReminderSettingsView })
  end(@CurrentActor() actor: Actor): Promise<ReminderSettingsView> {
    return this.service.endFeed(actor);
  }
}

/** What is opened with nothing but an address that somebody was given. */
@Controller('api')
@DescribesPath({ secret: 'The secret of the feed, as `renewCalendarFeed` gave it.' })
@Access('public')
export class ReminderLinksController {
  constructor(private readonly service: RemindersService) {}

  @Post('stop-reminders')
  @HttpCode(200)
  @Describes('Switches the e-mails about dates off, by the link that stands in them.', {
    id: 'stopReminders',
    answer: RemindersNotice,
    errors: { 400: 'This link is no longer valid.', 429: 'Too many attempts; see Retry-After.' },
  })
  stop(@Body() { token }: StopRemindersInput, @ClientAddress() address: string): Promise<RemindersNotice> {
    return this.service.stop(token, address);
  }

  @Get('calendar-feeds/:secret')
  @Describes('The open dates of all matters of one user as a calendar (RFC 5545), which other programs subscribe to.', {
    id: 'getCalendarFeed',
    file: ['text/calendar'],
    errors: { 404: 'There is no such calendar', 429: 'Too many attempts; see Retry-After.' },
  })
  async feed(@Param('secret') secret: string, @ClientAddress() address: string, @Res() reply: FastifyReply) {
    const file = await this.service.feed(secret, address);
    await reply.header('content-type', CALENDAR).header('cache-control', 'no-store').send(file);
  }
}
