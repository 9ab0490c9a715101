/**
 * What stays in view of a picture or film where it is cut, as `object-position`. The content policy keeps styles out of
 * the HTML's attributes: a prerendered page holds this one, which is allowed by its hash. In the browser `focusProps`
 * sets it.
 */
export function focusStyles(focus: string | undefined) {
  if (!import.meta.env.SSR || !focus) return null;
  return (
    <style href={`focus-${focus.replace(/%\s*/g, '-')}`} precedence="default">
      {`[data-focus="${focus}"]{object-position:${focus}}`}
    </style>
  );
}

/** For the image or film itself; where it was prerendered, React leaves it as it is. */
export const focusProps = (focus: string | undefined) =>
  focus && {
    suppressHydrationWarning: true,
    ...(import.meta.env.SSR ? { 'data-focus': focus } : { style: { objectPosition: focus } }),
  };
