import { createElement, Fragment, type RefObject } from 'react';
import ParallaxTilt, { type ReactParallaxTiltProps } from 'react-parallax-tilt';

/** §9.4 Tilt card, settings as used; the rest are the library's defaults, which §9.4 lists. */
const settings: ReactParallaxTiltProps = {
  tiltMaxAngleX: 10,
  tiltMaxAngleY: 10,
  scale: 1.02,
  glareEnable: true,
  glareMaxOpacity: 0.2,
  transitionSpeed: 1500,
};

/** What the library gives the element it would render. */
interface TiltHandlers {
  ref: (element: HTMLElement | null) => void;
  onMouseEnter: (event: MouseEvent) => void;
  onMouseMove: (event: MouseEvent) => void;
  onMouseLeave: (event: MouseEvent) => void;
}

/**
 * The library wraps the card in an element of its own; as it loads late, React would create the card again.
 * This subclass renders nothing and attaches the library's handlers to the card that is there.
 */
class AttachedTilt extends ParallaxTilt {
  declare props: ReactParallaxTiltProps & { card: RefObject<HTMLElement | null> };
  private end: AbortController | undefined;

  override componentDidMount() {
    const card = this.props.card.current;
    if (!card) return;
    const { ref, onMouseEnter, onMouseMove, onMouseLeave }: TiltHandlers = super.render().props;
    const end = new AbortController();
    this.end = end;
    ref(card);
    super.componentDidMount();
    const listen = (
      from: 'pointerenter' | 'pointermove' | 'pointerleave',
      to: typeof onMouseMove,
    ) =>
      card.addEventListener(
        from,
        (event) => {
          if (event.pointerType !== 'mouse') return;
          to(new MouseEvent(from.replace('pointer', 'mouse'), event));
        },
        { signal: end.signal },
      );
    listen('pointerenter', onMouseEnter);
    listen('pointermove', onMouseMove);
    listen('pointerleave', onMouseLeave);
    // The mouse came before the library did.
    if (card.matches(':hover')) onMouseEnter(new MouseEvent('mouseenter'));
  }

  override componentWillUnmount() {
    this.end?.abort();
    super.componentWillUnmount();
    const card = this.props.card.current;
    if (!card) return;
    card.querySelector(':scope > .glare-wrapper')?.remove();
    for (const property of ['transform', 'transition', 'will-change']) {
      card.style.removeProperty(property);
    }
  }

  override render() {
    // The library's types ask for an element.
    return createElement(Fragment);
  }
}

/** Tilts the card that `card` refers to, for as long as it is mounted. */
export function Tilt({ card }: { card: RefObject<HTMLElement | null> }) {
  return <AttachedTilt {...settings} card={card} />;
}
