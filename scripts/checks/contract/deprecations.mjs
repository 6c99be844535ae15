const DATED = /^Deprecated since (\d{4}-\d{2}-\d{2}), stays until (\d{4}-\d{2}-\d{2}): \S/;

/**
 * What is deprecated in a schema without saying since when, and until when it stays at least.
 * @param {typeof import('graphql')} graphql
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string[]} one sentence for each
 */
export function undated(graphql, schema) {
  return members(graphql, schema)
    .filter(({ reason }) => reason !== undefined && reason !== null && !isDated(reason))
    .map(
      ({ at, reason }) =>
        `${at} is deprecated with "${reason}"; it must begin with "Deprecated since <day>, stays until <later day>: ", days as 2026-11-30.`,
    );
}

function isDated(reason) {
  const [, since = '', until = ''] = DATED.exec(reason) ?? [];
  return isDay(since) && isDay(until) && since < until;
}

function isDay(day) {
  const date = new Date(`${day}T00:00:00Z`);
  // A day that no calendar has is not a date at all, or moves to the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Everything in the schema that can be deprecated. */
function members({ isEnumType, isInputObjectType, isInterfaceType, isObjectType }, schema) {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    const named = ({ name, deprecationReason }) => ({ at: `${type.name}.${name}`, reason: deprecationReason });
    if (isEnumType(type)) return type.getValues().map(named);
    if (isInputObjectType(type)) return Object.values(type.getFields()).map(named);
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      named(field),
      ...field.args.map((arg) => ({ at: `${type.name}.${field.name}.${arg.name}`, reason: arg.deprecationReason })),
    ]);
  });
}
