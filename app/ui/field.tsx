import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface FieldFrameProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A field is a label, its control, a hint and an error: the last two described to everyone. */
export function FieldFrame({ label, hint, error, className = '', children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-2 ${className}`}>
      <label className="text-xs font-semibold" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="flex gap-2 text-xs font-semibold text-danger" id={errorId}>
          <Icon className="mt-0.5" name="close" />
          {error}
        </p>
      )}
      {hint && (
        <p className="text-xs text-text-2" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What every field takes. */
export type FieldProps = Omit<FieldFrameProps, 'children'>;

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldFrame className={className} error={error} hint={hint} label={label}>
      {(ids) => <input className="control" type="text" {...ids} {...input} />}
    </FieldFrame>
  );
}

export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame className={className} error={error} hint={hint} label={label}>
      {(ids) => <textarea className="control min-h-40 resize-y" {...ids} {...area} />}
    </FieldFrame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <FieldFrame className={className} error={error} hint={hint} label={label}>
      {(ids) => (
        <div className="relative">
          <select className="control w-full pr-12" {...ids} {...select}>
            {children}
          </select>
          <Icon
            className="pointer-events-none absolute right-4 top-1/2 -translate-y-1/2 text-text-2"
            name="caretDown"
          />
        </div>
      )}
    </FieldFrame>
  );
}
