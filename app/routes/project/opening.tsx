import { useLanguageOf } from '../../layout/site-data.ts';
import { FilmCredits } from '../../ui/film-credits.tsx';
import { Particles } from '../../ui/particles.tsx';
import { MotionToggle } from '../../ui/preference-toggles.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SharedElement } from '../../ui/shared-element.tsx';
import type { ProjectPageContent } from './project.server.ts';

/** §2.19 Hero of a project: the title as wide as the page, then the project's credits. */
export function Opening({ project }: { project: ProjectPageContent }) {
  const { slug, title, introHtml, credits } = project;
  const languageOf = useLanguageOf();
  return (
    <section className="surface-dark relative overflow-clip pt-(--header)">
      <Particles field="banner" />
      <div className="wrap relative pt-[clamp(2rem,3.6vw,3.75rem)] wide:pb-16">
        <div className="@container">
          <SharedElement name={`title-${slug}`}>
            <h1 className="fitted" lang={languageOf(title)}>
              {title}
            </h1>
          </SharedElement>
        </div>
        {/* On narrow screens the field stays around the title: text among sixty particles is hard to read. */}
        <div className="grid-12 mt-[clamp(2rem,3.4vw,3.5rem)] gap-y-8 max-wide:-mx-(--gutter) max-wide:border-t max-wide:border-line max-wide:bg-bg max-wide:px-(--gutter) max-wide:pt-8">
          <RichText
            className="on-particles col-span-12 max-w-[24em] text-[clamp(1.4rem,1.1rem+1vw,2.1rem)] leading-[1.2] font-[520] text-pretty wide:col-span-6"
            html={introHtml}
          />
          <FilmCredits
            className="on-particles col-span-12 max-w-[40em] wide:col-span-5"
            credits={credits}
          />
          <MotionToggle className="bg-bg not-scripted:hidden max-wide:col-span-12 max-wide:mb-8 wide:col-span-1 wide:justify-self-end" />
        </div>
      </div>
    </section>
  );
}
