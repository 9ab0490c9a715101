import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Clips, MainMedia, SecondaryMedia } from './media.tsx';
import { NextProject } from './next-project.tsx';
import type { ProjectPageContent } from './project.server.ts';
import { Scene } from './world.tsx';

/** §2.19 The sections of a project below its opening. */
export function CaseStudy({ project }: { project: ProjectPageContent }) {
  const { secondary, clips, swatches, scene, next, previous } = project;
  return (
    <>
      <MainMedia project={project} />
      {scene && <Scene scene={scene} />}
      <Story project={project} />
      {secondary && <SecondaryMedia media={secondary} swatches={swatches} />}
      <Clips clips={clips} />
      <ContactInvitation />
      <NextProject next={next} previous={previous} />
    </>
  );
}

/** §2.19 Desafío, Solución, Resultado: each heading wider than the one before, under one line more. */
function Story({ project }: { project: ProjectPageContent }) {
  const { challenge, solution, result, descriptionHtml } = project;
  return (
    <section className="section">
      <div className="wrap grid-12 gap-y-14">
        <Act heading="Desafío" stretch="[font-stretch:66%]" text={challenge} lines={1} />
        <Act heading="Solución" stretch="[font-stretch:92%]" text={solution} lines={2} />
        <Act heading="Resultado" stretch="[font-stretch:125%]" text={result} lines={3} />
      </div>
      <div className="wrap grid-12 mt-(--section) gap-y-8">
        <h2 className="text-h3 col-span-12 wide:col-span-4">Descripción Detallada</h2>
        <RichText
          className="prose project-text col-span-12 max-w-[36em] wide:col-span-7 wide:col-start-6"
          html={descriptionHtml}
        />
      </div>
    </section>
  );
}

function Act(props: { heading: string; text: string; stretch: string; lines: number }) {
  const { heading, text, stretch, lines } = props;
  return (
    <div className="col-span-12 min-[600px]:max-desktop:grid min-[600px]:max-desktop:grid-cols-2 desktop:col-span-4">
      <div
        aria-hidden="true"
        className="col-span-full flex h-5 flex-col justify-end gap-1 text-accent"
      >
        {[1, 2, 3].slice(0, lines).map((line) => (
          <span className="h-1 bg-current" key={line} />
        ))}
      </div>
      <h2
        className={`mt-5 text-[clamp(1.9rem,1.4rem+1.9vw,3.1rem)] desktop:max-wide:text-[3.6vw] leading-none font-semibold tracking-[-0.035em] ${stretch}`}
      >
        {heading}
      </h2>
      <p className="mt-6 max-w-[30em] text-text-2 text-pretty">{text}</p>
    </div>
  );
}

function ContactInvitation() {
  return (
    <div className="wrap section">
      <Link
        className="text-h2-small inline-flex flex-wrap gap-x-[0.3em] hover:text-accent-text [&:hover_.icon]:translate-x-2"
        to="/contact"
      >
        <span>¿Te gusta lo que ves?</span>
        <span className="underline decoration-[0.06em] underline-offset-[0.14em]">
          Discute tu {/* The arrow stays with the last word. */}
          <span className="whitespace-nowrap">
            proyecto
            <Icon
              className="ml-[0.4em] inline-block text-[0.7em] transition-[translate] duration-420 ease-out-expo"
              name="arrowRight"
            />
          </span>
        </span>
      </Link>
    </div>
  );
}
