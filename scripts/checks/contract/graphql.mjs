/** Sentences of graphql-js and the coordinate that each is about; `$1` and so on are the pattern's groups. @type {[RegExp, string][]} */
const COORDINATES = [
  [/^A required (?:arg|field) (\w+) on (?:input type )?([\w.]+) was added\.$/, '$2.$1'],
  [/^(\w+) was (?:removed from|added to) (?:enum|union) type (\w+)\.$/, '$2.$1'],
  [/^([\w.]+) arg (\w+) (?:was removed|has changed|defaultValue was removed).*$/s, '$1.$2'],
  [/^(\w+) no longer implements interface (\w+)\.$/, '$1.$2'],
  [/^Standard scalar (\w+) was removed.*$/s, '$1'],
  [/^([\w.]+) (?:was removed|changed) ?.*$/s, '$1'],
];

/**
 * What breaks programs that were written for `before`: everything that graphql-js calls breaking, changed default values, and members
 * that answers gain in enums and unions, which a program that tells all of them apart has never seen. Optional arguments and input fields
 * are no such change, although graphql-js calls them dangerous.
 * @param {typeof import('graphql')} graphql
 * @param {import('graphql').GraphQLSchema} before
 * @param {import('graphql').GraphQLSchema} after
 * @returns {string[]} each as kind and coordinate, such as `FIELD_REMOVED Query.me`
 */
export function graphqlChanges(graphql, before, after) {
  const { findBreakingChanges, findDangerousChanges, DangerousChangeType } = graphql;
  const inAnswers = answerTypes(graphql, before);
  const told = findDangerousChanges(before, after)
    .map((change) => ({ ...change, at: coordinate(change) }))
    .filter(({ type, at }) => {
      if (type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE || type === DangerousChangeType.TYPE_ADDED_TO_UNION) return true;
      return type === DangerousChangeType.VALUE_ADDED_TO_ENUM && inAnswers.has(at.split('.')[0]);
    });
  return [...findBreakingChanges(before, after), ...told].map((change) => `${change.type} ${coordinate(change)}`);
}

/** Names of the types that fields of answers have. */
function answerTypes({ getNamedType, isInterfaceType, isObjectType }, schema) {
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type));
  return new Set(types.flatMap((type) => Object.values(type.getFields()).map((field) => getNamedType(field.type).name)));
}

/** The coordinate in the schema; the whole sentence where it has another form, so that a change never passes unnamed. */
function coordinate({ description }) {
  const form = COORDINATES.find(([pattern]) => pattern.test(description));
  return form ? description.replace(...form) : description;
}
