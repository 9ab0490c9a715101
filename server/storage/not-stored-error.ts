/** Something could not be put on disk: nothing was accepted, and the sender should try again. */
export class NotStoredError extends Error {
  override name = 'NotStoredError';
}
