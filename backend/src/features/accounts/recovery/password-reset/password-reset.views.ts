import { Int, ObjectType } from '@nestjs/graphql';
import { ShownToAllKeys } from '../../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../../core/descriptions/api-field.js';

@ShownToAllKeys()
@ObjectType({ description: 'How users sign in on this installation, and what somebody can do who cannot.' })
export class SignInOptions {
  @ApiField(() => Boolean, { description: 'Whether a forgotten password is reset by e-mail; if not, an administrator has to be asked.' })
  passwordResetByEmail: boolean;

  @ApiField(() => Boolean, { description: 'Whether users have passwords here. If not, they can neither register nor sign in by one.' })
  passwords: boolean;

  @ApiField(() => String, { nullable: true, description: 'What the provider is called that users sign in by; null where there is none.' })
  provider: string | null;

  @ApiField(() => Int, { description: 'For how many days users may stay signed in on a device; 0 where they may not.' })
  keptDays: number;
}

@ShownToAllKeys()
@ObjectType({ description: 'What happens next, in words for people.' })
export class PasswordResetNotice {
  @ApiField(() => String, { description: 'What happens next. The same whether or not there is such an account.' })
  message: string;
}
