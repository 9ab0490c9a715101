import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contactContent } from '../../sections/contact/contact.server.ts';
import { headTags } from '../../seo/head-tags.ts';
import { pageAt } from '../../seo/page-at.ts';
import { pageHead } from '../../seo/page-head.server.ts';
import '../../sections/portfolio/portfolio.css';
import projectStyles from '../../styles/projects.css?url';
import { late } from '../../ui/late/late.tsx';
import '../../ui/carousel/carousel.css';
import { Hero } from './hero.tsx';
import { heroPoster } from './hero-poster.ts';
import { homeContent } from './home.server.ts';

const Portfolio = late(
  async () => (await import('../../sections/portfolio/portfolio.tsx')).Portfolio,
);
const Showcase = late(async () => (await import('./showcase.tsx')).Showcase);
const Values = late(async () => (await import('./values.tsx')).Values);
const Offer = late(async () => (await import('../../sections/offer/offer.tsx')).Offer);
const Contact = late(async () => (await import('../../sections/contact/contact.tsx')).Contact);

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'home');
  return {
    head: pageHead(site, page, site.pages.home.meta.description),
    ...homeContent(site),
    contact: contactContent(site),
  };
}

/** A video cannot say that its poster, the largest thing in view, comes first; a link can. */
const posterFirst = {
  rel: 'preload',
  as: 'image',
  href: heroPoster,
  fetchPriority: 'high',
} as const;

/** Painted once the hero is whole: its headline stands in the middle of what the strip below leaves. */
const wholeHero = { rel: 'expect', href: '#portfolio', blocking: 'render' } as const;

/** The portfolio takes its light from the projects' colours. */
export const links = () => [posterFirst, wholeHero, { rel: 'stylesheet', href: projectStyles }];

export const meta = headTags;

export default function Home() {
  const { hero, portfolio, showcase, values, offer, contact } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero content={hero} />
      <Portfolio content={portfolio} number={1} />
      <Showcase content={showcase} number={2} />
      <Values content={values} number={3} />
      {offer && <Offer offer={offer} />}
      <Contact content={contact} headingLevel={2} number={4} />
    </>
  );
}
