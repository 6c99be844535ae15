import { ObjectType } from '@nestjs/graphql';
import { ShownToAllKeys } from '../../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../../core/descriptions/api-field.js';

@ShownToAllKeys()
@ObjectType({ description: 'What somebody who cannot sign in can do on this installation.' })
export class SignInOptions {
  @ApiField(() => Boolean, { description: 'Whether a forgotten password is reset by e-mail; if not, an administrator has to be asked.' })
  passwordResetByEmail: boolean;
}

@ShownToAllKeys()
@ObjectType({ description: 'What happens next, in words for people.' })
export class PasswordResetNotice {
  @ApiField(() => String, { description: 'What happens next. The same whether or not there is such an account.' })
  message: string;
}
