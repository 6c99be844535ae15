import { type IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type Provider from 'oidc-provider';
import { AccountDirectory } from '../../../../core/access/account-directory.js';
import { APP_CONFIG, type AppConfig, SECRETS, type Secrets } from '../../../../core/config/config.js';
import { PeriodicTasks } from '../../../../core/jobs/periodic/periodic-tasks.js';
import { APP_SCOPES, type AppScope, appScopesIn } from '../scopes.js';
import { StoredRecords } from './stored-records.js';

const HOUR_MS = 3_600_000;

/** What a program asks a user for. */
export interface AppRequest {
  id: string;
  clientId: string;
  /** As it calls itself; null when it does not say. */
  name: string | null;
  redirectUri: string;
  scopes: AppScope[];
}

/** The authorization server, made when it is first needed: many installations never get a request for it. */
@Injectable()
export class AuthorizationServer implements OnApplicationBootstrap {
  private provider?: Promise<Provider>;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SECRETS) private readonly secrets: Secrets,
    private readonly records: StoredRecords,
    private readonly accounts: AccountDirectory,
    private readonly tasks: PeriodicTasks,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.schedule('connected-apps-upkeep', HOUR_MS, () => this.records.sweep());
  }

  /** @throws Error where it is switched off; its routes are not there then */
  get(): Promise<Provider> {
    return (this.provider ??= this.make());
  }

  private async make(): Promise<Provider> {
    const { connectedApps } = this.config;
    if (!connectedApps) throw new Error('connected apps are switched off');
    const { makeProvider } = await import('./provider.js');
    const { records, accounts } = this;
    return makeProvider({ ...connectedApps, records, accounts, secret: this.secrets.jwtSecret });
  }

  /**
   * The request that waits for an answer in the browser that this call comes from.
   * @returns null for any other one, and when it is too old
   */
  async requestIn(call: IncomingMessage, id: string): Promise<AppRequest | null> {
    const found = await this.interaction(call, id);
    if (!found) return null;
    const { provider, params } = found;
    const client = await provider.Client.find(String(params['client_id']));
    if (!client) return null;
    return {
      id,
      clientId: client.clientId,
      name: client.clientName ?? null,
      redirectUri: String(params['redirect_uri']),
      scopes: appScopesIn(typeof params['scope'] === 'string' ? params['scope'] : ''),
    };
  }

  /** Opens the scopes to the program whose request this is. @returns where the browser goes on */
  async grant(
    call: IncomingMessage,
    { clientId }: AppRequest,
    connection: { id: string; userId: string; scopes: AppScope[] },
  ): Promise<string> {
    const provider = await this.get();
    const resource = this.config.connectedApps?.resource ?? '';
    const grant = new provider.Grant({ accountId: connection.userId, clientId });
    // The connection's own id, so that what ends the one ends the other.
    grant.jti = connection.id;
    grant.addResourceScope(resource, connection.scopes.join(' '));
    const refused = APP_SCOPES.filter((scope) => !connection.scopes.includes(scope));
    if (refused.length > 0) grant.rejectResourceScope(resource, refused.join(' '));
    const grantId = await grant.save();
    const result = { login: { accountId: connection.userId, remember: false }, consent: { grantId } };
    return provider.interactionResult(call, unsent(call), result, { mergeWithLastSubmission: false });
  }

  /** Tells the program that its user said no. @returns where the browser goes on */
  async refuse(call: IncomingMessage): Promise<string> {
    const provider = await this.get();
    const result = { error: 'access_denied', error_description: 'the user did not allow this' };
    return provider.interactionResult(call, unsent(call), result, { mergeWithLastSubmission: false });
  }

  private async interaction(call: IncomingMessage, id: string) {
    if (!this.config.connectedApps) return null;
    const provider = await this.get();
    try {
      const { uid, params } = await provider.interactionDetails(call, unsent(call));
      return uid === id ? { provider, params } : null;
    } catch (error) {
      // No cookie, one that was altered, or a request that has expired.
      if (error instanceof Error && error.name === 'SessionNotFound') return null;
      throw error;
    }
  }
}

/** The library reads the cookies of a call through a pair of request and answer; nothing is sent by this one. */
const unsent = (call: IncomingMessage): ServerResponse => new ServerResponse(call);
