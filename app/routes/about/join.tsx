import { HydrationPart } from '../../browser/hydration.tsx';
import { JoinForm } from '../../forms/join-form.tsx';
import { ContactDetails } from '../../sections/contact/contact-details.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { AboutContent } from './about.server.ts';
import { TeamVideo } from './team-video.tsx';

/** §2.14 Join the team, with where and when to find it. */
export function Join({ content, number }: SectionProps<AboutContent['join']>) {
  const { heading, intro, cvHint, drawing, video } = content;
  return (
    <Section id="join-us" label="Únete" number={number}>
      <div className="grid-12 items-end gap-y-10">
        <div className="col-span-12 min-[600px]:col-span-8 wide:col-span-9">
          <h2 className="text-h2 reveal-width">{heading}</h2>
          <p className="text-lede mt-8 max-w-[46ch]">{intro}</p>
        </div>
        {video && (
          <div className="col-span-12 max-w-md min-[600px]:col-span-4 wide:col-span-3">
            <TeamVideo shape="square" video={video} />
          </div>
        )}
      </div>
      <div className="grid-12 mt-16 gap-y-16">
        <div className="col-span-12 wide:col-span-8">
          <HydrationPart>
            <JoinForm cvHint={cvHint} />
          </HydrationPart>
        </div>
        <div className="col-span-12 flex flex-col wide:col-span-3 wide:col-start-10">
          <ContactDetails />
          {drawing && (
            <Drawing
              className="mt-auto pt-14 text-accent max-wide:hidden [&>svg]:w-full"
              svg={drawing}
            />
          )}
        </div>
      </div>
    </Section>
  );
}
