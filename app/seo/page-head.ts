import { type MetaDescriptor, useMatches } from 'react-router';
import type { Graph } from 'schema-dts';

/** What a shared link shows (`og:image`): absolute address, size in pixels, alternative text. */
export interface SocialImage {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** What a page says of itself to search engines and shared links. */
export interface PageHead {
  title: string;
  description: string;
  /** Whole address of the canonical page. */
  canonical: string;
  indexed: boolean;
  brand: string;
  /** §1.5 Last path: null where nobody comes back to. */
  rememberedAs: string | null;
  image: SocialImage;
  jsonLd: Graph;
}

/** The head of a page, as React Router's `meta` wants it; it escapes the structured data's `<`. */
export function headTags({ loaderData }: { loaderData?: { head: PageHead } }): MetaDescriptor[] {
  const head = loaderData?.head;
  if (!head) return [];
  const { title, description, canonical, indexed, brand, image, jsonLd } = head;
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
    { property: 'og:image', content: image.address },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': jsonLd as unknown as Record<string, unknown> },
  ];
}

/** The head of the page that is shown; undefined where the router has no page. */
export function usePageHead(): PageHead | undefined {
  const page = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined;
  return page?.head;
}

/** §2.1 Routes: an alias has its target's; empty where the router has no page. */
export function useCanonicalPath(): string {
  const head = usePageHead();
  return head ? new URL(head.canonical).pathname : '';
}
