import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { FieldFrame, type FieldProps } from './field.tsx';

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'ref' | 'type'>;

/**
 * The browser's own file button speaks the browser's language, so ours lies over it. What is focused,
 * clicked, dropped on and sent is the real input, invisible on top; without scripts, which name the
 * chosen file, the browser's own look stays.
 */
export function FileField({ label, hint, error, className, onChange, ...input }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    const show = () => setChosen(field.current?.files?.[0]?.name);
    // A file may have been chosen before the scripts arrived.
    show();
    const { form } = field.current ?? {};
    // The form tells of a reset before the fields are empty.
    const reset = () => setTimeout(show);
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);

  return (
    <FieldFrame className={className} error={error} hint={hint} label={label}>
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
    </FieldFrame>
  );
}
