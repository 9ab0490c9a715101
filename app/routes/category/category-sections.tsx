import { CaseCards } from '../../sections/case-cards.tsx';
import { Closing } from '../../sections/closing.tsx';
import { AddonBrowser } from './addon-browser.tsx';
import type { CategoryContent } from './category.server.ts';
import { PackageBar, PackageDialog, usePackage } from './package.tsx';
import { Plans } from './plans.tsx';
import { ValueStepper } from './value-stepper.tsx';

/** §2.16 The sections below the banner, and the package that the visitor makes of what they offer. */
export function CategorySections({ category }: { category: CategoryContent }) {
  const { plans, addons, cases, closing, defaultBonus } = category;
  const chosen = usePackage(defaultBonus);
  const { selection, dialog, addPlan, toggle } = chosen;
  return (
    <>
      <Plans content={plans} onAdd={addPlan} />
      <AddonBrowser content={addons} onToggle={toggle} selection={selection} />
      <ValueStepper plans={plans.list} />
      <CaseCards content={cases} number={4} />
      <Closing content={closing} />
      <PackageBar onOpen={dialog.open} selection={selection} />
      <PackageDialog chosen={chosen} />
    </>
  );
}
