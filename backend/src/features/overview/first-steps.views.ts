import { Field, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../core/access/keys/shown-to-keys.js';

@ShownToKeys()
@ObjectType({ description: 'What an administrator does first, and what of it is done.' })
export class FirstSteps {
  @Field({ description: 'The library holds law from which questions are answered.' })
  law: boolean;

  @Field({ description: 'Somebody has asked a question.' })
  question: boolean;

  @Field({ description: 'E-mail can be sent.' })
  mail: boolean;

  @Field({ description: 'A language model is set.' })
  model: boolean;

  @Field({ description: 'A backup has been made.' })
  backup: boolean;

  @Field({ description: 'There is a second administrator.' })
  secondAdministrator: boolean;

  @Field({ description: 'An administrator has put the list away.' })
  dismissed: boolean;
}
