import { resolved } from './reference.mjs';
import { SchemaComparer } from './schemas.mjs';

/** Fields of a path that are no operation. */
const NO_METHODS = new Set(['summary', 'description', 'servers', 'parameters', '$ref']);
const JSON_BODY = 'application/json';

/**
 * What breaks programs that were written for the document `before` (OpenAPI 3.1): operations, parameters, bodies, answers, credentials
 * and operation ids that went, what is required of requests now, and values that answers have now. Refusals may come and go.
 * @returns {string[]} each as kind and place, such as `OPERATION_REMOVED GET /api/ask`
 */
export function openApiChanges(before, after) {
  const changes = [];
  const context = {
    before,
    after,
    report: (kind, at) => changes.push(`${kind} ${at}`),
    schemas: new SchemaComparer(before, after, (kind, at) => changes.push(`${kind} ${at}`)),
  };
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (NO_METHODS.has(method)) continue;
      const at = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now) compareOperation(context, at, operation, now);
      else context.report('OPERATION_REMOVED', at);
    }
  }
  return [...new Set(changes)];
}

function compareOperation(context, at, before, after) {
  if (before.operationId !== after.operationId) context.report('OPERATION_ID_CHANGED', `${at} ${before.operationId}`);
  compareCredentials(context, at, before, after);
  compareParameters(context, at, before.parameters ?? [], after.parameters ?? []);
  compareBodies(context, at, resolved(context.before, before.requestBody), resolved(context.after, after.requestBody));
  compareAnswers(context, at, before.responses, after.responses);
}

/** Each of the ways in which a program could sign in must still be one; an operation without any is public. */
function compareCredentials({ before, after, report }, at, operation, now) {
  const waysIn = (document, { security = document.security ?? [] }) => (security.length > 0 ? security : [{}]);
  const open = waysIn(after, now);
  for (const way of waysIn(before, operation)) {
    const given = Object.keys(way);
    const serves = (needed) => Object.keys(needed).every((scheme) => given.includes(scheme));
    if (!open.some(serves)) report('ACCESS_NARROWED', `${at} ${given.join('+') || 'public'}`);
  }
}

function compareParameters({ before, after, report, schemas }, at, old, now) {
  const placeOf = (parameter) => `${parameter.in}.${parameter.name}`;
  const listed = (document, parameters) =>
    new Map(parameters.map((one) => resolved(document, one)).map((parameter) => [placeOf(parameter), parameter]));
  const earlier = listed(before, old);
  const later = listed(after, now);
  for (const [place, parameter] of earlier) {
    const same = later.get(place);
    if (!same) report('PARAMETER_REMOVED', `${at} ${place}`);
    else schemas.compareInput(parameter.schema ?? {}, same.schema ?? {}, `${at} ${place}`);
  }
  for (const [place, { required }] of later)
    if (required && !earlier.get(place)?.required) report('PARAMETER_NOW_REQUIRED', `${at} ${place}`);
}

function compareBodies({ report, schemas }, at, before, after) {
  if (after?.required && !before?.required) report('BODY_NOW_REQUIRED', at);
  for (const [type, { schema = {} }] of Object.entries(before?.content ?? {})) {
    const now = after?.content?.[type];
    if (now) schemas.compareInput(schema, now.schema ?? {}, `${at} body${ofType(type)}`);
    else report('BODY_TYPE_REMOVED', `${at} ${type}`);
  }
}

function compareAnswers({ before, after, report, schemas }, at, old, now) {
  const isSuccess = (status) => Number(status) < 400;
  for (const status of Object.keys(now)) if (isSuccess(status) && !old[status]) report('ANSWER_ADDED', `${at} ${status}`);
  for (const [status, answer] of Object.entries(old)) {
    if (!now[status]) {
      if (isSuccess(status)) report('ANSWER_REMOVED', `${at} ${status}`);
      continue;
    }
    const later = resolved(after, now[status]);
    for (const [type, { schema = {} }] of Object.entries(resolved(before, answer).content ?? {})) {
      const same = later.content?.[type];
      if (same) schemas.compareOutput(schema, same.schema ?? {}, `${at} ${status}${ofType(type)}`);
      else report('ANSWER_TYPE_REMOVED', `${at} ${status} ${type}`);
    }
  }
}

const ofType = (type) => (type === JSON_BODY ? '' : `(${type})`);
