/** Everything that names the agency, as `content/data/site.yaml` states it. */
export interface SiteInfo {
  brand: string;
  legalName: string;
  descriptor: string;
  meaning: string;
  /** `https://example.com`, without a final slash. */
  domain: string;
  email: string;
  phones: { mobile: string; office: string };
  whatsapp: string | null;
  address: {
    street: string;
    district: string;
    postalCode: string;
    city: string;
    region: string;
    country: string;
  };
  hours: { days: string; weekdays: Weekday[]; label: string; opens: string; closes: string };
  social: Partial<Record<SocialNetwork, string | null>>;
  /** Where an appointment can be made. */
  booking: string | null;
  taxNote: string;
  englishNames: string[];
  offer: Offer | null;
  privacy: { retentionMonths: number };
}

export const weekdays = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
] as const;
export type Weekday = (typeof weekdays)[number];

export const socialNetworks = [
  'facebook',
  'instagram',
  'twitter',
  'x',
  'youtube',
  'linkedin',
  'tiktok',
  'pinterest',
  'behance',
  'vimeo',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

interface Offer {
  percent: number;
  heading: string;
  text: string;
  terms: string[];
  /** ISO moment, exclusive: the first at which the offer no longer holds. */
  validUntil: string;
  callToAction: string;
}
