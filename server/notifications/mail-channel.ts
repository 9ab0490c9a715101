import { mkdir, rename, writeFile } from 'node:fs/promises';
import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mailFile, partOf } from '../storage/mail-files.ts';

export interface MailChannel {
  /**
   * Resolves when the mail is accepted for every recipient, or on disk. Rejects with a PartialDeliveryError
   * when some have it.
   */
  send(mail: Mail): Promise<void>;
  /** Where mail goes, for the line at start-up. */
  description: string;
}

export interface Mail extends SendMailOptions {
  messageId: string;
  /** Who gets it; the header `To` names everybody it is meant for. */
  envelope: { from: string; to: string[] };
}

/** What the mail server said to one recipient. */
type Refusal = { response?: string | undefined; responseCode?: number | undefined };

/** Some recipients have the mail and the others were refused: it is tried again for these only. */
export class PartialDeliveryError extends Error {
  override name = 'PartialDeliveryError';
  readonly code = 'EENVELOPE';
  readonly responseCode: number | undefined;
  readonly deliveredTo: string[];

  constructor(deliveredTo: string[], refusals: readonly Refusal[]) {
    // As nodemailer does when it refuses all: where one was only deferred, there is hope.
    const refusal = refusals.find(({ responseCode = 0 }) => responseCode < 500) ?? refusals[0];
    super(
      `${refusals.length} of ${deliveredTo.length + refusals.length} refused: ${refusal?.response}`,
    );
    this.responseCode = refusal?.responseCode;
    this.deliveredTo = deliveredTo;
  }
}

/**
 * For a whole delivery, in milliseconds: a mail server that sends a byte a second is never silent. The
 * worker's lease is longer, so that no second delivery starts meanwhile.
 */
const deliveryTimeout = 25_000;

/** Silence after which a mail server counts as gone, in milliseconds. */
const silenceTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  socketCloseTimeout: 1_000,
};

// A submission is text: nothing in it may make the mailer open a file or an address.
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

/**
 * @param name what it calls itself to the mail server (EHLO). A machine's own name often has no dot, and strict
 *   servers refuse such greetings for ever.
 */
export function smtpChannel(
  { url, name }: { url: string; name: string },
  { timeoutMs = deliveryTimeout } = {},
): MailChannel {
  const transport = createTransport({ url, name, ...silenceTimeouts, ...textOnly });
  return {
    description: `smtp ${new URL(url).host}`,
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutMs);
      const { rejected, rejectedErrors = [] } = await transport.sendMail({ ...mail, signal });
      if (rejected.length === 0) return;
      // The mailer names recipients with their domains in ASCII.
      const isDelivered = (address: string) =>
        !rejected.includes(address.replace(/[^@]+$/, domainToASCII));
      throw new PartialDeliveryError(mail.envelope.to.filter(isDelivered), rejectedErrors);
    },
  };
}

/** Without a mail server each mail becomes a file that any mail program opens. */
export function folderChannel(folder: string, shownAs: string): MailChannel {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...textOnly,
  });
  return {
    description: `${shownAs} (no SMTP_URL: written as .eml files)`,
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = mailFile(folder, mail.messageId);
      // Readers never see half a mail, and a repeat replaces the file instead of adding one.
      await writeFile(partOf(file), message, { mode: 0o600, flush: true });
      await rename(partOf(file), file);
    },
  };
}
