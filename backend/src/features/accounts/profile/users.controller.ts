import { Body, Controller, Get, Put } from '@nestjs/common';
import { Access, ClientAddress, CurrentActor } from '../../../core/access/access.decorator.js';
import type { Actor } from '../../../core/access/actor.js';
import { allFields, described } from '../../../core/descriptions/shape.js';
import { type StorageUseView, storageUseView } from './storage-use.view.js';
import { StorageQuota } from '../../../core/quota/storage-quota.js';
import { ProfileInput } from './profile.inputs.js';
import { ProfileService } from './profile.service.js';
import { UsersService } from '../users.service.js';
import { UserView } from '../users.views.js';
import { Describes } from '../../../core/descriptions/describes.decorator.js';

@Controller('api/auth')
@Access('user')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: ProfileService,
    private readonly quota: StorageQuota,
  ) {}

  @Get('me')
  @Describes('The signed-in user, and how much of the storage is used.', {
    id: 'getMe',
    answer: {
      ...allFields(UserView),
      storage: described('How much the product keeps for the user.', {
        usedBytes: described('Bytes that are kept now.', 'integer'),
        limitBytes: described('Bytes that may be kept; what would exceed them is refused with `QUOTA_EXCEEDED`.', 'integer'),
      }),
    },
  })
  async me(@CurrentActor() actor: Actor): Promise<UserView & { storage: StorageUseView }> {
    const [user, use] = await Promise.all([this.users.me(actor), this.quota.useOf(actor.userId)]);
    return { ...user, storage: storageUseView(use) };
  }

  @Put('profile')
  @Describes("Changes the signed-in user's own name, e-mail and phone.", {
    id: 'updateProfile',
    answer: UserView,
    errors: { 403: 'Another e-mail needs the password again (`REAUTHENTICATION_REQUIRED`).', 409: 'Email already registered' },
  })
  async updateProfile(@CurrentActor() actor: Actor, @Body() input: ProfileInput, @ClientAddress() address: string): Promise<UserView> {
    return this.profiles.update(actor, input, address);
  }
}
