export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];

/** A message of the content check in both of its languages. */
export type Words = Record<Language, string>;

const englishOf = new Map<string, string>();

/** A schema's message. The schema holds the Spanish text; `wordsOf` finds the English one to it. */
export function say(es: string, en: string): string {
  englishOf.set(es, en);
  return es;
}

export function wordsOf(es: string): Words {
  return { es, en: englishOf.get(es) ?? es };
}
