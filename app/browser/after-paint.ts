/** Resolves after the next frame is painted: what it shows does not wait for what comes then. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
