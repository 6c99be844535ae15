import type { ReactNode } from 'react';

/** A column of a table; on narrow screens, a part of each row's card. */
export interface DataColumn<Row, SortField extends string = string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** CSS pixels; columns without a width share the rest. */
  width?: number;
  /** Left out first where there is no room for all. */
  spare?: boolean;
  align?: 'right';
  /** The server's name for sorting by this column. */
  sort?: SortField;
  /**
   * Where the column goes on a card: before the heading, the heading, the row of buttons, or (on a dense card) what is shown once it is
   * opened; a labelled value if absent.
   */
  card?: 'lead' | 'heading' | 'actions' | 'detail';
}

export interface DataOrder<SortField extends string = string> {
  field: SortField;
  direction: 'ASC' | 'DESC';
}
