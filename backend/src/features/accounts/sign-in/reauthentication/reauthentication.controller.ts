import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access, ClientOrigin, CurrentActor } from '../../../../core/access/access.decorator.js';
import type { Actor } from '../../../../core/access/actor.js';
import type { CallOrigin } from '../../../../core/access/request-context.js';
import { Describes } from '../../../../core/descriptions/describes.decorator.js';
import { ReauthenticateInput } from './reauthentication.inputs.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { ReauthenticatedSession } from './reauthentication.views.js';

const DESCRIPTION = 'Confirms with password and second factor that it is the owner who is signed in; it counts for ten minutes';
const ERRORS = { 403: 'The password or the code is not correct, or a code is needed, too.', 429: 'Too many attempts; see Retry-After.' };

@Controller('api')
export class ReauthenticationController {
  constructor(private readonly service: ReauthenticationService) {}

  @Post('auth/reauthenticate')
  @Describes(`${DESCRIPTION}.`, { id: 'reauthenticate', answer: ReauthenticatedSession, errors: ERRORS })
  @HttpCode(200)
  @Access('user')
  user(
    @CurrentActor() actor: Actor,
    @Body() input: ReauthenticateInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<ReauthenticatedSession> {
    return this.service.confirm(actor, input, origin);
  }

  @Post('admin-auth/reauthenticate')
  @Describes(`${DESCRIPTION}. For sessions of the admin panel.`, {
    id: 'adminReauthenticate',
    answer: ReauthenticatedSession,
    errors: ERRORS,
  })
  @HttpCode(200)
  @Access('admin')
  admin(
    @CurrentActor() actor: Actor,
    @Body() input: ReauthenticateInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<ReauthenticatedSession> {
    return this.service.confirm(actor, input, origin);
  }
}
