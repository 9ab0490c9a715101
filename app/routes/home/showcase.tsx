import { useRef } from 'react';
import type { Picture as PictureSource } from '../../../content/load/pictures.ts';
import { useTouchActive } from '../../browser/visibility.ts';
import { useLanguageOf } from '../../layout/site-data.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { ShowcaseContent } from './home.server.ts';

/** §2.8 Showcase: one accent surface, one large picture and two to eleven smaller ones. */
export function Showcase({ content, number }: SectionProps<ShowcaseContent>) {
  const { heading, html, facts, to, pictures } = content;
  const languageOf = useLanguageOf();
  return (
    <Section
      className="surface-accent scroll-mt-[calc(1rem-clamp(5rem,8vw,8rem))] overflow-clip py-[clamp(5rem,8vw,8rem)]"
      id="showcase"
      label="Caso destacado"
      number={number}
    >
      <h2
        className="-ml-[0.05em] text-[min(14.2vw,15.4rem)] leading-[0.82] font-semibold tracking-[-0.065em] [font-stretch:112%] max-desktop:text-[20vw]"
        lang={languageOf(heading)}
      >
        {heading}
      </h2>
      <div className="grid-12 mt-[clamp(3rem,6vw,6rem)] gap-y-10">
        <div className="col-span-12 flex flex-col items-start gap-7 wide:col-span-4">
          <RichText className="prose text-lg leading-snug" html={html} />
          <ButtonLink icon="arrowRight" to={to} variant="secondaryDark">
            Ver {heading}
          </ButtonLink>
          <dl className="mt-auto w-full border-t-[1.5px] border-text text-sm">
            {facts.map(({ label, value }) => (
              <div className="grid grid-cols-[8em_1fr] border-b border-line py-3" key={label}>
                <dt className="font-semibold">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul className="col-span-12 grid grid-cols-4 gap-1.5 desktop:gap-2.5 wide:col-span-8">
          {pictures.map((picture, index) => (
            <ShowcasePicture
              key={picture.id}
              picture={picture}
              size={
                index === 0 ? 'large' : isWide(index - 1, pictures.length - 1) ? 'wide' : 'small'
              }
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/**
 * Beside and below the large picture, rows hold four small ones: where there are fewer, some take two places.
 * @param index among the `count` pictures after the large one
 */
function isWide(index: number, count: number): boolean {
  // Of five, or nine, none may be left alone: the last rows hold three and two.
  const fours = count % 4 === 1 ? count - 5 : count - (count % 4);
  const [at, rest] = [index - fours, count - fours];
  if (at < 0) return false;
  return rest === 5 ? [0, 3, 4].includes(at) : rest === 2 || at === 0;
}

const shapes = {
  large: {
    item: 'col-span-4 desktop:col-span-2 desktop:row-span-2',
    sizes: '(max-width: 768px) 92vw, (max-width: 1080px) 47vw, 31vw',
    picture: 'aspect-square',
  },
  wide: {
    item: 'col-span-2',
    sizes: '(max-width: 768px) 45vw, (max-width: 1080px) 47vw, 31vw',
    picture: 'aspect-square desktop:aspect-2/1',
  },
  small: {
    item: 'col-span-2 desktop:col-span-1',
    sizes: '(max-width: 768px) 45vw, (max-width: 1080px) 23vw, 15vw',
    picture: 'aspect-square',
  },
};

/** On a phone two stand side by side; a last one without a neighbour is as wide as both. */
function ShowcasePicture(props: { picture: PictureSource; size: keyof typeof shapes }) {
  const { picture, size } = props;
  const item = useRef<HTMLLIElement>(null);
  const active = useTouchActive(item, 'active');
  const shape = shapes[size];
  return (
    <li
      className={`group overflow-clip bg-ink max-desktop:nth-[2n]:last:col-span-4 ${shape.item} ${active}`}
      ref={item}
    >
      <Picture
        className={`size-full object-cover transition-transform duration-900 ease-out-expo card-hover:scale-105 max-desktop:[li:nth-child(2n):last-child>*>&]:aspect-2/1 ${shape.picture}`}
        picture={picture}
        sizes={shape.sizes}
      />
    </li>
  );
}
