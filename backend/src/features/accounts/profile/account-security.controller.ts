import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access, ClientOrigin, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import type { CallOrigin } from '../../../core/access/request-context.js';
import { Describes, DescribesPath } from '../../../core/descriptions/describes.decorator.js';
import { described } from '../../../core/descriptions/shape.js';
import { ChangePasswordInput } from './account-security.inputs.js';
import { AccountSecurityService } from './account-security.service.js';
import { EndedSessions, LoginSession } from './account-security.views.js';

@Controller('api/account')
@DescribesPath({ id: 'The session.' })
@Access('user')
export class AccountSecurityController {
  constructor(private readonly service: AccountSecurityService) {}

  @Post('password')
  @Describes("Changes the signed-in user's password and ends every other session, and the API keys unless they are to be kept.", {
    id: 'changePassword',
    answer: EndedSessions,
    errors: { 403: 'The password is not correct.', 429: 'Too many attempts; see Retry-After.' },
  })
  @HttpCode(200)
  changePassword(
    @CurrentActor() actor: Actor,
    @Body() input: ChangePasswordInput,
    @ClientOrigin() origin: CallOrigin,
  ): Promise<EndedSessions> {
    return this.service.changePassword(actor, input, origin);
  }

  @Get('sessions')
  @Describes("The signed-in user's open sessions, the last used first, up to 100.", {
    id: 'listSessions',
    answer: { sessions: described('Where you are signed in.', [LoginSession]) },
  })
  async sessions(@CurrentActor() actor: Actor): Promise<{ sessions: LoginSession[] }> {
    return { sessions: await this.service.list(actor) };
  }

  @Delete('sessions/:id')
  @Describes("Ends one of the signed-in user's sessions at once, with its open sockets.", {
    id: 'endSession',
    answer: EndedSessions,
    errors: { 404: 'This session has already ended.' },
  })
  end(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<EndedSessions> {
    return this.service.end(actor, id);
  }

  @Delete('sessions')
  @Describes("Ends all of the signed-in user's sessions except the one that makes this call; API keys stay.", {
    id: 'endOtherSessions',
    answer: EndedSessions,
  })
  endOthers(@CurrentActor() actor: Actor): Promise<EndedSessions> {
    return this.service.endOthers(actor);
  }
}
