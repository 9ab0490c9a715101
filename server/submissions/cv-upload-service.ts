import { createHash } from 'node:crypto';
import type { CvFault, CvKind } from '../../domain/join/cv-file.ts';
import { NotStoredError } from '../storage/not-stored-error.ts';
import type { NotificationKind, Storage } from '../storage/storage.ts';
import { newId } from '../storage/submission-id.ts';
import { checkCv } from './check-cv.ts';
import { cvFileName } from './cv-file-name.ts';
import { uploadTokenHash } from './upload-token.ts';

export interface CvDeskOptions {
  storage: Storage;
  /** The right half of every Message-ID. */
  mailHost: string;
  now: () => number;
  /** Called after a new file is on disk, with the kind of what is to tell of it. */
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

export interface CvDesk {
  /** `unknown`: no such permit. `expired`: there was one. `used`: good for the same file only. */
  permitted(submissionId: string, token: string): Promise<'yes' | 'used' | 'expired' | 'unknown'>;
  /** §5 Checks an application's CV and stores it with the mail that takes it to the agency. */
  accept(submissionId: string, file: SentFile): Promise<CvReceipt>;
}

const mediaTypes: Record<CvKind, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export function createCvDesk({ storage, mailHost, now, onSubmission }: CvDeskOptions): CvDesk {
  return {
    async permitted(submissionId, token) {
      const permit = await storage
        .findUploadPermit(submissionId, uploadTokenHash(token))
        .catch(notStored);
      if (!permit) return 'unknown';
      if (permit.used) return 'used';
      return permit.expiresAt > now() ? 'yes' : 'expired';
    },
    async accept(submissionId, { name: sentName, content }) {
      if (!content) return { ok: false, fault: 'tooLarge' };
      const checked = await checkCv(content);
      if (!checked.ok) return checked;
      const receivedAt = now();
      const id = newId(receivedAt);
      const name = cvFileName(sentName, checked.kind);
      const outcome = await storage
        .acceptAttachment({
          submissionId,
          name,
          mediaType: mediaTypes[checked.kind],
          content,
          contentHash: createHash('sha256').update(content).digest('base64url'),
          receivedAt,
          notification: { id, kind: 'cv-mail', messageId: `<${id}@${mailHost}>` },
        })
        .catch(notStored);
      if (outcome === 'taken') return { ok: false, fault: 'taken' };
      if (outcome === 'stored') onSubmission(['cv-mail']);
      return { ok: true, name, repeated: outcome === 'repeated' };
    },
  };
}

function notStored(cause: unknown): never {
  throw new NotStoredError('The file could not be stored', { cause });
}
