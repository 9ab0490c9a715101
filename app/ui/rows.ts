/** Where a thing stands in its row. */
export interface RowPlace {
  /** How many things the row holds. */
  columns: number;
  isFirst: boolean;
  isLast: boolean;
  row: number;
}

/** Things in as few rows of at most `most` as hold them, filled evenly: none stands alone, the last are the fullest. */
export function inRows(count: number, most: number): RowPlace[] {
  const rows = Math.ceil(count / most);
  const shorter = rows - (count % rows || rows);
  return Array.from({ length: rows }, (_, row) => {
    const columns = Math.floor(count / rows) + (count % rows !== 0 && row >= shorter ? 1 : 0);
    return Array.from({ length: columns }, (_, at) => ({
      columns,
      isFirst: at === 0,
      isLast: at === columns - 1,
      row,
    }));
  }).flat();
}
