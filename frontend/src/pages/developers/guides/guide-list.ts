/** The pages of the documentation that come with this release, in Markdown, by their names in addresses of this screen. */
export const GUIDES = {
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

/** Where links to files of the checkout that are not guides lead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '../schema.graphql': '/api/schema.graphql',
  '../packages/client': guideAddress('client'),
};

/**
 * What a relative link in a guide leads to here: another guide, with its heading, or a file that is served; null for files that are not
 * shipped.
 */
export function guideLink(href: string): string | null {
  const [, name = '', heading = ''] = /^([a-z-]+)[.]md(#[\w-]+)?$/.exec(href) ?? [];
  return isGuideName(name) ? guideAddress(name, heading) : (ELSEWHERE[href] ?? null);
}
