/** Longest a form waits by itself, in seconds; the server's own window is ten minutes. */
const longestPause = 15 * 60;
const usualPause = 10;

/** Seconds to wait before another try, from a `Retry-After` header; null when it is too long. */
export function pauseOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return usualPause;
  return seconds <= longestPause ? Math.ceil(seconds) : null;
}

export function pauseInWords(seconds: number): string {
  if (seconds === 1) return '1 segundo';
  return seconds < 90 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
}
