import { Clips } from './clips.tsx';
import { ContactInvitation } from './contact-invitation.tsx';
import { MainMedia } from './main-media.tsx';
import { NextProject } from './next-project.tsx';
import type { ProjectContent } from './project.server.ts';
import { SecondaryMedia } from './secondary-media.tsx';
import { Story } from './story.tsx';

/** §2 What was made, shown and told, and the ways on: to the agency, and to the next project. */
export function CaseStudy({ project }: { project: ProjectContent }) {
  const { secondary, extra, swatches, next, previous } = project;
  return (
    <>
      <MainMedia project={project} />
      <Story project={project} />
      {secondary && <SecondaryMedia media={secondary} swatches={swatches} />}
      <Clips clips={extra} />
      <ContactInvitation />
      <NextProject next={next} previous={previous} />
    </>
  );
}
