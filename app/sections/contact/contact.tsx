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
      <Heading className={headingLevel === 1 ? 'text-h2' : 'text-h2 reveal-width'}>
        {quoteFormDefinition.heading}
      </Heading>
      <p className="text-lede mt-8 max-w-[46ch]">{intro}</p>
      <div className="grid-12 mt-16 gap-y-16">
        <div className="col-span-12 wide:col-span-8">
          <HydrationPart>
            <QuoteForm afterSending={afterSending} priceList={priceList} />
          </HydrationPart>
        </div>
        <ContactDetails drawing={drawing} />
      </div>
    </Section>
  );
}
