import type { IncomingMessage } from 'node:http';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access, BrowserCall, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { AppRequestsService } from './app-requests.service.js';
import { AnswerAppRequestInput } from './connected-apps.inputs.js';
import { CONNECTED_APPS_MAX, ConnectedAppsService } from './connected-apps.service.js';
import { AppRequestAnswer, AppRequestView, ConnectedApp } from './connected-apps.views.js';

/** Programs that users let in. Closed to keys and to such programs themselves. */
@Controller('api/account')
@DescribesPath({ id: 'The connection, or the request.' })
@Access('user')
export class ConnectedAppsController {
  constructor(
    private readonly apps: ConnectedAppsService,
    private readonly requests: AppRequestsService,
  ) {}

  @Get('apps')
  @Describes(`The programs that the signed-in user has let in, the newest first, up to ${CONNECTED_APPS_MAX}.`, {
    id: 'listConnectedApps',
    answer: { apps: described('The programs.', [ConnectedApp]) },
  })
  async list(@CurrentActor() actor: Actor): Promise<{ apps: ConnectedApp[] }> {
    return { apps: await this.apps.list(actor) };
  }

  @Delete('apps/:id')
  @Describes('Ends what a program was let in to, at once and with all of its tokens.', {
    id: 'disconnectApp',
    answer: ConnectedApp,
    errors: { 404: 'This app is not connected any longer.' },
  })
  disconnect(@CurrentActor() actor: Actor, @ClientAddress() address: string, @Param('id') id: string): Promise<ConnectedApp> {
    return this.apps.disconnect(actor, address, id);
  }

  @Get('app-requests/:id')
  @Describes('What a program asks the signed-in user for; only in the browser in which it was asked, which has a cookie for that.', {
    id: 'getAppRequest',
    answer: AppRequestView,
    errors: { 404: 'The request has expired, or was begun in another browser.' },
  })
  show(@BrowserCall() call: IncomingMessage | undefined, @Param('id') id: string): Promise<AppRequestView> {
    return this.requests.show(call, id);
  }

  @Post('app-requests/:id')
  @Describes('Lets a program in, or refuses it; in the browser in which it was asked. To let one in needs the password lately.', {
    id: 'answerAppRequest',
    answer: AppRequestAnswer,
    errors: {
      403: 'The password is needed again (`REAUTHENTICATION_REQUIRED`).',
      404: 'The request has expired, or was begun in another browser.',
      409: 'Too many connected apps',
      429: 'Too many answers',
    },
  })
  @HttpCode(200)
  answer(
    @CurrentActor() actor: Actor,
    @BrowserCall() call: IncomingMessage | undefined,
    @ClientAddress() address: string,
    @Param('id') id: string,
    @Body() { scopes }: AnswerAppRequestInput,
  ): Promise<AppRequestAnswer> {
    return this.requests.answer(actor, { call, address }, id, scopes);
  }
}
