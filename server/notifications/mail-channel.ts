import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mailFile, partOf } from '../storage/mail-files.ts';

export interface MailChannel {
  /** Resolves when the mail is accepted or on disk, with the number of recipients that were refused. */
  send(mail: Mail): Promise<number>;
  /** Where mail goes, for the line at start-up. */
  description: string;
}

export interface Mail extends SendMailOptions {
  messageId: string;
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

export function smtpChannel(url: string, { timeoutMs = deliveryTimeout } = {}): MailChannel {
  const transport = createTransport({ url, ...silenceTimeouts, ...textOnly });
  return {
    description: `smtp ${new URL(url).host}`,
    async send(mail) {
      const signal = AbortSignal.timeout(timeoutMs);
      const { rejected } = await transport.sendMail({ ...mail, signal });
      return rejected.length;
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
      return 0;
    },
  };
}
