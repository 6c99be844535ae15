const INVALID_VARIABLE = /^Variable "(\$\w+)" got invalid value /;
/** The end of graphql-js's text on a variable: where in it, and which field is missing or unknown. */
const PLACE = / at "([\w.[\]]+)"/;
const FIELD =
  /Field "\w+" (?:of required type "[^"]+" was not provided|is not defined by type "\w+")\.(?: Did you mean [\w", ]{1,300}\?)?$/;
const FOUND = /, found [\s\S]*$/;
const UNREPRESENTABLE = /(cannot represent [\w -]{1,80}?value): [\s\S]*$/;
const UNEXPECTED_LITERAL = /(Unexpected (?:String|BlockString|Int|Float)) [\s\S]*$/;

/**
 * The text of graphql-js on an operation that cannot be run, without the values that it quotes: a login that lacks a
 * field would otherwise come back with its password, into whatever keeps error texts.
 * @param suggestions whether it may name what the operation could have meant instead
 */
export function operationErrorText(message: string, suggestions: boolean): string {
  return withoutValues(suggestions ? message : withoutSuggestion(message));
}

/**
 * Without what graphql-js adds to help a guesser, in whichever of its forms: fields, arguments, types, input fields, values of an
 * enum, inline fragments. It always stands at the end.
 */
function withoutSuggestion(message: string): string {
  const at = message.lastIndexOf(' Did you mean ');
  return at < 0 ? message : message.slice(0, at);
}

function withoutValues(message: string): string {
  const variable = INVALID_VARIABLE.exec(message)?.[1];
  if (variable) {
    const place = PLACE.exec(message)?.[1];
    // It stands at the end: what the caller sent is not matched.
    const field = FIELD.exec(message.slice(message.lastIndexOf('Field "')))?.[0];
    return `Variable "${variable}" got an invalid value${place ? ` at "${place}"` : ''}.${field ? ` ${field}` : ''}`;
  }
  return message.replace(FOUND, '.').replace(UNREPRESENTABLE, '$1.').replace(UNEXPECTED_LITERAL, '$1.');
}
