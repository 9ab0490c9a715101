/** Where a thing stands in its row. */
export interface RowPlace {
  /** How many things the row holds. */
  columns: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Things in as few rows of at most `most` as hold them, filled evenly: none stands alone, the last are the fullest. */
export function inRows(count: number, most: number): RowPlace[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => {
    const columns = Math.floor((count + row) / rows);
    return Array.from({ length: columns }, (_, at) => ({
      columns,
      isFirst: at === 0,
      isLast: at === columns - 1,
    }));
  }).flat();
}
