import type { IncomingMessage } from 'node:http';
import { Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, BrowserCall, ClientOrigin, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { loginAnswer, LoginAnswer } from '../../../core/access/auth-payload.js';
import { NeedsReauthentication } from '../../../core/access/reauthentication/reauthentication.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { cookieIn, keptCookie } from '../../../core/requests/cookies.js';
import { type Kept, KeptSessions } from './kept-sessions.service.js';
import { NotKeptError } from './kept-sessions.errors.js';
import { KeptSession } from './kept-sessions.views.js';

const PATH = '/api/auth/kept-session';
const COOKIE = 'themis_kept_session';
const SECRET_LENGTH_MAX = 100;

/** "Keep me signed in". In REST alone: it is a matter of browsers and a cookie; programs have keys. */
@Controller(PATH.slice(1))
export class KeptSessionsController {
  constructor(
    private readonly service: KeptSessions,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Post()
  @Describes('Keeps the session on this device: a cookie opens it again after the token has expired.', {
    id: 'keepSession',
    answer: KeptSession,
    errors: {
      403: 'The password has to be given again.',
      409: 'Sessions are not kept here, or the provider of the firm opened this one.',
    },
  })
  @HttpCode(200)
  @Access('user')
  @NeedsReauthentication()
  async keep(
    @CurrentActor() actor: Actor,
    @BrowserCall() call: IncomingMessage | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptSession> {
    const kept = await this.service.keep(actor);
    this.give(call, reply, kept);
    return { accessToken: kept.accessToken, keptUntil: kept.sessionExpiresAt };
  }

  @Post('renew')
  @Describes('Opens the session that the cookie keeps, with a new cookie; the old one works no more.', {
    id: 'renewKeptSession',
    answer: LoginAnswer,
    errors: { 401: 'No session is kept on this device any more.', 429: 'Too many attempts; see Retry-After.' },
  })
  @HttpCode(200)
  @Access('public')
  async renew(
    @BrowserCall() call: IncomingMessage | undefined,
    @ClientOrigin() origin: CallOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    try {
      const kept = await this.service.renew(call ? cookieIn(call, COOKIE, SECRET_LENGTH_MAX) : null, origin);
      this.give(call, reply, kept);
      return loginAnswer(kept);
    } catch (error) {
      if (error instanceof NotKeptError) void reply.header('set-cookie', keptCookie(COOKIE, null, PATH, 0, this.isSecure(call)));
      throw error;
    }
  }

  private give(call: IncomingMessage | undefined, reply: FastifyReply, { secret, sessionExpiresAt }: Kept): void {
    const seconds = Math.max(0, Math.floor((sessionExpiresAt.getTime() - Date.now()) / 1000));
    void reply.header('set-cookie', keptCookie(COOKIE, secret, PATH, seconds, this.isSecure(call)));
  }

  /** Whoever forges the header of a proxy has their own cookie sent over https alone, and no more. */
  private isSecure(call: IncomingMessage | undefined): boolean {
    return this.config.sessions.overHttps || call?.headers['x-forwarded-proto'] === 'https';
  }
}
