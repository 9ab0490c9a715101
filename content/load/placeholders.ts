import type { SiteInfo } from '../../domain/site/site-info.ts';

/** What `{…}` stands for in the texts of the content. */
function valuesOf({ brand, legalName, email, domain, address, privacy }: SiteInfo) {
  return {
    brand,
    legalName,
    email,
    domain,
    address: `${address.street}, ${address.district}, ${address.postalCode} ${address.city}, ${address.region}`,
    retentionMonths: String(privacy.retentionMonths),
  };
}

export const placeholderNames = [
  'brand',
  'legalName',
  'email',
  'domain',
  'address',
  'retentionMonths',
] satisfies (keyof ReturnType<typeof valuesOf>)[];

/** Every text below `content` with the agency's data in place of `{brand}`, `{email}` … */
export function fillPlaceholders<Content>(content: Content, site: SiteInfo): Content {
  const values: Record<string, string> = valuesOf(site);
  const fill = (_: string, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder)
      : value;
  return JSON.parse(JSON.stringify(content), fill);
}
