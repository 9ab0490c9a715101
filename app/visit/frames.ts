/** Resolves before the next frame is painted. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resolves after it: what it shows does not wait for what comes then. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
