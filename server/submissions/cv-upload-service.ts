import { hash } from 'node:crypto';
import type { CvFault, CvKind } from '../../domain/join/cv-file.ts';
import { acceptCvFile, findUploadToken } from '../storage/cv-files.ts';
import { NotStoredError } from '../storage/database.ts';
import type { Database, NotificationKind } from '../storage/schema.ts';
import { newNotification } from '../storage/submissions.ts';
import { checkCv } from './check-cv.ts';
import { cvFileName } from './cv-file-name.ts';

export interface CvUploadServiceOptions {
  database: Database;
  /** The right half of every Message-ID. */
  mailHost: string;
  now: () => number;
  /** Called after a new submission or file is on disk, with the kinds of its notifications. */
  onSubmission: (kinds: readonly NotificationKind[]) => void;
}

export interface SentFile {
  /** As the sender's computer called it. */
  name: string;
  /** Null when it was larger than a CV may be. */
  content: Buffer | null;
}

export type CvReceipt =
  | { ok: true; name: string; repeated: boolean }
  | { ok: false; fault: CvFault | 'taken' };

const mediaTypes: Record<CvKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export type CvUploadService = ReturnType<typeof createCvUploadService>;

/** §5.3 Takes the CV of an application. Both methods reject with a NotStoredError when the database fails. */
export function createCvUploadService(options: CvUploadServiceOptions) {
  const { database, mailHost, now, onSubmission } = options;
  return {
    /** One that was used is good for a repeat of the same file, however late. */
    async checkToken(submissionId: string, token: string) {
      const found = await findUploadToken(database, submissionId, sha256(token)).catch(notStored);
      if (!found) return 'unknown';
      return found.used || found.expiresAt > now() ? 'valid' : 'expired';
    },
    /** §5.3 Checks an application's CV and stores it with the mail that takes it to the agency. */
    async accept(submissionId: string, { name: sentName, content }: SentFile): Promise<CvReceipt> {
      if (!content) return { ok: false, fault: 'tooLarge' };
      const checked = await checkCv(content);
      if (!checked.ok) return checked;
      const name = cvFileName(sentName, checked.kind);
      const outcome = await acceptCvFile(database, {
        submissionId,
        name,
        mediaType: mediaTypes[checked.kind],
        content,
        contentHash: sha256(content),
        receivedAt: now(),
        notification: newNotification('cv-mail', mailHost),
      }).catch(notStored);
      if (outcome === 'taken') return { ok: false, fault: 'taken' };
      if (outcome === 'stored') onSubmission(['cv-mail']);
      return { ok: true, name, repeated: outcome === 'repeated' };
    },
  };
}

function notStored(cause: unknown): never {
  throw new NotStoredError('The file could not be stored', cause);
}

export function sha256(content: string | Buffer): string {
  return hash('sha256', content, 'base64url');
}
