import { redactPersonalData } from '../privacy/redact-personal-data.ts';

/** Why a delivery did not succeed, without anybody's data. */
export interface DeliveryFailure {
  /** The other side read the message and refused it for good. */
  permanent: boolean;
  /** For the log: codes only, such as `EENVELOPE 550 5.7.1`. */
  code: string;
  /** For the database and the staff: what the other side said, with addresses taken out. */
  reason: string;
}

/** An answer other than success from a program that was called. */
export class RefusedCallError extends Error {
  override name = 'RefusedCallError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const longestReason = 300;

export function failureOf(error: unknown): DeliveryFailure {
  const message = error instanceof Error ? error.message : String(error);
  return {
    permanent: isPermanent(error),
    code: codeOf(error, message),
    reason: redactPersonalData(message).slice(0, longestReason),
  };
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
}

/**
 * A mail server's 5xx to the envelope or the message, or what our own side will not send. A refused password is none: it says nothing of
 * the message, and all mail waits until it is mended. Of a called program, what cannot get better by
 * asking again; a redirect is never followed, and is refused like that.
 */
function isPermanent(error: unknown): boolean {
  if (error instanceof RefusedCallError) {
    return error.status < 500 && ![408, 409, 425, 429].includes(error.status);
  }
  const { code, responseCode } = error as SmtpError;
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && (responseCode === undefined || Number(responseCode) >= 500);
}

function codeOf(error: unknown, message: string): string {
  const { code, responseCode } = error as SmtpError;
  const parts = [
    error instanceof RefusedCallError ? error.status : code,
    responseCode,
    /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message)?.[0],
  ].filter((part) => part !== undefined);
  return parts.join(' ') || (error instanceof Error ? error.name : 'unknown');
}
