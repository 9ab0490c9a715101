import type { Selection } from '../../../domain/package/selection.ts';
import { Button } from '../../ui/button.tsx';
import { useDialog } from '../../ui/dialog.tsx';
import { AddonBrowser } from '../category/addon-browser.tsx';
import { PackageBar } from '../category/package-bar.tsx';
import { PackageDialog } from '../category/package-dialog.tsx';
import type { GalleryContent } from './gallery.server.ts';
import { Specimen, Specimens } from './specimen.tsx';

export function PackageSpecimens({ category }: Pick<GalleryContent, 'category'>) {
  const { plans, extras, name } = category;
  const addons = extras.map(({ item }) => item);
  const everything = [...plans.map(({ item }) => item), ...addons];
  return (
    <>
      <Specimens name="package">
        <Bar caption="bar, one item" selection={addons.filter(({ price }) => price === 0)} />
        <Bar caption="bar, with a subtotal" selection={everything} />
        <div className="gallery-row">
          <OpenDialog caption="Open the full dialog" selection={everything} />
          <OpenDialog caption="Open the empty dialog" selection={[]} />
        </div>
      </Specimens>
      <div data-specimens="addon-browser">
        <AddonBrowser
          categoryName={name}
          extras={extras}
          onToggle={() => {}}
          selection={addons.slice(0, 1)}
        />
      </div>
    </>
  );
}

interface PackageProps {
  caption: string;
  selection: Selection;
}

function Bar({ caption, selection }: PackageProps) {
  return (
    <Specimen caption={caption}>
      <div className="gallery-screen">
        <PackageBar onOpen={() => {}} selection={selection} />
      </div>
    </Specimen>
  );
}

function OpenDialog({ caption, selection }: PackageProps) {
  const dialog = useDialog();
  return (
    <Specimen caption="dialog">
      <Button onClick={dialog.open}>{caption}</Button>
      <PackageDialog
        dialog={dialog}
        hasDefaultBonus={selection.length > 0}
        onRemove={() => {}}
        selection={selection}
      />
    </Specimen>
  );
}
