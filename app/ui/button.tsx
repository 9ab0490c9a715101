import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';

/** §9.3 Buttons. */
export type ButtonVariant = 'primary' | 'secondaryDark' | 'secondary' | 'link';
export type ButtonSize = 'tight' | 'cta';

const variants: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  secondaryDark: 'button button-secondary-dark',
  secondary: 'button button-outline button-secondary',
  link: 'text-link',
};

const sizes: Record<ButtonSize, string> = { tight: 'button-tight', cta: 'button-cta' };

interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

function classNameOf({
  variant = 'primary',
  size = 'cta',
  className = '',
}: Omit<ButtonStyle, 'children'>) {
  return `${variants[variant]} ${variant === 'link' ? '' : sizes[size]} ${className}`;
}

function Content({ icon, children }: Pick<ButtonStyle, 'icon' | 'children'>) {
  return (
    <>
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </>
  );
}

type ButtonProps = ButtonStyle & Omit<ComponentProps<'button'>, keyof ButtonStyle>;

export function Button({ variant, size, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classNameOf({ variant, size, className })} {...rest}>
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & Omit<ComponentProps<typeof Link>, keyof ButtonStyle>;

/** A link within the site, styled as a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNameOf({ variant, size, className })} {...rest}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

type ButtonAnchorProps = ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle>;

/** A link to another site, styled as a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { variant, size, icon, className, children, ...rest } = props;
  return (
    <a className={classNameOf({ variant, size, className })} {...rest}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}
