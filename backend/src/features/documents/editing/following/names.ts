import type { TemplateField } from '../../template/template-schema.js';

/** Small words within a name. */
const SMALL = /^(?:of|and|the|de|at|bin|van)$/;

/** Names of people and places with capitals, where somebody typed them in small letters only. */
export function writtenName({ name }: TemplateField, text: string): string {
  if (/_address$/.test(name) && text === text.toLowerCase() && /^[a-z\d][a-z\d .,'/-]{3,150}$/.test(text))
    return text.replace(/(?<![a-z\d'])[a-z]/g, (letter) => letter.toUpperCase());
  if (!/(?:_name|_seat|^place|^jurisdiction|_place)$/.test(name) || text !== text.toLowerCase() || !/^[a-z][a-z .'-]{1,80}$/.test(text))
    return text;
  return text
    .split(' ')
    .map((word) => (SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
