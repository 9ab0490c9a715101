import { quoteFormDefinition } from '../../../domain/quote/quote-form.ts';
import { HydrationPart } from '../../browser/hydration.tsx';
import { QuoteForm } from '../../forms/quote-form.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import type { ContactContent } from './contact.server.ts';
import { ContactDetails } from './contact-details.tsx';

/** §2.11 Contact section: the page itself (heading level 1), or the end of another. */
export function Contact(props: SectionProps<ContactContent> & { headingLevel: 1 | 2 }) {
  const { content, number, headingLevel } = props;
  const { intro, afterSending, drawing, priceList } = content;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <Section id="contact" label="Contacto" number={number}>
      <div className="grid-12 gap-y-16">
        <div className="col-span-12 wide:col-span-7">
          <Heading className={headingLevel === 1 ? 'text-h2' : 'text-h2 reveal-width'}>
            {quoteFormDefinition.heading}
          </Heading>
          <p className="text-lede mt-8 max-w-[46ch]">{intro}</p>
        </div>
        <div className="col-span-12 wide:row-start-2">
          <HydrationPart>
            <QuoteForm afterSending={afterSending} drawing={drawing} priceList={priceList} />
          </HydrationPart>
        </div>
        <div className="col-span-12 wide:col-span-5 wide:col-start-8 wide:row-start-1 wide:self-end">
          <ContactDetails />
        </div>
      </div>
    </Section>
  );
}
