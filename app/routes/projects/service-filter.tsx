import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ProjectsContent } from './projects.server.ts';

/**
 * §2.21 Which service's projects are shown. The styles follow the chosen field, without a script; with
 * scripts the address names it, so that it can be shared and is there again after Back.
 */
export function ServiceFilter({ filters }: Pick<ProjectsContent, 'filters'>) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [everything] = filters;
  const arrival = useRef(key);

  useEffect(() => {
    // What was chosen before the scripts arrived stays.
    if (hash === '' && key === arrival.current) return;
    const chosen = fields.current?.elements.namedItem(hash.slice(1) || (everything?.id ?? ''));
    if (chosen instanceof HTMLInputElement) chosen.checked = true;
  }, [hash, key, everything]);

  return (
    <fieldset className="mt-[clamp(2.5rem,4.5vw,4.5rem)] print:hidden" ref={fields}>
      <legend className="text-xs text-text-2">Filtra por servicio</legend>
      <div className="mt-4 flex flex-wrap gap-x-[0.8em] gap-y-1 text-[clamp(1.5rem,1.1rem+1.9vw,2.9rem)]">
        {filters.map(({ id, label, count }) => (
          <label className="filter" key={id}>
            <input
              defaultChecked={id === everything?.id}
              id={id}
              name="servicio"
              onChange={() => navigate({ hash: id }, { replace: true, preventScrollReset: true })}
              type="radio"
            />
            {label} <sup>{count}</sup>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
