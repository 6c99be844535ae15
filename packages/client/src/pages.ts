import { sent } from './errors.js';

/** Rows of one page of a list. */
interface Page<Row> {
  nodes: Row[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** Rows that are asked for at once. */
const PAGE = 100;

/** Every row of a list, fetched page by page as they are read. @param fetch the page after a cursor, null for the first one */
export async function* everyRow<Row>(
  fetch: (place: { first: number; after: string | null }) => Promise<Page<Row> | null>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Page<Row> = sent(await fetch({ first: PAGE, after }));
    yield* nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}
