import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { Access, ClientOrigin, CurrentAdmin } from '../../../../core/access/access.decorator.js';
import type { AdminActor } from '../../../../core/access/actor.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { loginAnswer, LoginAnswer } from '../../../../core/access/auth-payload.js';
import { LoginForm } from '../../../../core/access/login.inputs.js';
import { AllowedAddressesOnly } from '../../../../core/requests/route-rules.js';
import { Describes } from '../../../../core/descriptions/describes.decorator.js';
import { MESSAGE } from '../../../../core/descriptions/shape.js';
import { AdminAddressGuard } from './admin-address.guard.js';
import { AdminAuthService } from './admin-auth.service.js';

@Controller('api/admin-auth')
export class AdminAuthController {
  constructor(private readonly auth: AdminAuthService) {}

  @Post('login')
  @Describes('Opens an admin session, from allowed addresses only.', {
    id: 'adminLogin',
    form: true,
    answer: LoginAnswer,
    errors: {
      401: 'Invalid credentials or insufficient privileges.',
      403: 'The address is not allowed.',
      429: 'Too many attempts; see Retry-After.',
    },
  })
  @AllowedAddressesOnly()
  @UseGuards(AdminAddressGuard)
  @HttpCode(200)
  @Access('public')
  async login(@Body() form: LoginForm, @ClientOrigin() origin: CallOrigin): Promise<LoginAnswer> {
    return loginAnswer(await this.auth.login(form.username, form.password, origin));
  }

  @Post('logout')
  @Describes('Ends the admin session of the token.', { id: 'adminLogout', answer: { message: MESSAGE } })
  @HttpCode(200)
  @Access('admin')
  async logout(@CurrentAdmin() actor: AdminActor): Promise<{ message: string }> {
    await this.auth.logout(actor);
    return { message: 'Admin session ended' };
  }
}
