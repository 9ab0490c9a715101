/** Five megabytes over a bad phone line, in milliseconds. */
const timeLimit = 5 * 60_000;

export interface FileAnswer {
  /** Null when there was no answer. */
  status: number | null;
  retryAfter: string | null;
  /** What the server says to the visitor, when it says something. */
  detail: string | null;
}

/** Sends a file as the body of a `PUT` and tells how much has gone, from 0 to 1. Never throws. */
export function sendFile(
  address: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<FileAnswer> {
  // `fetch` does not tell how much it has sent.
  const request = new XMLHttpRequest();
  request.open('PUT', address);
  request.timeout = timeLimit;
  request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
  // RFC 8187: header values are ASCII.
  const name = encodeURIComponent(file.name.toWellFormed()).replaceAll("'", '%27');
  request.setRequestHeader('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return new Promise((resolve) => {
    request.onloadend = () =>
      resolve({
        status: request.status || null,
        retryAfter: request.getResponseHeader('Retry-After'),
        detail: detailOf(request.responseText),
      });
    request.send(file);
  });
}

function detailOf(text: string): string | null {
  try {
    const { detail } = JSON.parse(text) as { detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}
