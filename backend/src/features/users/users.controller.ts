import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, CurrentActor } from '../../core/access/access.decorator.js';
import type { Actor } from '../../core/access/actor.js';
import { ProfileInput } from './users.inputs.js';
import { ProfileService } from './limits/profile.service.js';
import { UsersService } from './users.service.js';
import { UserView } from './users.views.js';
import { Describes } from '../../core/openapi/describes.decorator.js';

@Controller('api/auth')
@Access('user')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfileService,
  ) {}

  @Get('me')
  @Describes('The signed-in user.', { id: 'getMe', answer: UserView })
  async me(@CurrentActor() actor: Actor): Promise<UserView> {
    return this.users.me(actor);
  }

  @Put('profile')
  @Describes("Changes the signed-in user's own name, e-mail and phone.", {
    id: 'updateProfile',
    answer: UserView,
    errors: { 409: 'Email already registered' },
  })
  async updateProfile(@CurrentActor() actor: Actor, @Body() input: ProfileInput): Promise<UserView> {
    return this.profiles.update(actor, input);
  }
}
