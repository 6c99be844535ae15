import type { ReactNode } from 'react';

/** A column of a table; on phones, a part of each row's card. */
export interface DataColumn<Row, SortField extends string = string> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** CSS pixels; the columns without one share what is left. */
  width?: number;
  align?: 'right';
  /** The server's name of the order that the column's head asks for. */
  sort?: SortField;
  /** The card's heading, or its row of buttons; a labelled value when absent. */
  card?: 'heading' | 'actions';
}

export interface DataOrder<SortField extends string = string> {
  field: SortField;
  direction: 'ASC' | 'DESC';
}
