/** Resolves after the next frame is painted: what a press shows does not wait for the work that follows. */
export const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
