import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface FieldLayoutProps {
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

/** A label, its control, a hint and an error; the last two describe the control to assistive technology. */
function FieldLayout({ label, hint, error, className = '', children }: FieldLayoutProps) {
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
type FieldProps = Omit<FieldLayoutProps, 'children'>;

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <FieldLayout className={className} error={error} hint={hint} label={label}>
      {(ids) => <input className="control" type="text" {...ids} {...input} />}
    </FieldLayout>
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
    <FieldLayout className={className} error={error} hint={hint} label={label}>
      {(ids) => <textarea className="control min-h-40 resize-y" {...ids} {...area} />}
    </FieldLayout>
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
    <FieldLayout className={className} error={error} hint={hint} label={label}>
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
    </FieldLayout>
  );
}

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'ref' | 'type'>;

/**
 * The browser's file button is in the browser's language, so ours covers it. The real input lies
 * transparent on top and takes focus, clicks and drops; without scripts, which show the chosen file's
 * name, the browser's own control stays.
 */
export function FileField({ label, hint, error, className, onChange, ...input }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    const show = () => setChosen(field.current?.files?.[0]?.name);
    // A file may have been chosen before hydration.
    show();
    const { form } = field.current ?? {};
    // The `reset` event fires before the fields are empty.
    const reset = () => setTimeout(show);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  return (
    <FieldLayout className={className} error={error} hint={hint} label={label}>
      {(ids) => (
        <div className="file-field">
          <input
            className="control file-input"
            onChange={(event) => {
              setChosen(event.target.files?.[0]?.name);
              onChange?.(event);
            }}
            ref={field}
            type="file"
            {...ids}
            {...input}
          />
          <div aria-hidden="true" className="control file-display">
            <span className="file-button">Elegir archivo</span>
            <span className="file-name">{chosen ?? 'Ningún archivo elegido'}</span>
          </div>
        </div>
      )}
    </FieldLayout>
  );
}
