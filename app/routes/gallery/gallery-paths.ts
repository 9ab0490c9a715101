/** Where the gallery stands while the site is developed; a build has none. */
export const galleryPaths: readonly string[] =
  process.env.NODE_ENV === 'production' ? [] : ['/galeria'];
