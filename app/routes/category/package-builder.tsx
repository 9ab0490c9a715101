import { CaseCards } from '../../sections/case-cards.tsx';
import { Closing } from '../../sections/closing.tsx';
import { AddonBrowser } from './addon-browser.tsx';
import type { CategoryContent } from './category.server.ts';
import { PackageBar, PackageDialog, usePackage } from './package.tsx';
import { Plans } from './plans.tsx';
import { ValueStepper } from './value-stepper.tsx';

/** §2 What a category offers, and the package that the visitor makes of it. */
export function PackageBuilder({ category }: { category: CategoryContent }) {
  const { name, plans, extras, cases, casesHeading, closing, defaultBonus } = category;
  const chosen = usePackage(defaultBonus);
  return (
    <>
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
