import { linkOf } from './guide-names.js';

/** The pages of the documentation that this screen shows, in Markdown, by their names in its addresses. */
export const GUIDES = {
  quickstart: () => import('../../../../../docs/quickstart.md?raw'),
  recipes: () => import('../../../../../docs/recipes.md?raw'),
  graphql: () => import('../../../../../docs/graphql.md?raw'),
  errors: () => import('../../../../../docs/errors.md?raw'),
  mcp: () => import('../../../../../docs/mcp.md?raw'),
  client: () => import('../../../../../packages/client/README.md?raw'),
  'api-changelog': () => import('../../../../../docs/api-changelog.md?raw'),
};

export type GuideName = keyof typeof GUIDES;
export const GUIDE_NAMES = Object.keys(GUIDES) as GuideName[];

export const isGuideName = (name: string): name is GuideName => Object.hasOwn(GUIDES, name);

export const guideAddress = (name: GuideName, heading = ''): string => `?show=guides&guide=${name}${heading}`;

/**
 * What a relative link in a guide leads to here: another guide, with its heading, the reference of REST, or a file that is served; null for
 * files that are not shipped.
 */
export function guideLink(href: string): string | null {
  const link = linkOf(href);
  if ('file' in link) return link.file === 'schema.graphql' ? '/api/schema.graphql' : null;
  return isGuideName(link.page) ? guideAddress(link.page, link.heading) : '?show=rest';
}
