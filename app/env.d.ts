interface ImportMetaEnv {
  /** The year in which the pages were printed. */
  readonly BUILD_YEAR: number;
}
