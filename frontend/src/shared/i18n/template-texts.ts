import { language } from './language.js';

interface TemplateTexts {
  /** By the document's type. */
  names: Readonly<Record<string, string>>;
  /** By the English text of a label, a heading, an explanation or a choice. */
  texts: Readonly<Record<string, string>>;
}

let hindi: TemplateTexts | undefined;

/**
 * Fetches the Hindi of the templates that come with the product, for readers of Hindi. Call it before a screen with forms is drawn.
 * @throws TypeError when it cannot be fetched
 */
export async function loadTemplateTexts(): Promise<void> {
  if (language === 'hi') hindi ??= (await import('./hindi/templates.json')).default;
}

const own = (texts: Readonly<Record<string, string>> | undefined, key: string): string | undefined =>
  texts && Object.hasOwn(texts, key) ? texts[key] : undefined;

/** What a kind of document is called in the reader's language; the given name where no other is known, as for an administrator's own template. */
export const templateName = (documentType: string, name: string): string => own(hindi?.names, documentType) ?? name;

/** A text of a template in the reader's language; the text itself where no translation is known. */
export const templateText = (text: string): string => own(hindi?.texts, text) ?? text;

/** A choice of a form in the reader's language, as it stands alone: with a capital. */
export const choiceText = (choice: string): string => {
  const said = templateText(choice);
  return said.charAt(0).toUpperCase() + said.slice(1);
};

/** Whether templates are to be read in another language than they are written in. */
export const translatesTemplates = (): boolean => hindi !== undefined;
