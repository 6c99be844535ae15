import type { IncomingMessage } from 'node:http';
import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Access, BrowserCall, ClientOrigin } from '../../../core/access/access.decorator.js';
import { loginAnswer, LoginAnswer } from '../../../core/access/auth-payload.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { APP_CONFIG, type AppConfig } from '../../../core/config/config.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { BeginProviderSignInInput, FinishProviderSignInInput } from './provider.inputs.js';
import { ProviderSignIn } from './provider-sign-in.service.js';
import { BegunProviderSignIn } from './provider.views.js';
import { questionCookie, questionIn } from './question-cookie.js';

/** Signing in by the provider of the firm. In REST alone: it is a matter of browsers and a cookie; programs have keys. */
@Controller('api/auth/provider')
@Access('public')
export class ProviderSignInController {
  private readonly secure: boolean;

  constructor(
    private readonly service: ProviderSignIn,
    @Inject(APP_CONFIG) { identityProvider }: AppConfig,
  ) {
    this.secure = identityProvider?.redirectUri.startsWith('https:') ?? true;
  }

  @Post()
  @Describes('Begins a sign-in by the provider; a cookie binds it to the browser.', {
    id: 'beginProviderSignIn',
    answer: BegunProviderSignIn,
    errors: {
      409: 'No provider is set.',
      429: 'Too many attempts; see Retry-After.',
      503: 'The provider does not answer, or its answer cannot be used.',
    },
  })
  @HttpCode(200)
  async begin(
    @Body() { again }: BeginProviderSignInInput,
    @ClientOrigin() origin: CallOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BegunProviderSignIn> {
    const { sealed, url } = await this.service.begin(again ?? false, origin);
    void reply.header('set-cookie', questionCookie(sealed, this.secure));
    return { continueAt: url };
  }

  @Post('finish')
  @Describes('Opens the session of whoever the provider named, in the browser in which the sign-in was begun.', {
    id: 'finishProviderSignIn',
    answer: LoginAnswer,
    errors: {
      401: 'This took too long, or was begun in another browser.',
      403: 'The provider refused, its e-mail is not verified, the person may not sign in here, or a second step is needed; see `code`.',
      429: 'Too many attempts; see Retry-After.',
      503: 'The provider does not answer, or its answer cannot be used.',
    },
  })
  @HttpCode(200)
  async finish(
    @Body() { state, code, iss, error }: FinishProviderSignInInput,
    @BrowserCall() call: IncomingMessage | undefined,
    @ClientOrigin() origin: CallOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    // It is asked once, whatever comes of it.
    void reply.header('set-cookie', questionCookie(null, this.secure));
    const returned = { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
    return loginAnswer(await this.service.finish(call ? questionIn(call) : null, returned, origin));
  }
}
