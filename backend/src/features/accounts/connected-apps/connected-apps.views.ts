import { ID, ObjectType } from '@nestjs/graphql';
import { ShownToKeys } from '../../../core/access/keys/shown-to-keys.js';
import { ApiField } from '../../../core/descriptions/api-field.js';
import { UserKeyScope } from '../keys/api-keys.views.js';

@ShownToKeys()
@ObjectType({ description: 'A program that the signed-in user has let in through its own sign-in, such as an assistant.' })
export class ConnectedApp {
  @ApiField(() => ID, { description: 'Stable unique identifier.' })
  id: string;

  @ApiField(() => String, { description: 'As the program calls itself, which nobody has verified; where it does not say, its host.' })
  name: string;

  @ApiField(() => String, { description: "Where it was sent back to: its host, or the scheme of a program on the user's own device." })
  host: string;

  @ApiField(() => [UserKeyScope], { description: 'What it may do at `/mcp`; nothing else is open to it.' })
  scopes: UserKeyScope[];

  @ApiField(() => Date, { description: 'When it was let in.' })
  createdAt: Date;

  @ApiField(() => Date, { description: 'When it has to be let in again.' })
  expiresAt: Date;

  @ApiField(() => Date, { nullable: true, description: 'When it was last used, to the minute; null before the first time.' })
  lastUsedAt: Date | null;

  @ApiField(() => String, { nullable: true, description: 'Client address of that use.' })
  lastUsedAddress: string | null;
}

@ShownToKeys()
@ObjectType({ description: 'A program that waits for the answer of the signed-in user to what it asks for.' })
export class AppRequestView {
  @ApiField(() => String, { description: 'The request, for fifteen minutes.' })
  id: string;

  @ApiField(() => String, {
    nullable: true,
    description: 'As the program calls itself, which nobody has verified; null when it does not say.',
  })
  name: string | null;

  @ApiField(() => String, { description: "Where it is sent the answer: a host, or the scheme of a program on the user's own device." })
  host: string;

  @ApiField(() => Boolean, { description: 'Whether that is a program on the device that the user sits at.' })
  onThisDevice: boolean;

  @ApiField(() => [UserKeyScope], { description: 'What it asks for.' })
  scopes: UserKeyScope[];
}

@ShownToKeys()
@ObjectType({ description: 'What became of a request of a program.' })
export class AppRequestAnswer {
  @ApiField(() => String, { description: 'Address at which the browser goes on; it leads back to the program.' })
  continueAt: string;
}
