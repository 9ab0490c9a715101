import { useLoaderData } from 'react-router';
import { MotionToggle, ThemeToggle } from '../../ui/preference-toggles.tsx';
import { ButtonSpecimens } from './button-specimens.tsx';
import { CardSpecimens } from './card-specimens.tsx';
import { ColourSpecimens } from './colour-specimens.tsx';
import { DrawingSpecimens } from './drawing-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { galleryContent } from './gallery.server.ts';
import './gallery.css';
import { MessageSpecimens } from './message-specimens.tsx';
import { PackageSpecimens } from './package-specimens.tsx';
import { PictureSpecimens } from './picture-specimens.tsx';
import { TypeSpecimens } from './type-specimens.tsx';

export const loader = galleryContent;

export const meta = () => [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }];

/** For developers: every primitive and part of a form in every state. `tests/looks` compares it. */
export default function GalleryPage() {
  const { category, photograph, valueCards, drawings, word, loop, priceList, grounds } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" lang="en" tabIndex={-1}>
      <header className="wrap gallery-head">
        <h1 className="text-h2">Gallery</h1>
        <p className="text-lede">
          What the site is made of, in every state. Columns named after pointer and keyboard rest
          here: try them, or let the test force them.
        </p>
        <div className="gallery-row">
          <ThemeToggle labelled />
          <MotionToggle />
        </div>
      </header>
      <ButtonSpecimens />
      <FieldSpecimens />
      <FormSpecimens priceList={priceList} />
      <MessageSpecimens />
      <CardSpecimens category={category} valueCards={valueCards} />
      <PackageSpecimens category={category} />
      <PictureSpecimens loop={loop} photograph={photograph} />
      <DrawingSpecimens drawings={drawings} word={word} />
      <TypeSpecimens />
      <ColourSpecimens grounds={grounds} />
    </main>
  );
}
