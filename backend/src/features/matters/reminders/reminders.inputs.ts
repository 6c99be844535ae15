import { InputType } from '@nestjs/graphql';
import { IsBoolean } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { RequiredText } from '../../../core/validation/rules.js';

const TOKEN_MAX = 2000;

@InputType({ description: 'How the signed-in user wants to be told of dates.' })
export class UpdateRemindersInput {
  @ApiField(() => Boolean, { description: 'Whether e-mails are wanted.' })
  @IsBoolean({ message: 'by_email must be true or false' })
  byEmail: boolean;
}

@InputType({ description: 'The link of a reminder that switches the e-mails off.' })
export class StopRemindersInput {
  @ApiField(() => String, { description: 'As given in the link.' })
  @RequiredText(TOKEN_MAX, 'Token')
  token: string;
}
