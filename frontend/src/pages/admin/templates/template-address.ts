import { paths } from '../../../shared/config/paths.js';

export const TEMPLATE_VIEW = 'template';

/** Path of the list of templates. */
export const templatesAddress = `${paths.admin}?tab=templates`;

/** Path of the editor of a template. */
export const templateAddress = (documentType: string): string =>
  `${paths.admin}?${new URLSearchParams({ view: TEMPLATE_VIEW, type: documentType }).toString()}`;
