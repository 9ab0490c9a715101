import { honeypotField } from '../../domain/quote/honeypot.ts';

/** Nobody sees it, so only a machine fills it in; such a submission is kept apart, never dropped. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Deja este campo vacío
        <input autoComplete="off" defaultValue="" name={honeypotField} tabIndex={-1} />
      </label>
    </div>
  );
}
