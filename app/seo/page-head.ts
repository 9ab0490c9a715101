import type { MetaDescriptor } from 'react-router';
import type { Site } from '../../content/load/site.ts';
import type { SitePage } from '../../domain/site/site-table.ts';
import { socialImage } from './social-image.ts';

/** What a page says of itself to search engines and shared links. */
export interface PageHead {
  title: string;
  description: string;
  /** Whole address of the canonical page. */
  canonical: string;
  indexed: boolean;
  brand: string;
  /** Whole address of a 1200 × 630 picture, or null. */
  image: string | null;
}

export function pageHead(loaded: Site, page: SitePage, description: string): PageHead {
  const { site } = loaded;
  const image = socialImage(loaded, page);
  return {
    title: `${page.title} | ${site.brand}`,
    description,
    canonical: `${site.domain}${page.canonical}`,
    // An alias is not in the sitemap, yet may be read: its canonical link says where it belongs.
    indexed: page.indexed || page.path !== page.canonical,
    brand: site.brand,
    image: image && `${site.domain}${image}`,
  };
}

/** The head of a page, as React Router's `meta` wants it. */
export function headTags({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] {
  const head = loaderData?.head;
  if (!head) return [];
  const { title, description, canonical, indexed, brand, image } = head;
  return [
    { title },
    { name: 'description', content: description },
    indexed
      ? { tagName: 'link', rel: 'canonical', href: canonical }
      : { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'es_MX' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(indexed ? [{ property: 'og:url', content: canonical }] : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}
