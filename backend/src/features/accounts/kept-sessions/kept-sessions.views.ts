import { RestOnlyField, RestOnlyType } from '../../../core/descriptions/api-field.js';

@RestOnlyType('A session that is kept on this device.')
export class KeptSession {
  @RestOnlyField(() => String, { description: 'A token of the session that knows that it is kept; it replaces the one of the call.' })
  accessToken: string;

  @RestOnlyField(() => Date, { description: 'When the session ends, however often it is opened again.' })
  keptUntil: Date;
}
