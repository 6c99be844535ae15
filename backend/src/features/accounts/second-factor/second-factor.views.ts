import { Int, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';

@ShownToKeys()
@ObjectType({ description: 'Whether and how the signed-in user signs in with a second step.' })
export class SecondFactorState {
  @ApiField(() => Boolean, { description: 'Whether a code is asked for after the password.' })
  enabled: boolean;

  @ApiField(() => Date, { nullable: true, description: 'Since when.' })
  enabledAt: Date | null;

  @ApiField(() => Int, { description: 'Recovery codes that have not been used yet.' })
  recoveryCodesLeft: number;

  @ApiField(() => Boolean, { description: 'Whether this installation requires it of the account, so that it cannot be turned off.' })
  required: boolean;
}

@ShownToKeys()
@ObjectType({ description: 'What an authenticator app needs. It takes effect once a code from it has been confirmed.' })
export class SecondFactorSetup {
  @ApiField(() => String, { description: 'The secret in Base32, for typing it in.' })
  secret: string;

  @ApiField(() => String, { description: 'The same as an `otpauth:` address, to be drawn as a QR code.' })
  uri: string;
}

@ShownToKeys()
@ObjectType({ description: 'Codes that each replace the authenticator app once. They are shown only this once.' })
export class RecoveryCodes {
  @ApiField(() => [String], { description: 'Ten codes.' })
  recoveryCodes: string[];
}

@ShownToKeys()
@ObjectType({ description: 'What was done, in words for people.' })
export class SecondFactorNotice {
  @ApiField(() => String, { description: 'What was done.' })
  message: string;
}
