import { sourceKey } from '../browser/source.ts';
import type { NextTry } from './sender-state.ts';

/** What the server said. */
export interface Answer {
  /** 0 when there was no answer. */
  status: number;
  header: (name: string) => string | null;
  /** What the server says to the visitor (RFC 9457), when it says something. */
  problem: { detail?: string; errors?: { field: string; message: string }[] } | null;
}

interface Call {
  headers: Record<string, string>;
  body: string | Blob;
  /** In milliseconds; what takes longer counts as unanswered. */
  timeout: number;
  signal: AbortSignal;
  /** How much has gone, in whole percent. `fetch` does not tell. */
  onProgress?: (percent: number) => void;
}

/** Sends a body once. Never fails: what has no answer has the status 0. */
export function call(method: 'POST' | 'PUT', address: string, options: Call): Promise<Answer> {
  const { headers, body, timeout, signal, onProgress } = options;
  const request = new XMLHttpRequest();
  request.open(method, address);
  request.responseType = 'json';
  request.timeout = timeout;
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  if (onProgress) {
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((100 * loaded) / total) : 0);
  }
  signal.addEventListener('abort', () => request.abort());
  return new Promise((resolve) => {
    request.onloadend = () =>
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        problem: request.response,
      });
    request.send(body);
  });
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** What the server says of single fields (RFC 9457 `errors`), if it says so. */
export function fieldErrorsOf({ status, problem }: Answer): Record<string, string> {
  if (status !== 422) return {};
  return Object.fromEntries((problem?.errors ?? []).map(({ field, message }) => [field, message]));
}

/** §7.2 What may still be done about a CV that was not received. */
export function nextUpload({ status }: Answer): NextTry {
  if (status === 401 || status === 410) return 'none';
  return [413, 415, 422].includes(status) ? 'other' : 'again';
}

/** The longest a form waits by itself, in seconds; the server's own window is ten minutes. */
const maxPause = 15 * 60;
const usualPause = 10;

/** Seconds to wait before another try, from a `Retry-After` header; null when it is too long. */
export function pauseOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter);
  if (!(seconds > 0)) return usualPause;
  return seconds <= maxPause ? Math.ceil(seconds) : null;
}

/** §8.2 Seconds after which a refused call may be repeated; null when that would be of no use. */
export function pauseAfter({ status, header }: Answer): number | null {
  const retryAfter = header('Retry-After');
  return status === 429 || (status === 503 && retryAfter !== null) ? pauseOf(retryAfter) : null;
}

/** §12.9 The header that tells the server where the visitor came from; none where nothing is kept. */
export function sourceHeader(): Record<string, string> {
  try {
    const source = sessionStorage.getItem(sourceKey) ?? '';
    // Anything else was put there by somebody, and would keep the form from being sent.
    return /^[ -~]+$/.test(source) ? { 'Submission-Source': source } : {};
  } catch {
    return {};
  }
}
