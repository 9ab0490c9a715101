import {
  Button,
  ButtonAnchor,
  ButtonLink,
  type ButtonSize,
  type ButtonVariant,
} from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ForcedStates, Specimen, Specimens } from './specimen.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'secondaryDark', 'link'];
const sizes: ButtonSize[] = ['tight', 'cta'];
/** Where a variant stands on the site: `secondaryDark` is for planes of colour. */
const planes = {
  primary: '',
  secondary: '',
  secondaryDark: 'surface-cyan gallery-plane',
  link: '',
};

export function ButtonSpecimens() {
  return (
    <Specimens name="buttons">
      {variants.map((variant) => (
        <div className={`gallery-row ${planes[variant]}`} key={variant}>
          <ForcedStates>
            <Button icon="arrowRight" variant={variant}>
              {variant}
            </Button>
          </ForcedStates>
          <Specimen caption="aria-disabled">
            <Button aria-disabled icon="arrowRight" variant={variant}>
              {variant}
            </Button>
          </Specimen>
          <Specimen caption="disabled">
            <Button disabled variant={variant}>
              {variant}
            </Button>
          </Specimen>
        </div>
      ))}
      <div className="gallery-row">
        {sizes.map((size) => (
          <Specimen caption={size} key={size}>
            <Button size={size}>Cotiza Gratis</Button>
          </Specimen>
        ))}
        <Specimen caption="link to a page">
          <ButtonLink to="/contact">Contáctanos</ButtonLink>
        </Specimen>
        <Specimen caption="link elsewhere">
          <ButtonAnchor href="#buttons" icon="chat" variant="secondary">
            Enviar por WhatsApp
          </ButtonAnchor>
        </Specimen>
        <Specimen caption="pressed">
          <Button aria-pressed icon="minus">
            Quitar
          </Button>
        </Specimen>
      </div>
      <div className="gallery-row">
        <ForcedStates>
          <IconButton />
        </ForcedStates>
        <Specimen caption="aria-disabled">
          <IconButton disabled />
        </Specimen>
      </div>
    </Specimens>
  );
}

function IconButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <button aria-disabled={disabled} aria-label="Siguiente" className="icon-button" type="button">
      <Icon name="arrowRight" />
    </button>
  );
}
