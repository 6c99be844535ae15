/** Tells its parent what the calendar of the law holds; reads it with the loader of the product from its source. */
import { inRoot } from '../../lib/paths.mjs';

const CALENDAR = 'backend/src/features/deadlines/calendar';
const [{ loadMovers, loadRows }, { STATE_NAMES }] = await Promise.all([
  import(inRoot(CALENDAR, 'load-rows.ts')),
  import(inRoot('backend/src/core/text/state-names.ts')),
]);
// The channel is closed once all has gone through it, which takes a moment.
process.send?.({ rows: loadRows(), movers: [...loadMovers().values()], states: STATE_NAMES }, () => process.disconnect());
