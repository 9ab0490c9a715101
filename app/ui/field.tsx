import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

/** What every field takes. */
interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}

type PropsOf<Element extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Element>, 'className'>;

type ControlIds = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>;

/** A label, its control, a hint and an error; the last two describe the control to assistive technology. */
function FieldLayout(props: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const { label, hint, error, className = '', children } = props;
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

export function TextField({ label, hint, error, className, ...input }: PropsOf<'input'>) {
  return (
    <FieldLayout {...{ label, hint, error, className }}>
      {(ids) => <input className="control" {...ids} {...input} />}
    </FieldLayout>
  );
}

export function TextArea({ label, hint, error, className, ...area }: PropsOf<'textarea'>) {
  return (
    <FieldLayout {...{ label, hint, error, className }}>
      {(ids) => <textarea className="control min-h-40 resize-y" {...ids} {...area} />}
    </FieldLayout>
  );
}

export function SelectField({ label, hint, error, className, ...select }: PropsOf<'select'>) {
  return (
    <FieldLayout {...{ label, hint, error, className }}>
      {(ids) => (
        <div className="relative">
          <select className="control w-full pr-12" {...ids} {...select} />
          <Icon
            className="pointer-events-none absolute right-4 top-1/2 -translate-y-1/2 text-text-2"
            name="caretDown"
          />
        </div>
      )}
    </FieldLayout>
  );
}

/**
 * The browser's file button is in the browser's language, so ours covers it. The real input lies
 * transparent on top and takes focus, clicks and drops; without scripts it is seen itself.
 */
export function FileField(props: Omit<PropsOf<'input'>, 'ref' | 'type'>) {
  const { label, hint, error, className, onChange, ...input } = props;
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
    <FieldLayout {...{ label, hint, error, className }}>
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
