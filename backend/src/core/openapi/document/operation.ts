import { accessText } from '../../access/access-text.js';
import { CONFIRMED_MINUTES } from '../../access/reauthentication/reauthentication.js';
import type { NamedSchemas } from '../../descriptions/named-schemas.js';
import { errorAnswer, usualRefusals } from './error-answers.js';
import { inputSchema } from './input-schema.js';
import { parametersOf } from './parameters.js';
import type { RestRoute } from './rest-routes.js';
import { successes } from './successes.js';

const FIRST_SENTENCE = /^.*?[.:;](?= )/;

/** Says about an operation what the code knows: names, words, access, parameters, body, answers and refusals. */
export function completeOperation(route: RestRoute, tag: string, named: NamedSchemas): void {
  const { operation, access, keyScopes, input, description } = route;
  const { summary = '' } = description;
  operation.tags = [tag];
  operation.operationId = description.id ?? plainId(operation.operationId ?? '');
  operation.summary = (FIRST_SENTENCE.exec(summary)?.[0] ?? summary).replace(/[.:;]$/, '');
  operation.description = [
    summary,
    ...confirmation(route),
    access === 'user' && route.keysOnly ? keysOnly(keyScopes) : accessText(access, keyScopes),
  ].join('\n\n');
  // What a handler takes that has rules and is no body is in the address.
  const [body, query] = operation.requestBody ? [input, undefined] : [undefined, input];
  if (body) {
    named.reference(body.name, () => inputSchema(body, named));
    // Nobody has to send a body of which nothing is required.
    if (operation.requestBody && !('required' in inputSchema(body, named))) operation.requestBody.required = false;
  }
  operation.parameters = parametersOf(route, query, named);
  operation.responses = { ...usualRefusals(route.method), ...successes(route, named) };
  if (body ?? query) operation.responses['422'] = errorAnswer(422, 'The input is not valid; `detail` is the first failing text.');
  if (access && access !== 'public') {
    operation.security = [...(route.keysOnly ? [] : [{ [access]: [] }]), ...(keyScopes.length > 0 ? [{ key: [] }] : [])];
    operation.responses['401'] = errorAnswer(401, keyScopes.length > 0 ? 'No session, and no API key.' : 'No session.');
    operation.responses['403'] = errorAnswer(403, refusals(route));
  } else operation.security = [];
  for (const [status, text] of Object.entries(description.errors ?? {})) operation.responses[status] = errorAnswer(Number(status), text);
}

const keysOnly = (scopes: readonly string[]): string => `Access: API keys with the scope ${scopes.join(' or ')}.`;

const confirmation = ({ reauthenticated }: RestRoute): string[] =>
  reauthenticated ? [`Password and second factor must have been given in the last ${CONFIRMED_MINUTES} minutes.`] : [];

function refusals({ access, keyScopes, reauthenticated }: RestRoute): string {
  return [
    `The login is ${access === 'admin' ? "a user's" : "an administrator's"}.`,
    ...(access === 'admin' || keyScopes.length > 0 ? ['The address is not allowed.'] : []),
    keyScopes.length > 0 ? `An API key needs the scope ${keyScopes.join(' or ')}.` : 'API keys are not taken.',
    ...(reauthenticated ? ['The password was given too long ago (`REAUTHENTICATION_REQUIRED`).'] : []),
  ].join(' ');
}

/** `UsersAdminController.list` as `usersAdminList`. */
function plainId(handler: string): string {
  const [controller = '', method = ''] = handler.split('.');
  const resource = controller.replace(/Controller$/, '');
  return `${resource.charAt(0).toLowerCase()}${resource.slice(1)}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}
