import { RestOnlyField, RestOnlyType } from '../../../core/descriptions/api-field.js';

@RestOnlyType('Where a sign-in by the provider goes on.')
export class BegunProviderSignIn {
  @RestOnlyField(() => String, { description: 'The address at the provider that the browser opens next.' })
  continueAt: string;
}
