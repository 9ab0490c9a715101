import { memo } from 'react';
import type { LinkProps } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';

/** §2.16 The closing call to action. */
export const Closing = memo(function Closing({
  content,
  link = { to: '/contact' },
}: {
  content: { heading: string; text: string };
  /** To the contact form, with what it is about. */
  link?: Pick<LinkProps, 'to' | 'state'>;
}) {
  const { heading, text } = content;
  return (
    <section className="section border-t border-line">
      <div className="wrap grid-12 items-end gap-y-8">
        <h2 className="text-h2 reveal-width col-span-12 wide:col-span-8">{heading}</h2>
        <div className="col-span-12 grid justify-items-start gap-6 wide:col-span-4">
          <p className="text-lede">{text}</p>
          <ButtonLink icon="arrowRight" {...link}>
            Contáctanos
          </ButtonLink>
        </div>
      </div>
    </section>
  );
});
