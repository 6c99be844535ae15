import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../core/access/actor.js';
import type { ProfileInput } from '../users.inputs.js';
import { UsersService } from '../users.service.js';
import type { UserView } from '../users.views.js';
import { TakenEmails } from './taken-emails.service.js';

/** What users change of their own accounts. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersService,
    private readonly emails: TakenEmails,
  ) {}

  /** @throws EmailTakenError, UserNotFoundError, RateLimitedError */
  update(actor: Actor, input: ProfileInput): Promise<UserView> {
    return this.emails.guard(actor.userId, () => this.users.updateProfile(actor, input));
  }
}
