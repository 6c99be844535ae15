import { InputType } from '@nestjs/graphql';
import { ApiField } from '../../../../core/descriptions/api-field.js';
import { RequiredText } from '../../../../core/validation/rules.js';

const TOKEN_MAX = 200;

@InputType({ description: 'The link in the e-mail about an address that an administrator changed.' })
export class ConfirmEmailInput {
  @ApiField(() => String, { description: 'As given in the link.' })
  @RequiredText(TOKEN_MAX, 'Token')
  token: string;
}
