interface ImportMetaEnv {
  /** Calendar year of the build. */
  readonly BUILD_YEAR: number;
}
