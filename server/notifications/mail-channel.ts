import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Hands one mail over; resolves when it is safely in other hands or on disk. */
export interface Delivery {
  /** Gives the number of recipients that were refused while others were accepted. */
  send(mail: Mail): Promise<number>;
  /** Where mail goes, for the line at start-up. */
  description: string;
}

export interface Mail extends SendMailOptions {
  messageId: string;
}

/**
 * The whole of one delivery, in milliseconds: also a mail server that is never silent for long, one
 * byte a second, is left after it. The worker's lease is longer, so that no second one starts
 * meanwhile.
 */
const deliveryTimeout = 25_000;

/** Silence after which a mail server counts as gone. */
const timeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  socketCloseTimeout: 1_000,
};

// A submission is text: nothing in it may make the mailer open a file or an address.
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

export function smtpDelivery(url: string, { timeoutMs = deliveryTimeout } = {}): Delivery {
  const transport = createTransport({ url, ...timeouts, ...textOnly });
  return {
    description: `smtp ${new URL(url).host}`,
    async send(mail) {
      const { rejected } = await transport.sendMail({
        ...mail,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return rejected.length;
    },
  };
}

/** Without a mail server the mails lie in a folder, as files that any mail program opens. */
export function folderDelivery(folder: string, shownAs: string): Delivery {
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
      const file = join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`);
      // Readers never see half a mail, and a repeat replaces the file instead of adding one.
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      return 0;
    },
  };
}
