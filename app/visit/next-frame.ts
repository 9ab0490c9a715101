/** Resolves before the next frame is painted; awaited twice, after one was. */
export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
