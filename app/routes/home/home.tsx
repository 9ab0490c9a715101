import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HydrationPart, lazySection } from '../../browser/hydration.tsx';
import { PageStyles } from '../../browser/page-styles.tsx';
import { contactContent } from '../../sections/contact/contact.server.ts';
import { ProjectSheet, projectSheetLinks } from '../../sections/project-sheet.tsx';
import { slideStyles as stylesOf } from '../../sections/project-styles.server.ts';
import { pageAt } from '../../seo/page-head.server.ts';
import { Hero } from './hero.tsx';
import { homeContent } from './home.server.ts';

export { headTags as meta } from '../../seo/page-head.ts';

const Portfolio = lazySection(async () => (await import('./portfolio/portfolio.tsx')).Portfolio);
const Showcase = lazySection(async () => (await import('./showcase.tsx')).Showcase);
const Values = lazySection(async () => (await import('./values.tsx')).Values);
const Offer = lazySection(async () => (await import('./offer.tsx')).Offer);
/** Laid out when near or hydrated, since it is a quarter of the page; until then about as high as it will be. */
const Contact = lazySection(
  async () => (await import('../../sections/contact/contact.tsx')).Contact,
  'data-dehydrated:[content-visibility:auto] data-dehydrated:[contain-intrinsic-size:auto_140rem] data-dehydrated:max-desktop:[contain-intrinsic-size:auto_180rem]',
);

export async function loader({ request }: LoaderFunctionArgs) {
  const { head, site } = pageAt(request, 'home');
  const content = await homeContent(site);
  const slides = content.portfolio.slides.map(({ slug }) => slug);
  const slideStyles = stylesOf(site, slides);
  return { head, ...content, slideStyles, contact: contactContent(site) };
}

/** Painted once the hero is whole: its headline stands in the middle of what the strip below leaves. */
const wholeHero = { rel: 'expect', href: '#portfolio', blocking: 'render' } as const;

export const links = () => [wholeHero, ...projectSheetLinks()];

export default function Home() {
  const { head, hero, portfolio, slideStyles, showcase, values, offer, contact } =
    useLoaderData<typeof loader>();
  return (
    <>
      {/* The portfolio takes its colours from the projects. */}
      <ProjectSheet />
      <PageStyles id={head.canonical} text={slideStyles} />
      <HydrationPart>
        <Hero content={hero} />
      </HydrationPart>
      <Portfolio content={portfolio} number={1} />
      {showcase && <Showcase content={showcase} number={2} />}
      <Values content={values} number={showcase ? 3 : 2} />
      {offer && <Offer content={offer} />}
      <Contact content={contact} headingLevel={2} number={showcase ? 4 : 3} />
    </>
  );
}
