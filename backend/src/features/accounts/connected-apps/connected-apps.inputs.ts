import { InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsArray, IsEnum } from 'class-validator';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { Rules } from '../../../core/validation/rules.js';
import { UserKeyScope } from '../keys/api-keys.views.js';
import { APP_SCOPES } from './scopes.js';

@InputType({ description: "The signed-in user's answer to what a program asks for." })
export class AnswerAppRequestInput {
  @ApiField(() => [UserKeyScope], { description: 'What it may do, of what it asks for; with none the request is refused.' })
  @Rules(
    ArrayUnique({ message: 'Each scope can be given once' }),
    IsEnum(UserKeyScope, { each: true, message: 'Unknown scope' }),
    ArrayMaxSize(APP_SCOPES.length, { message: 'Unknown scope' }),
    IsArray({ message: 'Please say which scopes it may have' }),
  )
  scopes: UserKeyScope[];
}
