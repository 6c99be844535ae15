import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { decodeSorted, encodeSorted } from '../../../core/pages/cursor.js';
import { type CursorQuery, type Page, pageFrom, pageOfFound } from '../../../core/pages/page.js';
import { reachOf } from '../../../core/pages/reach.js';
import { undatedAct } from '../../retrieval/retrieval.service.js';
import { GuideService } from '../../retrieval/search/guide.service.js';
import { actKey, actOfKey, type StoredCited } from '../library/source-contents.js';
import { BrowseService } from './browse.service.js';
import type { CitedSource, Source } from './browse.views.js';

/** Judgments cite some hundred acts and judgments at most; what is held is shown before what is not. */
const MOST_SHOWN = 200;
/** Short, so that a cursor is. */
const SORT = 'left(c.sort_key, 20) collate "C"';
/** Judgments of the library that cite something under one of these keys. */
const CITING = `from source_contents c join legal_documents d on d.id = c.document_id and d.document_type = 'judgment' and d.text_key is not null`;

const isUndated = (key: string): boolean => key.startsWith(actKey('')) && undatedAct(actOfKey(key)) !== null;

/** Who cites whom in the library: acts by the names that texts give them, judgments by their citations, or by name and year. */
@Injectable()
export class CitingService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly guide: GuideService,
    private readonly browse: BrowseService,
  ) {}

  /** What a source cites, each act and judgment once; those that the library holds first. */
  async citedIn({ id }: Source): Promise<CitedSource[]> {
    const [row] = await this.database.query<{ cited: StoredCited[] }[]>('select cited from source_contents where document_id = $1', [id]);
    const cited = row?.cited ?? [];
    const ids = await this.heldUnder(cited);
    const sources = new Map((await this.browse.findAll([...new Set(ids.values())])).map((source) => [source.id, source]));
    const shown = new Map<string, CitedSource>();
    for (const { key, written } of cited) {
      const source = sources.get(ids.get(key) ?? '') ?? null;
      // A name without a document only led to one that its citation may not; without its year it may be that of any act.
      if (source?.id === id || (source === null && (key.startsWith('case ') || isUndated(key)))) continue;
      const known = source?.id ?? written;
      if (!shown.has(known)) shown.set(known, { written, source });
    }
    const held = new Set([...shown.values()].filter(({ source }) => source).map(({ written }) => written));
    const all = [...shown.values()].filter(({ source, written }) => source !== null || !held.has(written));
    return [...all.filter(({ source }) => source), ...all.filter(({ source }) => !source)].slice(0, MOST_SHOWN);
  }

  /** How many judgments of the library cite each of some sources. */
  async counts(sources: readonly Source[]): Promise<number[]> {
    const keys = await this.keysOf(sources);
    const rows = await this.database.query<{ id: string; count: string }[]>(
      `select wanted.id, count(*) as count
       from (select id, array(select jsonb_array_elements_text(keys::jsonb)) as keys from unnest($1::uuid[], $2::text[]) as each (id, keys)) wanted
       cross join lateral (select 1 ${CITING} where c.cites && wanted.keys and c.document_id <> wanted.id) citing
       group by wanted.id`,
      [sources.map(({ id }) => id), keys.map((each) => JSON.stringify(each))],
    );
    const counts = new Map(rows.map(({ id, count }) => [id, Number(count)]));
    return sources.map(({ id }) => counts.get(id) ?? 0);
  }

  /** A page of the judgments that cite a source, by title. @throws BadRequestError for a cursor of no page */
  async citing(source: Source, query: CursorQuery): Promise<Page<Source>> {
    const [keys = []] = await this.keysOf([source]);
    const where = `${CITING} where c.cites && $1::text[] and c.document_id <> $2`;
    const count = async () => {
      const [row] = await this.database.query<[{ count: string }]>(`select count(*) ${where}`, [keys, source.id]);
      return Number(row.count);
    };
    const { from: cursor, take, beyond, order } = reachOf(query, 'ASC');
    const from = cursor ? decodeSorted('citing', cursor) : null;
    const rest = from ? `and (${SORT}, d.id) ${beyond} ($4, $5::uuid)` : '';
    const rows = await this.database.query<{ id: string; sort: string }[]>(
      `select d.id, ${SORT} as sort ${where} ${rest} order by ${SORT} ${order}, d.id ${order} limit $3`,
      [keys, source.id, take, ...(from ? [from.value, from.id] : [])],
    );
    const page = pageFrom(rows, query, count, ({ sort: value, id }) => encodeSorted('citing', { value, id }));
    const found = new Map((await this.browse.findAll(page.nodes.map(({ id }) => id))).map((each) => [each.id, each]));
    return pageOfFound(page, ({ id }) => found.get(id));
  }

  /**
   * Those of the keys under which the library has a judgment, or a text of it cites one.
   * @param keys of `caseCitations`, or of `caseKeys`
   */
  async knownCases(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.database.query<{ key: string }[]>(
      `select key from unnest($1::text[]) key
       where exists (select 1 from source_contents c where c.names @> array[key] or c.cites @> array[key])`,
      [[...new Set(keys)]],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /**
   * For keys of `caseCitations` or `caseKeys`: the judgment of the library that has one, null where several do or none does, and whether a
   * text of the library cites it. Keys that nothing has are left out.
   */
  async judgments(keys: readonly string[]): Promise<Map<string, { source: Source | null; cited: boolean }>> {
    if (keys.length === 0) return new Map();
    const rows = await this.database.query<{ key: string; ids: string[]; cited: boolean }[]>(
      `select key, array(select c.document_id from source_contents c where c.names @> array[key] limit 2) as ids,
         exists (select 1 from source_contents c where c.cites @> array[key]) as cited
       from unnest($1::text[]) key`,
      [[...new Set(keys)]],
    );
    const found = rows.filter(({ ids, cited }) => ids.length > 0 || cited);
    const one = found.flatMap(({ ids }) => (ids.length === 1 ? ids : []));
    const sources = new Map((await this.browse.findAll([...new Set(one)])).map((source) => [source.id, source]));
    return new Map(
      found.map(({ key, ids: [id, ...more], cited }) => [
        key,
        { source: (more.length === 0 && id !== undefined && sources.get(id)) || null, cited },
      ]),
    );
  }

  /** Under which keys texts cite these sources. */
  private async keysOf(sources: readonly Source[]): Promise<string[][]> {
    const acts = await this.guide.namesOfActs(sources.map(({ id }) => id));
    return sources.map(({ id, names }) => [...names, ...(acts.get(id) ?? []).map(actKey)]);
  }

  /** The documents that are meant, by key; a name that several judgments have may mean any of them, and means none. */
  private async heldUnder(cited: readonly StoredCited[]): Promise<Map<string, string>> {
    const cases = cited.filter(({ kind }) => kind === 'case').map(({ key }) => key);
    const acts = cited.filter(({ kind }) => kind === 'act');
    const rows = await this.database.query<{ id: string; names: string[] }[]>(
      'select document_id as id, names from source_contents where names && $1::text[]',
      [cases],
    );
    const found = new Map<string, string[]>();
    const wanted = new Set(cases);
    for (const { id, names } of rows) for (const name of names) if (wanted.has(name)) found.set(name, [...(found.get(name) ?? []), id]);
    const named = await this.guide.actsNamed(acts.map(({ key }) => actOfKey(key)));
    for (const { key } of acts) found.set(key, [...(named.get(actOfKey(key)) ?? [])].slice(0, 1));
    return new Map([...found].flatMap(([key, ids]) => (ids.length === 1 && ids[0] !== undefined ? [[key, ids[0]] as const] : [])));
  }
}
