import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access, ClientAddress, ClientOrigin, ClientSignal, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { LoginForm } from '../../../core/access/login.inputs.js';
import { UserView } from '../users.views.js';
import { RegisterInput } from './auth.inputs.js';
import { AuthService } from './auth.service.js';
import { loginAnswer, LoginAnswer } from '../../../core/access/auth-payload.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';
import { MESSAGE } from '../../../core/descriptions/shape.js';

@Controller('api/auth')
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Post('register')
  @Describes('Creates an account; does not log in.', {
    id: 'register',
    status: 201,
    answer: UserView,
    errors: {
      403: 'Users have no passwords here.',
      409: 'Email already registered',
      429: 'Too many registrations from this address.',
    },
  })
  @Access('public')
  async register(@Body() input: RegisterInput, @ClientAddress() address: string, @ClientSignal() signal?: AbortSignal): Promise<UserView> {
    return this.auth.register(input, address, signal);
  }

  @Post('login')
  @Describes('Opens a user session; `username` is the e-mail.', {
    id: 'login',
    form: true,
    answer: LoginAnswer,
    errors: {
      401: 'Incorrect email or password',
      403: 'The account signs in with a second step; see `challenge`. Or users have no passwords here.',
      429: 'Too many attempts; see Retry-After.',
    },
  })
  @HttpCode(200)
  @Access('public')
  async login(@Body() form: LoginForm, @ClientOrigin() origin: CallOrigin): Promise<LoginAnswer> {
    return loginAnswer(await this.auth.login(form.username, form.password, origin));
  }

  @Post('renew')
  @Describes('Another token for the same session, to be fetched before the current one expires.', {
    id: 'renewSession',
    answer: LoginAnswer,
  })
  @HttpCode(200)
  @Access('user')
  async renew(@CurrentActor() actor: Actor): Promise<LoginAnswer> {
    return loginAnswer(await this.auth.renew(actor));
  }

  @Post('logout')
  @Describes('Ends the session of the token.', { id: 'logout', answer: { message: MESSAGE } })
  @HttpCode(200)
  @Access('user')
  async logout(@CurrentActor() actor: Actor): Promise<{ message: string }> {
    await this.auth.logout(actor);
    return { message: 'Logged out successfully' };
  }
}
