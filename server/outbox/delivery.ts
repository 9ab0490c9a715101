import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Hands one mail over; resolves when it is safely in other hands or on disk. */
export interface Delivery {
  send(mail: Mail): Promise<void>;
  /** Where mail goes, for the line at start-up. */
  description: string;
}

export interface Mail extends SendMailOptions {
  messageId: string;
}

/** Silence after which a mail server counts as gone, in milliseconds. */
const smtpTimeout = 30_000;
/** The whole of one delivery: far below the lease, so that no second worker starts meanwhile. */
const deliveryTimeout = 120_000;

// A letter is text: nothing in it may make the mailer open a file or an address.
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

export function smtpDelivery(url: string): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
    dnsTimeout: smtpTimeout,
    ...textOnly,
  });
  return {
    description: `smtp ${new URL(url).host}`,
    async send(mail) {
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(deliveryTimeout) });
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
    },
  };
}
