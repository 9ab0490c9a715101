import { createHash, randomBytes } from 'node:crypto';

/** How long a file may follow its submission, in milliseconds. */
const permitMs = 60 * 60 * 1000;

/** A fresh token, and the permit that the storage keeps: who reads the database learns no token. */
export function newUploadToken(now: number) {
  const token = randomBytes(32).toString('base64url');
  return { token, permit: { tokenHash: uploadTokenHash(token), expiresAt: now + permitMs } };
}

export function uploadTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
