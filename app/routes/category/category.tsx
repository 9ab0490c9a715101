import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CaseCards } from '../../sections/case-cards.tsx';
import { Closing } from '../../sections/closing.tsx';
import { headTags } from '../../seo/head-tags.ts';
import { pageAt } from '../../seo/page-at.ts';
import { pageHead } from '../../seo/page-head.server.ts';
import { AddonBrowser } from './addon-browser.tsx';
import { Banner } from './banner.tsx';
import { categoryContent } from './category.server.ts';
import { PackageBar } from './package-bar.tsx';
import { PackageDialog } from './package-dialog.tsx';
import { Plans } from './plans.tsx';
import { usePackage } from './use-package.ts';
import { ValueStepper } from './value-stepper.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { page, site } = pageAt(request, 'category');
  const slug = page.slug ?? '';
  const { meta } = site.categories.find((category) => category.slug === slug) ?? {};
  return {
    head: pageHead(site, page, meta?.description ?? ''),
    category: categoryContent(site, slug),
  };
}

export const meta = headTags;

/** §2 Category page; a new category is a new selection. */
export default function CategoryPage() {
  const { category } = useLoaderData<typeof loader>();
  return <CategorySections category={category} key={category.slug} />;
}

function CategorySections({ category }: { category: ReturnType<typeof categoryContent> }) {
  const { name, plans, extras, cases, casesHeading, closing, defaultBonus } = category;
  const chosen = usePackage(defaultBonus);
  return (
    <>
      <Banner category={category} />
      <Plans category={category} onAdd={chosen.addPlan} />
      <AddonBrowser
        categoryName={name}
        extras={extras}
        onToggle={chosen.toggle}
        selection={chosen.selection}
      />
      <ValueStepper plans={plans} />
      <CaseCards
        cases={cases}
        heading={casesHeading ? `Casos de Éxito en ${name}` : null}
        number={4}
      />
      <Closing {...closing} />
      <PackageBar onOpen={chosen.dialog.open} selection={chosen.selection} />
      <PackageDialog
        dialog={chosen.dialog}
        hasDefaultBonus={defaultBonus !== null}
        onRemove={chosen.remove}
        selection={chosen.selection}
      />
    </>
  );
}
