import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from './icon.tsx';

/** §9 Buttons. */
export type ButtonVariant = 'primary' | 'secondaryDark' | 'secondary' | 'link';
export type ButtonSize = 'tight' | 'cta';

const variants: Record<ButtonVariant, string> = {
  primary: 'button button-primary',
  secondaryDark: 'button button-secondary-dark',
  secondary: 'button button-outline button-secondary',
  link: 'text-link',
};

const sizes: Record<ButtonSize, string> = { tight: 'button-tight', cta: 'button-cta' };

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

function lookOf({ variant = 'primary', size = 'cta', className = '' }: Omit<Look, 'children'>) {
  return `${variants[variant]} ${variant === 'link' ? '' : sizes[size]} ${className}`;
}

function Content({ icon, children }: Pick<Look, 'icon' | 'children'>) {
  return (
    <>
      <span>{children}</span>
      {icon && <Icon name={icon} />}
    </>
  );
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look>;

export function Button({ variant, size, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={lookOf({ variant, size, className })} {...rest}>
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, keyof Look>;

/** A link to a page of ours, looking like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={lookOf({ variant, size, className })} {...rest}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}

type ButtonAnchorProps = Look & Omit<ComponentProps<'a'>, keyof Look>;

/** A link to somewhere else, looking like a button. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { variant, size, icon, className, children, ...rest } = props;
  return (
    <a className={lookOf({ variant, size, className })} {...rest}>
      <Content icon={icon}>{children}</Content>
    </a>
  );
}
