/** Parameters that advertisements and newsletters put into their links. */
const campaignParameter =
  /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$/;

/** In characters. */
const maxParameterLength = 200;

/** §12.9 The path of an address with its campaign parameters; all others are dropped, longer values are cut. */
export function entryOf({ pathname, searchParams }: URL): string {
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (campaignParameter.test(name)) kept.set(name, value.slice(0, maxParameterLength));
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
