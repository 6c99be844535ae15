import type { IncomingMessage } from 'node:http';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access, BrowserCall, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { IdArg, Input } from '../../../core/graphql/described-args.js';
import { AppRequestsService } from './app-requests.service.js';
import { AnswerAppRequestInput } from './connected-apps.inputs.js';
import { CONNECTED_APPS_MAX, ConnectedAppsService } from './connected-apps.service.js';
import { AppRequestAnswer, AppRequestView, ConnectedApp } from './connected-apps.views.js';

/** Programs that users let in. Closed to keys and to such programs themselves. */
@Resolver(() => ConnectedApp)
@Access('user')
export class ConnectedAppsResolver {
  constructor(
    private readonly apps: ConnectedAppsService,
    private readonly requests: AppRequestsService,
  ) {}

  @Query(() => [ConnectedApp], {
    description: `The programs that the signed-in user has let in, the newest first, up to ${CONNECTED_APPS_MAX}.`,
  })
  connectedApps(@CurrentActor() actor: Actor): Promise<ConnectedApp[]> {
    return this.apps.list(actor);
  }

  @Query(() => AppRequestView, {
    nullable: true,
    description: 'What a program asks the signed-in user for; only in the browser in which it was asked, which has a cookie for that.',
  })
  appRequest(@BrowserCall() call: IncomingMessage | undefined, @IdArg('The request.') id: string): Promise<AppRequestView> {
    return this.requests.show(call, id);
  }

  @Mutation(() => AppRequestAnswer, {
    description: 'Lets a program in, or refuses it; in the browser in which it was asked. To let one in needs the password lately.',
  })
  answerAppRequest(
    @CurrentActor() actor: Actor,
    @BrowserCall() call: IncomingMessage | undefined,
    @ClientAddress() address: string,
    @IdArg('The request.') id: string,
    @Input() { scopes }: AnswerAppRequestInput,
  ): Promise<AppRequestAnswer> {
    return this.requests.answer(actor, { call, address }, id, scopes);
  }

  @Mutation(() => ConnectedApp, { description: 'Ends what a program was let in to, at once and with all of its tokens.' })
  disconnectApp(
    @CurrentActor() actor: Actor,
    @ClientAddress() address: string,
    @IdArg('The connection.') id: string,
  ): Promise<ConnectedApp> {
    return this.apps.disconnect(actor, address, id);
  }
}
