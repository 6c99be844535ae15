const JSON_TYPE = 'application/json';
/** Fields of a path that are no operation. */
const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

/**
 * What an OpenAPI document (3.1) leaves unsaid: operations, parameters, properties, answers and headers without a description, bodies and
 * answers of success without an example.
 * @returns {string[]} each as its place and what is missing
 */
export function unsaid(document) {
  const problems = [];
  const needs = (given, at) => {
    if (typeof given?.description !== 'string' || given.description.trim() === '') problems.push(`${at} has no description`);
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    needs(schema, name);
    walk(schema, name, needs);
  }
  for (const kind of ['responses', 'headers'])
    for (const [name, part] of Object.entries(document.components?.[kind] ?? {})) needs(part, `${kind}/${name}`);
  for (const tag of document.tags ?? []) needs(tag, `group ${tag.name}`);
  for (const [where, operation] of operationsOf(document)) {
    if (!operation.summary) problems.push(`${where} has no summary`);
    needs(operation, where);
    for (const parameter of operation.parameters ?? []) needs(parameter, `${where} ${parameter.in}.${parameter.name}`);
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
      walk(media.schema, `${where} body`, needs);
      if (!where.startsWith('webhook') && media.example === undefined) problems.push(`${where} has no example of a body (${type})`);
    }
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (answer.$ref) continue;
      needs(answer, `${where} ${status}`);
      const media = answer.content?.[JSON_TYPE];
      if (media) walk(media.schema, `${where} ${status}`, needs);
      if (status === successOf(operation) && media && hasForm(media.schema, document) && media.example === undefined)
        problems.push(`${where} has no example of its answer (${status})`);
    }
  }
  return problems;
}

/** Every operation and every webhook with its place. @returns {[string, object][]} */
export function operationsOf(document) {
  const of = (paths, mark) =>
    Object.entries(paths ?? {}).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => METHODS.has(method))
        .map(([method, operation]) => /** @type {[string, object]} */ ([`${mark}${method.toUpperCase()} ${path}`, operation])),
    );
  return [...of(document.paths, ''), ...of(document.webhooks, 'webhook ')];
}

/** The first status of success, which is the one that stands for the operation. */
const successOf = ({ responses }) => Object.keys(responses).find((status) => status.startsWith('2'));

/** Whether a schema says more than that it is an object: another protocol's message has no form here. */
function hasForm(schema, document) {
  const own = schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema;
  return own.properties !== undefined || own.items !== undefined || own.additionalProperties !== undefined || own.type !== 'object';
}

function walk(schema, at, needs) {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    needs(property, `${at}.${name}`);
    walk(property, `${at}.${name}`, needs);
  }
  walk(schema.items, `${at}[]`, needs);
  walk(schema.additionalProperties, `${at}.*`, needs);
  for (const kind of ['anyOf', 'oneOf', 'allOf']) for (const part of schema[kind] ?? []) walk(part, at, needs);
}
