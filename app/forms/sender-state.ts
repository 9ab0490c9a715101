/** Where the form's own call stands. */
export type SendStatus =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'success' }
  /** `retryIn`: seconds until it is sent again by itself; null when it is not. */
  | { kind: 'error'; fields: Record<string, string>; retryIn: number | null };

/** §7.2 Where the CV stands that follows an application. */
export type UploadStatus =
  | { kind: 'none' }
  | { kind: 'sending'; percent: number }
  | { kind: 'waiting'; seconds: number }
  | { kind: 'received'; name: string }
  | { kind: 'failed'; detail: string; next: NextTry };

/** The same file again or another one; another one, because of the file; or none, by mail only. */
export type NextTry = 'again' | 'other' | 'none';

export interface SenderState {
  status: SendStatus;
  upload: UploadStatus;
  /** Id of the draft that was sent last, and the path of the page that it was sent from. */
  draft: string;
  page: string;
  /** What was sent, as JSON. */
  body: string;
}

export const idleState: SenderState = {
  status: { kind: 'idle' },
  upload: { kind: 'none' },
  draft: '',
  page: '',
  body: '',
};

export const isUploading = ({ upload }: SenderState) =>
  upload.kind === 'sending' || upload.kind === 'waiting';

/** Whether something is on its way: until then nothing else is sent. */
export const isBusy = (state: SenderState) => state.status.kind === 'sending' || isUploading(state);

/** Seconds until it is sent again by itself, as they were when the pause began; null when it is not. */
export function pauseIn({ status, upload }: SenderState): number | null {
  if (upload.kind === 'waiting') return upload.seconds;
  return status.kind === 'error' ? status.retryIn : null;
}

/** Whether something has been handed over and neither arrived nor failed for good. */
export function isUnsent(state: SenderState): boolean {
  const { upload } = state;
  const isFileLeft = upload.kind === 'failed' && upload.next !== 'none';
  return isBusy(state) || pauseIn(state) !== null || isFileLeft;
}
