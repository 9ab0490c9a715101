interface ImportMetaEnv {
  /** Calendar year of the build. */
  readonly BUILD_YEAR: number;
  /** §1.4 From `content/brand/brand.yaml`. */
  readonly BRAND_THEME: {
    initial: 'dark' | 'light';
    colors: { dark: string; light: string };
  };
}
