/** No table of a paper has more. */
const MOST_COLUMNS = 100;
const MOST_ROWS = 1_000;

/** Where the cells of a table stand: one that reaches over several rows or columns leaves room in them. */
export class HtmlTable {
  private readonly covered: number[] = [];
  private column = 0;
  private across = 1;
  private inCell = false;
  private inRow = false;

  /** @param end called for each column that is passed */
  constructor(private readonly end: () => void) {}

  beginRow(): void {
    this.endRow();
    this.inRow = true;
  }

  beginCell(columns: number, rows: number): void {
    this.endCell();
    while ((this.covered[this.column] ?? 0) > 0 && this.column < MOST_COLUMNS) this.pass();
    this.across = within(columns, MOST_COLUMNS);
    for (let i = 0; i < this.across && this.column + i < MOST_COLUMNS; i++) this.covered[this.column + i] = within(rows, MOST_ROWS);
    this.inCell = true;
  }

  endCell(): void {
    if (!this.inCell) return;
    this.inCell = false;
    for (let i = 0; i < this.across; i++) this.pass();
  }

  endRow(): void {
    this.endCell();
    if (!this.inRow) return;
    this.inRow = false;
    for (; this.column < this.covered.length; this.column++) this.uncover();
    this.column = 0;
  }

  private pass(): void {
    this.uncover();
    this.column += 1;
    this.end();
  }

  private uncover(): void {
    if (this.column < MOST_COLUMNS) this.covered[this.column] = Math.max(0, (this.covered[this.column] ?? 0) - 1);
  }
}

const within = (count: number, most: number): number => (count >= 1 ? Math.min(Math.floor(count), most) : 1);
