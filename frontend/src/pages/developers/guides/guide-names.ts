/** The pages of the documentation that come with a release, by their names in addresses: their files in the checkout. */
export const GUIDE_FILES = {
  quickstart: 'docs/quickstart.md',
  recipes: 'docs/recipes.md',
  graphql: 'docs/graphql.md',
  api: 'docs/api.md',
  errors: 'docs/errors.md',
  mcp: 'docs/mcp.md',
  client: 'packages/client/README.md',
  'api-changelog': 'docs/api-changelog.md',
} as const;

export type PageName = keyof typeof GUIDE_FILES;

/** What a link of a page leads to: another page with its heading, or a file of the checkout. */
export type GuideLink = { page: PageName; heading: string } | { file: string };

/** @param href as it stands in a page, which is in `docs` or in `packages/client` */
export function linkOf(href: string): GuideLink {
  const [target = '', heading] = href.split('#');
  const file = target.replace(/^(?:\.\.\/)+/, '').replace(/^packages\/client$/, GUIDE_FILES.client);
  const found = Object.entries(GUIDE_FILES).find(([, known]) => known === file || known === `docs/${file}`);
  return found ? { page: found[0] as PageName, heading: heading ? `#${heading}` : '' } : { file };
}

/** Lines for those who open the file, such as that it is generated, are left out. */
export const wordsOf = (page: string): string =>
  page
    .split('\n')
    .filter((line) => !(line.startsWith('<!--') && line.endsWith('-->')))
    .join('\n');
