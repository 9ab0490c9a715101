import type { PriceList } from '../../../domain/catalogue/catalogue.ts';
import { itemOfAddon, itemOfPlan } from '../../../domain/catalogue/lookup.ts';
import { joinButtonLabels } from '../../../domain/join/join-form.ts';
import { AddonChips } from '../../forms/addon-chips.tsx';
import { CarriedPackageList } from '../../forms/carried-package-list.tsx';
import { PrivacyNote } from '../../forms/privacy-note.tsx';
import { QuoteMessage } from '../../forms/quote-message.tsx';
import { QuoteTotal } from '../../forms/quote-total.tsx';
import type { SubmissionStatus } from '../../forms/use-submission.ts';
import { WhatsappLink } from '../../forms/whatsapp-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ForcedStates, Specimen, Specimens } from './specimen.tsx';

const failed: SubmissionStatus = { kind: 'error', fields: {}, retryIn: null };
const messages: Record<string, { status: SubmissionStatus; incomplete?: boolean }> = {
  incomplete: { status: { kind: 'idle' }, incomplete: true },
  error: { status: failed },
  'error, trying again': { status: { ...failed, retryIn: 12 } },
  success: { status: { kind: 'success' } },
};

export function FormSpecimens({ priceList }: { priceList: PriceList }) {
  const plans = priceList.plans.slice(0, 3).map(itemOfPlan);
  const addons = priceList.addons.slice(0, 2).map((addon) => itemOfAddon(addon));
  const chips = (
    <AddonChips
      category={addons[0]?.categoryId ?? ''}
      checked={addons.slice(0, 1).map(({ id }) => id)}
      plan=""
      priceList={priceList}
    />
  );
  return (
    <Specimens name="form-parts">
      <div className="gallery-grid gallery-wide">
        <ForcedStates>{chips}</ForcedStates>
      </div>
      <div className="gallery-grid gallery-wide">
        <Specimen caption="carried package, one item dropped">
          <CarriedPackageList dropped={1} items={[...plans, ...addons]} onRemove={() => {}} />
        </Specimen>
        <Specimen caption="total, empty">
          <QuoteTotal items={[]} />
        </Specimen>
        <Specimen caption="total, of several kinds">
          <QuoteTotal items={priceList.plans.map(itemOfPlan)} />
        </Specimen>
        {Object.entries(messages).map(([state, { status, incomplete = false }]) => (
          <Specimen caption={state} key={state}>
            <QuoteMessage
              afterSending="Te respondemos en un día hábil."
              id={`message-${state.replaceAll(/\W+/g, '-')}`}
              incomplete={incomplete}
              onStopWaiting={() => {}}
              status={status}
            />
          </Specimen>
        ))}
        <Specimen caption="beside every submit button">
          <PrivacyNote />
        </Specimen>
        <Specimen caption="with the package as text">
          <WhatsappLink items={plans} />
        </Specimen>
      </div>
      <div className="gallery-row">
        {Object.entries(joinButtonLabels).map(([status, label]) => (
          <Specimen caption={status} key={status}>
            <Button aria-disabled={status === 'sending'} icon="arrowRight">
              {label}
            </Button>
          </Specimen>
        ))}
      </div>
    </Specimens>
  );
}
