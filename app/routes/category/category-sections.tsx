import { PackageNotice } from '../../forms/package-list.tsx';
import { Closing } from '../../sections/closing.tsx';
import { AddonBrowser } from './addon-browser.tsx';
import { CaseCards } from './case-cards.tsx';
import type { CategoryContent } from './category.server.ts';
import { Faq } from './faq.tsx';
import { PackageBar } from './package-bar.tsx';
import { PackageDialog } from './package-dialog.tsx';
import { Plans } from './plans.tsx';
import { contactLink, usePackage } from './use-package.ts';
import { ValueStepper } from './value-stepper.tsx';

/** §2.16 The sections below the banner, and the package that the visitor makes of what they offer. */
export function CategorySections({ category }: { category: CategoryContent }) {
  const { plans, addons, cases, faq, closing, priceList } = category;
  const chosen = usePackage(category);
  const { selection, arrivalNotice, dialog, addPlan, toggle } = chosen;
  return (
    <>
      <div className={arrivalNotice ? 'wrap pt-6' : undefined}>
        <PackageNotice text={arrivalNotice} />
      </div>
      <Plans content={plans} onAdd={addPlan} />
      <AddonBrowser
        content={addons}
        onToggle={toggle}
        priceList={priceList}
        selection={selection}
      />
      {/* Fixed to the screen's edge, and the next stop after what changes it. */}
      <PackageBar onOpen={dialog.open} selection={selection} />
      <ValueStepper plans={plans.list} />
      <CaseCards content={cases} number={4} />
      {faq.length > 0 && <Faq content={faq} number={cases.list.length > 0 ? 5 : 4} />}
      <Closing content={closing} link={contactLink(selection)} />
      <PackageDialog chosen={chosen} />
    </>
  );
}
