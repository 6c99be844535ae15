import { SUPERVISION_GRAPHQL_ROWS, SUPERVISION_REST_ROWS } from './approval-operations.js';
import type { Row } from './audit-row.js';
import { COURT_FORMAT_GRAPHQL_ROWS, COURT_FORMAT_REST_ROWS } from './court-format-operations.js';
import { HOLIDAY_GRAPHQL_ROWS, HOLIDAY_REST_ROWS } from './deadline-operations.js';
import { STARTER_GRAPHQL_ROWS, STARTER_REST_ROWS } from './starter-audit-rows.js';
import { WEBHOOK_GRAPHQL_ROWS, WEBHOOK_REST_ROWS } from './webhook-audit-rows.js';

/** Of features that keep their rows beside their operations, over REST. */
export const FEATURE_REST_ROWS: Record<string, Row> = {
  ...STARTER_REST_ROWS,
  ...WEBHOOK_REST_ROWS,
  ...HOLIDAY_REST_ROWS,
  ...COURT_FORMAT_REST_ROWS,
  ...SUPERVISION_REST_ROWS,
};

/** The same in GraphQL. */
export const FEATURE_GRAPHQL_ROWS: Record<string, Row> = {
  ...STARTER_GRAPHQL_ROWS,
  ...WEBHOOK_GRAPHQL_ROWS,
  ...HOLIDAY_GRAPHQL_ROWS,
  ...COURT_FORMAT_GRAPHQL_ROWS,
  ...SUPERVISION_GRAPHQL_ROWS,
};
