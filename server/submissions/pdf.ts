/** Readers look for the header and the end mark this far from either edge, in bytes. */
const headerRoom = 1024;
const endRoom = 2048;

export function looksLikePdf(file: Buffer): boolean {
  return file.subarray(0, headerRoom).includes('%PDF-');
}

/** Whether a PDF has its end, which a download that broke off has not. */
export function isWholePdf(file: Buffer): boolean {
  const end = file.subarray(-endRoom).toString('latin1');
  const [, tableAt] = /startxref\s+(\d{1,10})\s+%%EOF/.exec(end) ?? [];
  return tableAt !== undefined && Number(tableAt) < file.length;
}
