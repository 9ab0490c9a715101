import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

const variants = {
  primary: 'button button-primary',
  secondaryDark: 'button button-secondary-dark',
  secondary: 'button button-outline button-secondary',
  link: 'text-link',
};

const sizes = { tight: 'button-tight', cta: 'button-cta' };

export type ButtonSize = keyof typeof sizes;

interface ButtonStyle {
  variant?: keyof typeof variants;
  size?: ButtonSize;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

type ButtonProps<Element extends ElementType> = ButtonStyle &
  Omit<ComponentProps<Element>, keyof ButtonStyle>;

/** §9.3 A link has the size of its text. */
function styled<Props extends ButtonStyle>(props: Props) {
  const { variant = 'primary', size = 'cta', icon, className = '', children, ...rest } = props;
  return {
    className: `${variants[variant]} ${variant === 'link' ? '' : sizes[size]} ${className}`,
    children: (
      <>
        <span>{children}</span>
        {icon && <Icon name={icon} />}
      </>
    ),
    ...rest,
  };
}

export function Button(props: ButtonProps<'button'>) {
  return <button type="button" {...styled(props)} />;
}

/** Styled as a button; to another site, too. */
export function ButtonLink(props: ButtonProps<typeof Link>) {
  return <Link {...styled(props)} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string;
  icon: IconName;
}

/** A button that shows its icon alone. */
export function IconButton({ label, icon, className = '', ...rest }: IconButtonProps) {
  return (
    <button aria-label={label} className={`icon-button ${className}`} type="button" {...rest}>
      <Icon name={icon} />
    </button>
  );
}
