export const heroPoster = '/media/hero/hero-poster.webp';
