import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import { Reauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { UserKeyScope } from '../keys/api-keys.views.js';
import { type AppRequest, AuthorizationServer } from './authorization/authorization-server.js';
import { CONNECTION_DAYS } from './authorization/connection-days.js';
import { AppRequestNotFoundError, ScopeNotRequestedError } from './connected-apps.errors.js';
import { ConnectedAppsService } from './connected-apps.service.js';
import type { AppRequestAnswer, AppRequestView } from './connected-apps.views.js';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** What programs ask users for, and what users say to it, in the browser in which they were asked. */
@Injectable()
export class AppRequestsService {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly apps: ConnectedAppsService,
    private readonly reauthentication: Reauthentication,
    private readonly limits: RateLimits,
  ) {}

  /** @param call has the cookie of the browser in which the request was begun. @throws AppRequestNotFoundError */
  async show(call: IncomingMessage | undefined, id: string): Promise<AppRequestView> {
    return shown(await this.find(call, id));
  }

  /**
   * Lets the program in with these scopes, or refuses it when there are none.
   * @throws AppRequestNotFoundError, ScopeNotRequestedError, ReauthenticationRequiredError, TooManyConnectedAppsError, RateLimitedError
   */
  async answer(
    actor: Actor,
    { call, address }: { call: IncomingMessage | undefined; address: string },
    id: string,
    scopes: readonly UserKeyScope[],
  ): Promise<AppRequestAnswer> {
    await this.limits.consume('app-request-user', actor.userId);
    const request = await this.find(call, id);
    if (!call) throw new AppRequestNotFoundError();
    if (scopes.length === 0) return { continueAt: await this.server.refuse(call) };
    const opened = request.scopes.filter((scope) => scopes.includes(UserKeyScope[scope]));
    if (opened.length < scopes.length) throw new ScopeNotRequestedError();
    await this.reauthentication.require(actor);
    const { host } = shown(request);
    const connection = { clientId: request.clientId, name: request.name ?? host, host, scopes: opened, days: CONNECTION_DAYS };
    const connectionId = await this.apps.connect(actor, address, connection);
    return { continueAt: await this.server.grant(call, request, { id: connectionId, userId: actor.userId, scopes: opened }) };
  }

  private async find(call: IncomingMessage | undefined, id: string): Promise<AppRequest> {
    const request = call && (await this.server.requestIn(call, id));
    if (!request) throw new AppRequestNotFoundError();
    return request;
  }
}

/** Where the program has its code sent: a host, or the scheme of a program on the user's own device. */
function shown({ id, name, redirectUri, scopes }: AppRequest): AppRequestView {
  const { protocol, host, hostname } = new URL(redirectUri);
  const onTheWeb = protocol === 'https:' || protocol === 'http:';
  return {
    id,
    name,
    host: onTheWeb ? host : protocol.slice(0, -1),
    onThisDevice: !onTheWeb || LOOPBACK.test(hostname),
    scopes: scopes.map((scope) => UserKeyScope[scope]),
  };
}
