import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Clips, MainMedia, SecondaryMedia } from './media.tsx';
import { NextProject } from './next-project.tsx';
import type { ProjectPageContent } from './project.server.ts';
import { Story } from './story.tsx';

/** §2.19 The sections of a project below its opening. */
export function CaseStudy({ project }: { project: ProjectPageContent }) {
  const { secondary, clips, swatches, next, previous } = project;
  return (
    <>
      <MainMedia project={project} />
      <Story project={project} />
      {secondary && <SecondaryMedia media={secondary} swatches={swatches} />}
      <Clips clips={clips} />
      <ContactInvitation />
      <NextProject next={next} previous={previous} />
    </>
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
