/** PostgreSQL could not be opened at the start. The message is for the operator. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}
