import { useSiteData } from './site-data.ts';

/** The `lang` of a name that is not in the page's language; the content lists the English ones. */
export function useLanguageOf(): (name: string) => 'en' | undefined {
  const { englishNames } = useSiteData().site;
  return (name) => (englishNames.includes(name) ? 'en' : undefined);
}
