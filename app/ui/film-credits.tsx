import { Fragment } from 'react';

interface Credit {
  role: string;
  names: readonly string[];
}

/** As after a film: each role in small type before the names it is about. */
export function FilmCredits({ credits, className }: { credits: Credit[]; className: string }) {
  return (
    <dl className={`film-credits ${className}`}>
      {credits.map(({ role, names }) => (
        <div key={role}>
          <dt>{role}</dt>
          {names.map((name) => (
            <Fragment key={name}>
              {' '}
              <dd>{name}</dd>
            </Fragment>
          ))}
        </div>
      ))}
    </dl>
  );
}
