import { type McpServer, ProtocolError, ProtocolErrorCode, ResourceTemplate } from '@modelcontextprotocol/server';
import { lawWords, readPages, readSection, sectionsOf } from '../law-text.js';
import { type Call, plainRefusal } from '../tool.js';
import { addressOf, decoded, listSources, SECTION_URI, SOURCE_URI, sourceIdOf } from './law-address.js';

const LISTED_MAX = 100;
const COMPLETIONS_MAX = 20;
const SECTIONS_MAX = 200;
const TEXT = { mimeType: 'text/plain' };

/** Acts, rules and judgments with their sections, to be read by address. */
export function addLawResources(server: McpServer, call: Call): void {
  const plain = <T>(work: () => Promise<T>) => inPlainWords(call, work);
  const completeSource = (value: string) =>
    plain(async () => (await listSources(call, COMPLETIONS_MAX, value)).map(({ citation }) => citation));
  const completeSection = (value: string, context?: { arguments?: Record<string, string> }) =>
    plain(async () => {
      const source = context?.arguments?.source;
      if (!source) return [];
      const { nodes } = await sectionsOf(call, await sourceIdOf(call, source), COMPLETIONS_MAX, value || undefined);
      return nodes.map(({ label }) => label);
    });
  const list = () => plain(async () => ({ resources: (await listSources(call, LISTED_MAX)).map(listed) }));

  server.registerResource(
    'source',
    new ResourceTemplate(SOURCE_URI, { list, complete: { source: completeSource } }),
    { title: 'A source of law', description: 'What it is and its sections; by id, or by its title or citation.', ...TEXT },
    (uri, { source }) => plain(async () => textOf(uri, await overview(call, await sourceIdOf(call, decoded(source))))),
  );
  server.registerResource(
    'section',
    new ResourceTemplate(SECTION_URI, { list: undefined, complete: { source: completeSource, section: completeSection } }),
    { title: 'A section of a source', description: 'Its words exactly, with the place and whether it is in force.', ...TEXT },
    (uri, { source, section }) =>
      plain(async () => textOf(uri, lawWords(await readSection(call, await sourceIdOf(call, decoded(source)), decoded(section))))),
  );
}

const listed = ({ document_id, title, citation, stamp }: Awaited<ReturnType<typeof listSources>>[number]) => ({
  uri: addressOf(document_id),
  name: citation,
  title,
  ...(stamp !== null && { description: stamp }),
  ...TEXT,
});

const textOf = (uri: URL, text: string) => ({ contents: [{ uri: uri.href, ...TEXT, text }] });

/** What a source is, and its sections with their addresses; of a source without sections how it begins. */
async function overview(call: Call, id: string): Promise<string> {
  const [{ totalCount, nodes }, opened] = [await sectionsOf(call, id, SECTIONS_MAX), await readPages(call, id, { pages: 1 })];
  if (nodes.length === 0) return lawWords(opened);
  const { citation, title, jurisdiction, court, stamp } = opened.source;
  const sections = nodes.map(({ label, name, heading }) => {
    const address = `${addressOf(id)}/section/${encodeURIComponent(label)}`;
    return `${[name, heading].filter(Boolean).join(' ')}: ${address}`;
  });
  const more = totalCount > nodes.length ? [`… and ${totalCount - nodes.length} more.`] : [];
  return [[citation ?? title, jurisdiction, court, stamp].filter(Boolean).join('\n'), [...sections, ...more].join('\n')].join('\n\n');
}

/** Refusals of the protocol with the words that every client gets. */
async function inPlainWords<T>(call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { message, code, retryAfterSeconds } = plainRefusal(error, call);
    const kind = code === 'INTERNAL' ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams;
    throw new ProtocolError(kind, message, { code, retryAfterSeconds });
  }
}
