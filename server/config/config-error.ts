/** A setting that cannot be used. The message names it and says what is expected. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
