import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mails are written while there is no mail server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

export function mailFile(folder: string, messageId: string): string {
  return join(folder, `${messageId.replace(/[^\w.-]/g, '_')}.eml`);
}

/** While a mail is being written: readers never see half of it. */
export function partOf(file: string): string {
  return `${file}.part`;
}

/** §11.4 Removes those of the mails that were written as files. */
export async function removeMailFiles(
  dataDir: string,
  messageIds: readonly string[],
): Promise<void> {
  for (const messageId of messageIds) {
    const file = mailFile(mailFolder(dataDir), messageId);
    await rm(file, { force: true });
    await rm(partOf(file), { force: true });
  }
}
